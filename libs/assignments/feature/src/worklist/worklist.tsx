import { changeAssignments, useProblemText } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Banner, Button, DataTable, ErrorState, Flex, focusedRow, type Sort } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { ChangeBar } from '../change/change-bar.tsx';
import { ResultLine } from '../change/result-line.tsx';
import { useChange } from '../change/use-change.ts';
import { useRowSelection } from '../change/use-row-selection.ts';
import { FilterBar } from '../filter/filter-bar.tsx';
import { useTakeKey } from '../take/use-take-key.ts';
import { messages } from './messages.ts';
import { NoRows } from './no-rows.tsx';
import { UnassignedCell } from './unassigned-cell.tsx';
import { usualColumns, useColumnArrangement } from './use-column-arrangement.ts';
import type { ListPlace } from './use-list-place.ts';
import { useReturn } from './use-return.ts';
import { useWorklist } from './use-worklist.ts';
import { useWorklistView } from './use-worklist-view.ts';
import { sortColumns } from './worklist-address.ts';
import { useWorklistColumns } from './worklist-columns.tsx';
import { WorklistTitle } from './worklist-title.tsx';
import type { WorklistView } from './worklist-view.ts';

/** One list of work: filtered, sorted and paged by the server. */
export function Worklist({ place }: { place: ListPlace }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { view, show, columns: chosen } = useWorklistView(place);
  const worklist = useWorklist(view);
  const { rows } = worklist;
  const { left, open } = useReturn(rows.length > 0);
  const mayChange = useCan(changeAssignments);
  const { selection, selected, select, bar } = useRowSelection({
    ...worklist,
    total: worklist.total?.count,
    initial: new Set(left.selected),
  });
  const change = useChange(({ items }) =>
    select(items.filter(({ outcome }) => outcome === 'skipped').map(({ assignment_id }) => assignment_id)),
  );
  const rowAtHand = () => rows[focusedRow() ?? -1];
  useTakeKey(rowAtHand);
  const showOther = (next: WorklistView, options?: { replace: boolean }) => {
    bar.clear();
    show(next, options);
  };
  const usual = usualColumns(view.category_code);
  const arrangement = useColumnArrangement({
    shown: chosen ?? usual,
    usual,
    onColumns: (columns) => show({ ...view, columns }, { replace: true }),
  });
  const columns = useWorklistColumns({
    presence: () => null,
    unassigned: (row) => <UnassignedCell row={row} />,
  });
  const sortBy = ({ column, direction }: Sort) => {
    const known = sortColumns.find((it) => it === column);
    if (known) show({ ...view, sort: { column: known, direction } });
  };

  if (worklist.error !== null && rows.length === 0)
    return <ErrorState description={problemText(worklist.error)} onRetry={() => void worklist.refetch()} />;

  return (
    <>
      <WorklistTitle total={worklist.total} columns={columns} arrangement={arrangement} />
      <FilterBar view={view} onShow={showOther} />
      {worklist.isRefetchError && (
        <Banner tone="warning" title={t(messages.notRefreshed)} live>
          <Button variant="quiet" icon="refresh" onClick={() => void worklist.refetch()}>
            {t(messages.retry)}
          </Button>
        </Banner>
      )}
      {change.last && (
        <ResultLine last={change.last} onUndo={() => void change.undo()} onDismiss={change.forget} />
      )}
      <DataTable
        caption={t(messages.caption, { sort: view.sort.column })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.assignment_id}
        sorting={{ sort: view.sort, onSort: sortBy }}
        {...(mayChange && { selection })}
        arrangement={arrangement}
        onOpen={(row) => void open(row, selection.selected)}
        loading={worklist.isPending}
        activeKey={left.openedRow}
        empty={<NoRows view={view} onShow={showOther} />}
      />
      {worklist.hasNextPage && (
        <Flex justify="center" marginTop="4">
          <Button loading={worklist.isFetchingNextPage} onClick={() => void worklist.fetchNextPage()}>
            {t(messages.more)}
          </Button>
        </Flex>
      )}
      {mayChange && (
        <ChangeBar
          selected={bar}
          rows={selected}
          rowAtHand={rowAtHand}
          isSnoozed={view.category_code === 'snoozed'}
          onChange={change.run}
        />
      )}
    </>
  );
}
