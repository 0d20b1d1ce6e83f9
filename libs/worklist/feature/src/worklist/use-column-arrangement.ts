import { useAtom } from 'jotai';
import { usualLayout, type Arrangement, type ColumnLayout } from '@dosar/design-system';
import { columnWidthsAtom } from './column-widths.ts';
import type { WorklistColumn } from './worklist-view.ts';

type Chosen = {
  /** Every column that there is, in the order of reading. */
  all: readonly WorklistColumn[];
  shown: readonly WorklistColumn[];
  usual: readonly WorklistColumn[];
  onColumns: (columns: WorklistColumn[]) => void;
};

/** Which columns the table shows, and how wide: the columns belong to the view, the widths to this device. */
export function useColumnArrangement({ all, shown, usual: unchanged, onColumns }: Chosen): Arrangement {
  const [widths, setWidths] = useAtom(columnWidthsAtom);
  const hidden = all.filter((key) => !shown.includes(key));

  const onLayout = (next: ColumnLayout) => {
    if (next.widths !== widths) setWidths(next.widths);
    const columns =
      next === usualLayout
        ? [...unchanged]
        : next.order.flatMap((key) => all.find((known) => known === key && !next.hidden.includes(key)) ?? []);
    if (columns.join() !== shown.join()) onColumns(columns);
  };
  return { layout: { order: [...shown, ...hidden], hidden, widths }, onLayout };
}
