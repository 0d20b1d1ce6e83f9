import type { WorklistColumn as ListColumn } from '@dosar/areas/worklist';
import type { Column } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { createContext } from 'react';
import { useIntl } from 'react-intl';
import { columns as ownColumns } from './worklist-columns.tsx';
import type { WorklistCategory, WorklistColumn, WorklistRow } from './worklist-view.ts';

/** Columns in the order of reading. */
export function inOrder(columns: readonly ListColumn[]): ListColumn[] {
  return columns.toSorted((one, other) => one.order - other.order);
}

/** Every column that the lists have, in the order of reading; those of other areas where the page has fetched them. */
export const ListColumnsContext = createContext<readonly ListColumn[]>(inOrder(ownColumns));

/** The columns of somebody who has chosen none. */
export function usualColumns(columns: readonly ListColumn[], list: WorklistCategory): WorklistColumn[] {
  return columns.filter(({ isUsual }) => isUsual?.(list)).map(({ key }) => key);
}

/** The columns as the table shows them, in the language of the page. */
export function useTableColumns(
  columns: readonly ListColumn[],
  shown: readonly WorklistColumn[],
): Column<WorklistRow>[] {
  const { formatMessage: t } = useIntl();
  const words = { t, formats: useFormats(), isShown: (key: WorklistColumn) => shown.includes(key) };
  return columns.map(({ header, cell, widest, order: _, isUsual: __, ...column }) => ({
    ...column,
    header: t(header),
    cell: (row) => cell(row, words),
    ...(widest !== undefined && { widest: typeof widest === 'string' ? widest : () => widest(words) }),
  }));
}
