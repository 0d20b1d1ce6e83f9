import { LegalTerm } from '@dosar/claim-parts';
import { Box, CellLine, DataTable, Text, type Column } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Row = Schema<'LegalRiskRow'>;

type RiskTableProps = {
  caption: string;
  rows: readonly Row[];
  openId: string | undefined;
  onOpen: (id: string) => void;
};

/** Files with their legal deadline, what is owed, what delay costs, and why. */
export function RiskTable({ caption, rows, openId, onOpen }: RiskTableProps) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const columns: Column<Row>[] = [
    {
      key: 'file',
      header: t(messages.file),
      always: true,
      onPhone: 'title',
      cell: (row) => (
        <Box>
          <Text as="span" display="block">
            {row.claim_file_no}
          </Text>
          <Text as="span" tone="muted" size="sm">
            {row.plate !== null && formatPlate(row.plate)}
          </Text>
        </Box>
      ),
    },
    { key: 'owner', header: t(messages.owner), cell: (row) => row.owner_name ?? t(messages.nobody) },
    {
      key: 'owed',
      header: t(messages.owed),
      align: 'end',
      cell: (row) => (row.amount_bani === null ? '—' : amount(row.amount_bani)),
    },
    { key: 'due', header: t(messages.due), cell: (row) => <LegalTerm due={row.due_date} /> },
    {
      key: 'penalty',
      header: t(messages.soFar),
      align: 'end',
      cell: (row) => (
        <Text
          as="span"
          color={row.penalty_bani > 0 ? 'danger' : 'textMuted'}
          fontWeight={row.penalty_bani > 0 ? 'strong' : undefined}
        >
          {amount(row.penalty_bani)}
        </Text>
      ),
    },
    {
      key: 'day',
      header: t(messages.aDay),
      align: 'end',
      cell: (row) => `+${amount(row.penalty_per_day_bani)}`,
    },
    {
      key: 'cause',
      header: t(messages.causeAndStatus),
      cell: (row) => (
        <Box>
          {row.days_late > 0 && (
            <Text as="span" display="block" color={row.delay_cause_name === null ? 'warning' : undefined}>
              {row.delay_cause_name ?? t(messages.toExplain)}
            </Text>
          )}
          <Text as="span" tone="muted" size="sm">
            {row.status_name}
          </Text>
        </Box>
      ),
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.legal_clock_id}
      openKey={openId}
      onOpen={(row) => onOpen(row.legal_clock_id)}
      card={(row) => <Card row={row} />}
      empty={<Text tone="muted">{t(messages.none)}</Text>}
    />
  );
}

/** A file on a phone. */
function Card({ row }: { row: Row }) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  return (
    <Box width="full">
      <CellLine>
        <Text as="span" fontWeight="strong">
          {row.claim_file_no}
        </Text>
        <Box as="span" marginInlineStart="auto">
          <LegalTerm due={row.due_date} />
        </Box>
      </CellLine>
      <CellLine>
        <Text as="span" tone="muted" size="sm">
          {row.owner_name ?? t(messages.nobody)}
        </Text>
        {row.days_late > 0 && (
          <Text as="span" color="danger" marginInlineStart="auto">
            {amount(row.penalty_bani)} · +{amount(row.penalty_per_day_bani)}
          </Text>
        )}
      </CellLine>
      {row.days_late > 0 && (
        <Text as="span" size="sm" color={row.delay_cause_name === null ? 'warning' : 'textMuted'}>
          {row.delay_cause_name ?? t(messages.toExplain)}
        </Text>
      )}
    </Box>
  );
}
