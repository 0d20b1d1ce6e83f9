import { useIsPhone } from '../theme/use-is-phone.ts';
import { DataCards } from './data-cards.tsx';
import type { DataTableProps } from './data-table-model.ts';
import { WideTable } from './wide-table.tsx';

/**
 * Rows of one kind: a table with a sticky header, cards on a phone.
 *
 * Sorting and paging are the server's; the table shows which sort is on and asks for another.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  const { rows, loading, empty } = props;
  if (!loading && rows.length === 0 && empty) return empty;
  return isPhone ? <DataCards {...props} /> : <WideTable {...props} />;
}
