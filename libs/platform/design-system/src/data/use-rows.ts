import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { useShortcuts } from '../shortcut/use-shortcuts.ts';
import { keysBetween, withKeys, type DataTableProps, type Selection } from './data-table-model.ts';
import { rowShortcuts } from './row-shortcuts.ts';
import { useRowNavigation } from './use-row-navigation.ts';

/** What a row is told beside its content. */
export type RowState = {
  index: number;
  /** It is the one that can be reached with Tab. */
  isActive: boolean;
  isSelected: boolean;
  /** It is read beside the table. */
  isOpen: boolean;
  /** Takes it in or out; with the second all rows from the last one on. Absent where nothing can be selected. */
  toggle: ((index: number, isRange: boolean) => void) | undefined;
  /** Told the element of the row, where its height is wanted. */
  measure?: ((element: HTMLElement | null) => void) | undefined;
};

/** What the element of a row says of itself, to the keyboard and to the looks. */
export function rowAttributes({ index, isActive, isSelected, isOpen, measure }: Omit<RowState, 'toggle'>) {
  return {
    ref: measure,
    'data-row': index,
    tabIndex: isActive ? 0 : -1,
    'data-selected': isSelected ? '' : undefined,
    'data-open': isOpen ? '' : undefined,
    'aria-current': isOpen || undefined,
  };
}

/** What table and cards share: keys, selection, moving with the keyboard, and the way back to a row. */
export function useRows<Row, Container extends HTMLElement>({
  rows,
  rowKey,
  selection,
  onOpen,
  onMove,
  activeKey,
  openKey,
}: DataTableProps<Row>) {
  const container = useRef<Container>(null);
  const keys = rows.map(rowKey);
  const activeIndex = activeKey === undefined ? -1 : keys.indexOf(activeKey);

  // Where a range begins: the row that was selected or taken out last.
  const anchor = useRef<string>(undefined);

  const atRow = (act: (row: Row) => void) => (index: number) => {
    const row = rows[index];
    if (row !== undefined) act(row);
  };
  const toggleIn = ({ selected, onSelect }: Selection, index: number, isRange: boolean) => {
    const key = keys[index];
    if (key === undefined) return;
    const range = isRange ? keysBetween(keys, anchor.current, key) : [key];
    anchor.current = key;
    onSelect(withKeys(selected, range, !selected.has(key)));
  };
  const toggleNow = (index: number, isRange: boolean) => {
    if (selection) toggleIn(selection, index, isRange);
  };
  // The same function for as long as the table stands, so that no row is drawn again for its sake.
  const latestToggle = useRef(toggleNow);
  useLayoutEffect(function keepToggle() {
    latestToggle.current = toggleNow;
  });
  const toggleLatest = useCallback(
    (index: number, isRange: boolean) => latestToggle.current(index, isRange),
    [],
  );
  const toggle = selection && toggleLatest;
  const navigation = useRowNavigation({
    count: rows.length,
    initial: activeIndex,
    onOpen: onOpen && atRow(onOpen),
    onMove: onMove && atRow(onMove),
    onToggle: toggle,
  });

  useShortcuts(
    rowShortcuts({
      opens: Boolean(onOpen),
      selects: Boolean(selection),
      enter: () => container.current && navigation.enter(container.current),
    }),
  );

  useReturnToRow(container, activeIndex);

  const stateOf = (index: number): RowState => ({
    index,
    isActive: index === navigation.active,
    isSelected: selection?.selected.has(keys[index] ?? '') ?? false,
    isOpen: openKey !== undefined && keys[index] === openKey,
    toggle,
  });
  return { container, keys, navigation, stateOf };
}

/** Coming back from a record, the person stands again on the row that they left from. */
function useReturnToRow(container: RefObject<HTMLElement | null>, activeIndex: number) {
  useLayoutEffect(
    function returnToRow() {
      if (activeIndex < 0 || container.current?.contains(document.activeElement)) return;
      container.current?.querySelector<HTMLElement>(`[data-row="${activeIndex}"]`)?.focus();
    },
    [container, activeIndex],
  );
}
