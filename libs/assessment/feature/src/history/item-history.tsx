import { apiQuery, browseItemHistory, useQueryFailure } from '@dosar/api-client';
import { addressOfAssignment } from '@dosar/areas/claims';
import {
  Button,
  DataTable,
  Dialog,
  ErrorState,
  LoadingState,
  StatusChip,
  Text,
  type Column,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Row = Schema<'ItemHistoryRow'>;

type ItemHistoryProps = {
  assignmentId: string;
  itemGuid: string;
  partName: string;
  vin: string | null;
  onClose: () => void;
};

/** Earlier files that name the same part of the same vehicle (specification S18). */
export function ItemHistory({ assignmentId, itemGuid, partName, vin, onClose }: ItemHistoryProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const history = useQuery(apiQuery(browseItemHistory, { params: { path: { assignmentId, itemGuid } } }));
  return (
    <Dialog
      open
      size="large"
      title={t(messages.title, { part: partName })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(messages.close)}</Button>}
    >
      {vin !== null && (
        <Text tone="muted" marginBottom="2">
          {t(messages.vin, { vin })}
        </Text>
      )}
      {history.data ? (
        <HistoryTable rows={history.data} />
      ) : history.isError ? (
        <ErrorState {...failureOf(history)} />
      ) : (
        <LoadingState shape="rows" count={3} />
      )}
    </Dialog>
  );
}

function HistoryTable({ rows }: { rows: readonly Row[] }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  if (rows.length === 0) return <Text>{t(messages.none)}</Text>;
  const columns: Column<Row>[] = [
    {
      key: 'file',
      header: t(messages.file),
      always: true,
      onPhone: 'title',
      cell: (row) => <b>{row.claim_file_no}</b>,
    },
    { key: 'type', header: t(messages.type), cell: (row) => row.assignment_type_name },
    {
      key: 'status',
      header: t(messages.status),
      cell: (row) => <StatusChip label={row.status_name} color={row.status_color} />,
    },
    { key: 'day', header: t(messages.day), cell: (row) => date(row.system_time) },
    { key: 'rep', header: t(messages.rep), cell: (row) => row.rep_name ?? '–' },
    {
      key: 'open',
      header: t(messages.open),
      onPhone: 'action',
      cell: (row) => (
        <Button asChild icon="open_in_new">
          <a
            href={addressOfAssignment(row)}
            target="_blank"
            rel="noreferrer"
            aria-label={t(messages.openFile, { file: row.claim_file_no })}
          >
            {t(messages.open)}
          </a>
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t(messages.caption)}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.assignment_id}-${row.system_time}`}
      />
      <Text tone="muted" size="sm" marginTop="2">
        {t(messages.newTab)}
      </Text>
    </>
  );
}
