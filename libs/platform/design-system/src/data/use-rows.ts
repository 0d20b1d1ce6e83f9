import { useLayoutEffect, useRef } from 'react';
import { useShortcuts } from '../shortcut/use-shortcuts.ts';
import { keysBetween, withKeys, type DataTableProps, type Selection } from './data-table-model.ts';
import { rowShortcuts } from './row-shortcuts.ts';
import { useRowNavigation } from './use-row-navigation.ts';

/** What table and cards share: keys, selection, moving with the keyboard, and the way back to a row. */
export function useRows<Row>({ rows, rowKey, selection, onOpen, activeKey }: DataTableProps<Row>) {
  const container = useRef<HTMLElement>(null);
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
  const toggle = selection && ((index: number, isRange: boolean) => toggleIn(selection, index, isRange));
  const navigation = useRowNavigation({
    count: rows.length,
    initial: activeIndex,
    onOpen: onOpen && atRow(onOpen),
    onToggle: toggle,
  });

  useShortcuts(rowShortcuts({ opens: Boolean(onOpen), selects: Boolean(selection) }));

  // Coming back from a record, the person stands again on the row that they left from.
  useLayoutEffect(
    function returnToRow() {
      if (activeIndex < 0 || container.current?.contains(document.activeElement)) return;
      container.current?.querySelector<HTMLElement>(`[data-row="${activeIndex}"]`)?.focus();
    },
    [activeIndex],
  );

  return {
    container,
    keys,
    navigation,
    isSelected: (key: string) => selection?.selected.has(key) ?? false,
    toggle,
  };
}
