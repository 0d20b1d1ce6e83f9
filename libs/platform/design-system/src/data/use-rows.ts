import { useLayoutEffect, useRef } from 'react';
import { toggled, type DataTableProps } from './data-table-model.ts';
import { useRowNavigation } from './use-row-navigation.ts';

/** What table and cards share: keys, selection, moving with the keyboard, and the way back to a row. */
export function useRows<Row>({ rows, rowKey, selection, onOpen, activeKey }: DataTableProps<Row>) {
  const container = useRef<HTMLElement>(null);
  const keys = rows.map(rowKey);
  const activeIndex = activeKey === undefined ? -1 : keys.indexOf(activeKey);

  const atRow = (act: (row: Row) => void) => (index: number) => {
    const row = rows[index];
    if (row !== undefined) act(row);
  };
  const toggle = selection && ((row: Row) => selection.onSelect(toggled(selection.selected, rowKey(row))));
  const navigation = useRowNavigation({
    count: rows.length,
    initial: activeIndex,
    onOpen: onOpen && atRow(onOpen),
    onToggle: toggle && atRow(toggle),
  });

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
