import { changeAssignments, useQueryFailure } from '@dosar/api-client';
import { useEntries } from '@dosar/areas';
import { listChanges, type ListChangesProps } from '@dosar/areas/worklist';
import { useCan } from '@dosar/auth';
import {
  Banner,
  Button,
  DataTable,
  ErrorState,
  Flex,
  Later,
  focusedRow,
  type Arrangement,
  type DataTableProps,
  type Sort,
} from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ExportedList } from '../export/export-dialog.tsx';
import { useExport } from '../export/use-export.tsx';
import { NewsLine } from '../news/news-line.tsx';
import { useNews } from '../news/use-news.ts';
import type { useTableColumns } from './list-columns.ts';
import { messages } from './messages.ts';
import { NoRows } from './no-rows.tsx';
import { useReturn } from './use-return.ts';
import { useRowSelection } from './use-row-selection.ts';
import type { useWorklist } from './use-worklist.ts';
import { sortColumns } from './worklist-address.ts';
import { WorklistCard } from './worklist-card.tsx';
import { requestOf, type WorklistRow, type WorklistView } from './worklist-view.ts';

export type WorklistRowsProps = {
  caption: string;
  view: WorklistView;
  onShow: (view: WorklistView, options?: { replace: boolean }) => void;
  worklist: Omit<ReturnType<typeof useWorklist>, 'rows'> & { rows: readonly WorklistRow[] };
  /** What rows do and show while a file is read beside them. */
  beside: Pick<DataTableProps<WorklistRow>, 'openKey' | 'onOpen' | 'onMove' | 'strip'>;
  columns: ReturnType<typeof useTableColumns>;
  arrangement: Arrangement;
  /** The list as it would be exported. */
  exported: ExportedList;
  onDrawn: NonNullable<DataTableProps<unknown>['onDrawn']>;
};

/** The rows of a list, what can be done with them, and what became of it. */
export function WorklistRows({
  caption,
  view,
  onShow,
  worklist,
  beside,
  columns,
  arrangement,
  exported,
  onDrawn,
}: WorklistRowsProps) {
  const failureOf = useQueryFailure();
  const { rows, error, hasNextPage } = worklist;
  const { selected: leftSelected, activeKey, open } = useReturn(view, rows.length > 0);
  const changes = useEntries(listChanges);
  const mayChange = useCan(changeAssignments) && changes.length > 0;
  const { selection, selected, select, bar } = useRowSelection({
    ...worklist,
    total: worklist.total?.count,
    initial: new Set(leftSelected),
    of: JSON.stringify({ ...requestOf(view, undefined), sort: undefined }),
  });
  const [resultPlace, setResultPlace] = useState<HTMLElement | null>(null);
  const news = useNews(view, worklist);
  const rowAtHand = () => rows[focusedRow() ?? -1];
  const sortBy = ({ column, direction }: Sort) => {
    const known = sortColumns.find((it) => it === column);
    if (known) onShow({ ...view, sort: { column: known, direction } });
  };

  if (error !== null && rows.length === 0) return <ErrorState {...failureOf(worklist)} />;
  return (
    <Flex direction="column">
      {worklist.isRefetchError && <NotRefreshed onRetry={() => void worklist.refetch()} />}
      <NewsLine count={news} onShow={() => void worklist.refetch()} />
      <div ref={setResultPlace} />
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.assignment_id}
        sorting={{ sort: view.sort, onSort: sortBy }}
        {...(mayChange && { selection })}
        arrangement={arrangement}
        card={(row) => <WorklistCard row={row} isSelectable={mayChange} />}
        onOpen={(row) => void open(row, selection.selected)}
        {...beside}
        loading={worklist.isPending}
        activeKey={activeKey}
        onDrawn={onDrawn}
        empty={<NoRows view={view} onShow={onShow} />}
      />
      <Later>
        {hasNextPage && <More isLoading={worklist.isFetchingNextPage} onMore={worklist.fetchNextPage} />}
        <ListActs
          {...{ rowAtHand, resultPlace }}
          settings={exported.settings}
          selection={bar}
          selectedRows={selected}
          isSnoozed={view.category_code === 'snoozed'}
          onSelect={select}
          exported={exported}
        />
      </Later>
    </Flex>
  );
}

/** What areas offer for the rows, and their export. */
function ListActs({
  exported,
  ...list
}: Omit<ListChangesProps, 'onExport'> & Pick<WorklistRowsProps, 'exported'>) {
  const selectedIds = list.selectedRows.map((row) => row.assignment_id);
  const { ask, dialog } = useExport({ ...exported, selectedIds });
  const changes = useEntries(listChanges);
  return (
    <>
      {changes.map(({ Changes }, index) => (
        <Changes key={index} {...list} onExport={ask} />
      ))}
      {dialog}
    </>
  );
}

function More({ isLoading, onMore }: { isLoading: boolean; onMore: () => Promise<unknown> }) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex justifyContent="center" marginTop="4">
      <Button loading={isLoading} onClick={() => void onMore()}>
        {t(messages.more)}
      </Button>
    </Flex>
  );
}

function NotRefreshed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage: t } = useIntl();
  return (
    <Banner tone="warning" title={t(messages.notRefreshed)} live>
      <Button variant="quiet" icon="refresh" onClick={onRetry}>
        {t(messages.retry)}
      </Button>
    </Banner>
  );
}
