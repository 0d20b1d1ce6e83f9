import { useState } from 'react';
import { useProblemText } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  Flex,
  PageTitle,
  Text,
  type Sort,
} from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { addressOfAssignment } from '../assignment-address.ts';
import { messages } from './messages.ts';
import { useWorklist } from './use-worklist.ts';
import { useWorklistView } from './use-worklist-view.ts';
import { isNarrowed } from './worklist-address.ts';
import { useWorklistColumns } from './worklist-columns.tsx';
import { WorklistFilters } from './worklist-filters.tsx';

type Row = Schema<'WorklistRow'>;

/** The work that waits: filtered, sorted and paged by the server, the whole view in the address. */
export function WorklistPage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const location = useLocation();
  const { view, change, clear } = useWorklistView();
  const worklist = useWorklist(view);
  const columns = useWorklistColumns();
  const [openedFrom] = useState<string | undefined>(() => openedRow(location.state));

  const open = async (row: Row) => {
    // Back returns to this very entry; it remembers the row that the person left from.
    await navigate(location.pathname + location.search, {
      replace: true,
      state: { openedRow: row.assignment_id },
    });
    await navigate(addressOfAssignment(row));
  };
  const sortBy = ({ column, direction }: Sort) => change({ sort: column, direction });

  if (worklist.error !== null && worklist.rows.length === 0)
    return <ErrorState description={problemText(worklist.error)} onRetry={() => void worklist.refetch()} />;

  return (
    <>
      <PageTitle title={t(messages.title)} actions={<Total total={worklist.total} />} />
      <WorklistFilters view={view} onChange={change} onClear={clear} />
      <DataTable
        caption={t(messages.caption, { sort: view.sort.column })}
        columns={columns}
        rows={worklist.rows}
        rowKey={(row) => row.assignment_id}
        sorting={{ sort: view.sort, onSort: sortBy }}
        onOpen={(row) => void open(row)}
        loading={worklist.isPending}
        activeKey={openedFrom}
        empty={
          <NoRows
            isNarrowed={isNarrowed(view)}
            onClear={clear}
            onWiden={view.category === 'all' ? undefined : () => change({ category: 'all' })}
          />
        }
      />
      {worklist.hasNextPage && (
        <Flex justify="center" marginTop="4">
          <Button loading={worklist.isFetchingNextPage} onClick={() => void worklist.fetchNextPage()}>
            {t(messages.more)}
          </Button>
        </Flex>
      )}
    </>
  );
}

function Total({ total }: { total: Schema<'WorklistPage'>['total'] | undefined }) {
  const { formatMessage: t } = useIntl();
  if (total === undefined) return null;
  return (
    <Text tone="muted" numeric role="status">
      {t(total.capped ? messages.totalCapped : messages.total, { count: total.count })}
    </Text>
  );
}

type NoRowsProps = {
  isNarrowed: boolean;
  onClear: () => void;
  /** Shows every list at once; absent where that is so already. */
  onWiden: (() => void) | undefined;
};

function NoRows({ isNarrowed: narrowed, onClear, onWiden }: NoRowsProps) {
  const { formatMessage: t } = useIntl();
  if (!narrowed)
    return (
      <EmptyState
        kind="nothing-yet"
        title={t(messages.empty)}
        description={t(messages.emptyAdvice)}
        action={onWiden && <Button onClick={onWiden}>{t(messages.showAll)}</Button>}
      />
    );
  return <EmptyState kind="no-match" action={<Button onClick={onClear}>{t(messages.clear)}</Button>} />;
}

function openedRow(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('openedRow' in state)) return undefined;
  return typeof state.openedRow === 'string' ? state.openedRow : undefined;
}
