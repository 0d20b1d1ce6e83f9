import { useProblemText } from '@dosar/api-client';
import {
  Banner,
  Button,
  ColumnChooser,
  DataTable,
  ErrorState,
  Flex,
  PageTitle,
  Text,
  type Sort,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { FilterBar } from '../filter/filter-bar.tsx';
import { messages } from './messages.ts';
import { NoRows } from './no-rows.tsx';
import { usualColumns, useColumnArrangement } from './use-column-arrangement.ts';
import type { ListPlace } from './use-list-place.ts';
import { useReturn } from './use-return.ts';
import { useWorklist } from './use-worklist.ts';
import { useWorklistView } from './use-worklist-view.ts';
import { sortColumns } from './worklist-address.ts';
import { useWorklistColumns } from './worklist-columns.tsx';

/** One list of work: filtered, sorted and paged by the server. */
export function Worklist({ place }: { place: ListPlace }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { view, show, columns: chosen } = useWorklistView(place);
  const worklist = useWorklist(view);
  const usual = usualColumns(view.category_code);
  const arrangement = useColumnArrangement({
    shown: chosen ?? usual,
    usual,
    onColumns: (columns) => show({ ...view, columns }, { replace: true }),
  });
  const columns = useWorklistColumns({
    presence: () => null,
    unassigned: () => t(messages.unassigned),
  });
  const { activeKey, open } = useReturn();

  const sortBy = ({ column, direction }: Sort) => {
    const known = sortColumns.find((it) => it === column);
    if (known) show({ ...view, sort: { column: known, direction } });
  };

  if (worklist.error !== null && worklist.rows.length === 0)
    return <ErrorState description={problemText(worklist.error)} onRetry={() => void worklist.refetch()} />;

  return (
    <>
      <PageTitle
        title={t(messages.title)}
        actions={
          <>
            <Total total={worklist.total} />
            <ColumnChooser columns={columns} {...arrangement} />
          </>
        }
      />
      <FilterBar view={view} onShow={show} />
      {worklist.isRefetchError && (
        <Banner tone="warning" title={t(messages.notRefreshed)} live>
          <Button variant="quiet" icon="refresh" onClick={() => void worklist.refetch()}>
            {t(messages.retry)}
          </Button>
        </Banner>
      )}
      <DataTable
        caption={t(messages.caption, { sort: view.sort.column })}
        columns={columns}
        rows={worklist.rows}
        rowKey={(row) => row.assignment_id}
        sorting={{ sort: view.sort, onSort: sortBy }}
        arrangement={arrangement}
        onOpen={(row) => void open(row)}
        loading={worklist.isPending}
        activeKey={activeKey}
        empty={<NoRows view={view} onShow={show} />}
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
