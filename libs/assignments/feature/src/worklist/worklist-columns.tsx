import type { ReactNode } from 'react';
import {
  Box,
  InternalTerm,
  Flex,
  Icon,
  LegalTerm,
  StatusChip,
  Text,
  type Column,
} from '@dosar/design-system';
import { useFormats, type Formats } from '@dosar/i18n';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { isClosed } from './is-closed.ts';
import { messages } from './messages.ts';
import type { WorklistColumn, WorklistRow } from './worklist-view.ts';

/** What the page puts into cells where a row says more than its facts. */
export type CellParts = {
  /** The number, and who has it open. */
  number: (row: WorklistRow) => ReactNode;
  /** Instead of a name, where nobody has it. */
  unassigned: (row: WorklistRow) => ReactNode;
};

type WorklistTableColumn = Column<WorklistRow> & { key: WorklistColumn };

type Words = { t: ReturnType<typeof useIntl>['formatMessage']; formats: Formats };

/** Everything that a row of the worklist can show, in the order of reading. */
export function useWorklistColumns(parts: CellParts): WorklistTableColumn[] {
  const { formatMessage: t } = useIntl();
  const words = { t, formats: useFormats() };
  return [...factsOfFile(words, parts), ...factsOfPeople(words, parts), ...factsOfTime(words)];
}

function factsOfFile({ t }: Words, { number }: CellParts): WorklistTableColumn[] {
  return [
    {
      key: 'claim_file_no',
      header: t(messages.claimFileNo),
      sortable: true,
      always: true,
      onPhone: 'title',
      widest: 'MM26M0000000',
      cell: number,
    },
    { key: 'assignment_no', header: t(messages.assignmentNo), cell: (row) => row.assignment_no },
    {
      key: 'assignment_type',
      header: t(messages.assignmentType),
      shrinks: true,
      cell: (row) => row.assignment_type_name,
    },
    {
      key: 'status',
      header: t(messages.status),
      sortable: true,
      shrinks: true,
      least: '8rem',
      cell: (row) => <StatusChip label={row.status_name} phase={row.category_code} />,
    },
    { key: 'unread', header: t(messages.unread), cell: (row) => hasNews(row) && <News row={row} /> },
    {
      key: 'priority',
      header: t(messages.priority),
      sortable: true,
      cell: ({ priority }) =>
        priority > 1 ? (
          <Text as="span" tone="danger" fontWeight="strong">
            {t(messages.priorityName, { priority })}
          </Text>
        ) : (
          t(messages.priorityName, { priority })
        ),
    },
    { key: 'tags', header: t(messages.tags), shrinks: true, cell: (row) => row.tags.join(', ') },
    {
      key: 'policy_type',
      header: t(messages.policyType),
      shrinks: true,
      cell: (row) => t(messages.policyTypeName, { type: row.policy_type }),
    },
    { key: 'county', header: t(messages.county), cell: (row) => row.county_code },
  ];
}

function factsOfPeople({ t }: Words, { unassigned }: CellParts): WorklistTableColumn[] {
  return [
    {
      key: 'plate',
      header: t(messages.plate),
      widest: formatPlate('BB88WWW'),
      cell: (row) => row.plate && formatPlate(row.plate),
    },
    {
      key: 'claimant_name',
      header: t(messages.claimant),
      shrinks: true,
      sortable: true,
      cell: (row) => row.claimant_name,
    },
    { key: 'insured_name', header: t(messages.insured), shrinks: true, cell: (row) => row.insured_name },
    {
      key: 'assigned_to',
      header: t(messages.assignedTo),
      // The button to take it needs its room.
      shrinks: (row) => row.assigned_user_name !== null,
      cell: (row) => row.assigned_user_name ?? unassigned(row),
    },
    { key: 'partner', header: t(messages.partner), shrinks: true, cell: (row) => row.partner_name },
    {
      key: 'special_customer',
      header: t(messages.specialCustomer),
      shrinks: true,
      cell: (row) => row.special_customer_name,
    },
  ];
}

// As wide as dates become.
const longDay = '2028-09-28T20:28:00Z';

function factsOfTime({ t, formats }: Words): WorklistTableColumn[] {
  return [
    {
      key: 'due_at',
      header: t(messages.due),
      sortable: true,
      cell: (row) =>
        row.due_at && (isClosed(row) ? formats.date(row.due_at) : <InternalTerm due={row.due_at} />),
    },
    {
      key: 'legal_due_date',
      header: t(messages.legalDue),
      sortable: true,
      widest: formats.date(longDay),
      cell: (row) =>
        row.legal_due_date &&
        (isClosed(row) ? formats.date(row.legal_due_date) : <LegalTerm due={row.legal_due_date} />),
    },
    {
      key: 'snoozed_until',
      header: t(messages.snoozedUntil),
      shrinks: true,
      cell: (row) =>
        row.snoozed_until &&
        t(messages.snoozedFor, { date: formats.date(row.snoozed_until), event: row.snoozed_for ?? 'none' }),
    },
    {
      key: 'last_activity_at',
      header: t(messages.lastActivity),
      sortable: true,
      widest: formats.dateTime(longDay),
      cell: (row) => formats.dateTime(row.last_activity_at),
    },
    {
      key: 'created_at',
      header: t(messages.created),
      sortable: true,
      widest: formats.date(longDay),
      cell: (row) => formats.date(row.created_at),
    },
  ];
}

const marks = {
  note: ['note', messages.newNote],
  message: ['email', messages.newMessage],
  document: ['attach_file', messages.newDocument],
} as const;

function hasNews({ unread, returned_at }: WorklistRow): boolean {
  return unread.length > 0 || returned_at !== null;
}

/** What is new on a row: pictures with words for those who do not see them, and where it comes back from. */
function News({ row: { unread, returned_at } }: { row: WorklistRow }) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex as="span" gap="1.5" alignItems="center">
      {returned_at !== null && (
        <Box as="span" color="warning" whiteSpace="nowrap">
          {t(messages.returned)}
        </Box>
      )}
      {unread.map((kind) => (
        <Icon key={kind} name={marks[kind][0]} label={t(marks[kind][1])} />
      ))}
    </Flex>
  );
}
