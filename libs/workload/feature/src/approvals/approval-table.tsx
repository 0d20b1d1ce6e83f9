import { LegalTerm } from '@dosar/claim-parts';
import {
  Box,
  CellLine,
  DataTable,
  Flex,
  Icon,
  Text,
  type Column,
  type Selection,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Row = Schema<'ApprovalRow'>;

type ApprovalTableProps = {
  approvals: readonly Row[];
  selection: Selection;
  openId: string | undefined;
  onOpen: (id: string) => void;
};

/** The requests, the nearest legal deadline first; what the reader may not decide says who can. */
export function ApprovalTable({ approvals, selection, openId, onOpen }: ApprovalTableProps) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const formats = useFormats();
  const isBesideOpen = openId !== undefined;
  const all: Column<Row>[] = [
    {
      key: 'kind',
      header: t(messages.request),
      always: true,
      onPhone: 'title',
      cell: (row) => (
        <Box>
          <Text as="span" display="block" color={toneOf(row)}>
            {row.kind_name}
          </Text>
          <Text as="span" tone="muted" size="sm">
            {row.about ??
              [row.claim_file_no, row.plate && formatPlate(row.plate)].filter(Boolean).join(' · ')}
          </Text>
          {isBesideOpen && row.legal_due_date !== null && (
            <Box>
              <LegalTerm due={row.legal_due_date} />
            </Box>
          )}
        </Box>
      ),
    },
    {
      key: 'asked_by',
      header: t(messages.askedBy),
      cell: (row) => (
        <Box>
          <Text as="span" display="block" color={toneOf(row)}>
            {row.asked_by_name}
          </Text>
          <Text as="span" tone="muted" size="sm">
            {formats.dateTime(row.asked_at)}
          </Text>
        </Box>
      ),
    },
    {
      key: 'amount',
      header: t(messages.lei),
      align: 'end',
      cell: (row) => (
        <Text as="span" color={toneOf(row)}>
          {row.amount_bani === null ? '—' : amount(row.amount_bani)}
        </Text>
      ),
    },
    { key: 'right', header: t(messages.right), cell: (row) => <Right row={row} /> },
    {
      key: 'legal',
      header: t(messages.legal),
      cell: (row) => row.legal_due_date !== null && <LegalTerm due={row.legal_due_date} />,
    },
  ];
  // The request that is open tells who asked, and the term stands below its name: beside it there is no room for five columns.
  const columns = isBesideOpen ? all.filter(({ key }) => key !== 'asked_by' && key !== 'legal') : all;
  return (
    <DataTable
      caption={t(messages.caption)}
      columns={columns}
      rows={approvals}
      rowKey={(row) => row.approval_id}
      selection={selection}
      openKey={openId}
      onOpen={(row) => onOpen(row.approval_id)}
      card={(row) => <Card row={row} />}
    />
  );
}

const toneOf = (row: Row) => (row.right.code === 'may_decide' ? undefined : 'textMuted');

/** Whether the reader may decide, and who can where not. */
function Right({ row: { right, amount_bani: amount } }: { row: Row }) {
  const { formatMessage: t } = useIntl();
  if (right.code === 'may_decide')
    return (
      <Flex as="span" gap="1" alignItems="center" color="success">
        <Icon name="check" />
        {t(amount === null ? messages.asManager : messages.mayDecide)}
      </Flex>
    );
  return (
    <Box>
      <Text as="span" display="block" color={right.code === 'over_authority' ? 'warning' : 'textMuted'}>
        {t(messages[right.code])}
      </Text>
      <Text as="span" tone="muted" size="sm">
        <Deciders names={right.decided_by} />
      </Text>
    </Box>
  );
}

/** Who can decide in the place of the reader. */
export function Deciders({ names }: { names: readonly string[] }) {
  const { formatMessage: t, formatList } = useIntl();
  return names.length === 0
    ? t(messages.nobodyDecides)
    : t(messages.decides, { names: formatList(names, { type: 'disjunction' }) });
}

/** A request on a phone. */
function Card({ row }: { row: Row }) {
  const { lei } = useAmounts();
  return (
    <Box width="full">
      {/* The box that selects the card stands at the end of its first line. */}
      <Flex gap="2" alignItems="center" minHeight="6" paddingInlineEnd="8">
        <Text as="span" fontWeight="strong">
          {row.kind_name}
        </Text>
        <Text as="span" marginInlineStart="auto">
          {row.amount_bani === null ? '' : lei(row.amount_bani)}
        </Text>
      </Flex>
      <CellLine>
        <Text as="span" tone="muted" size="sm">
          {[row.claim_file_no, row.asked_by_name, row.about].filter(Boolean).join(' · ')}
        </Text>
        {row.legal_due_date !== null && (
          <Box as="span" marginInlineStart="auto">
            <LegalTerm due={row.legal_due_date} />
          </Box>
        )}
      </CellLine>
      <Right row={row} />
    </Box>
  );
}
