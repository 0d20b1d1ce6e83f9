import { useAtom } from 'jotai';
import { usualLayout, type Arrangement, type ColumnLayout } from '@dosar/design-system';
import { columnWidthsAtom } from './column-widths.ts';
import { columnKeys } from './worklist-address.ts';
import type { WorklistCategory, WorklistColumn } from './worklist-view.ts';

/** What most people look at: news stand beside the number, both deadlines in one column. */
const usual: readonly WorklistColumn[] = [
  'claim_file_no',
  'assignment_type',
  'status',
  'plate',
  'claimant_name',
  'due_at',
  'assigned_to',
];

/** The columns of somebody who has chosen none; what is put off tells until when. */
export function usualColumns(category: WorklistCategory): WorklistColumn[] {
  return columnKeys.filter(
    (key) => usual.includes(key) || (key === 'snoozed_until' && category === 'snoozed'),
  );
}

type Chosen = {
  shown: readonly WorklistColumn[];
  usual: readonly WorklistColumn[];
  onColumns: (columns: WorklistColumn[]) => void;
};

/** Which columns the table shows, and how wide: the columns belong to the view, the widths to this device. */
export function useColumnArrangement({ shown, usual: unchanged, onColumns }: Chosen): Arrangement {
  const [widths, setWidths] = useAtom(columnWidthsAtom);
  const hidden = columnKeys.filter((key) => !shown.includes(key));

  const onLayout = (next: ColumnLayout) => {
    if (next.widths !== widths) setWidths(next.widths);
    const columns =
      next === usualLayout
        ? [...unchanged]
        : next.order.flatMap(
            (key) => columnKeys.find((known) => known === key && !next.hidden.includes(key)) ?? [],
          );
    if (columns.join() !== shown.join()) onColumns(columns);
  };
  return { layout: { order: [...shown, ...hidden], hidden, widths }, onLayout };
}
