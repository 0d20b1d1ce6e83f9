import type { ReactNode } from 'react';
import { LegalTerm, StatusChip, Text, type Column } from '@dosar/design-system';
import { useFormats, type Formats } from '@dosar/i18n';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { Due } from './due.tsx';
import { isClosed } from './is-closed.ts';
import { messages } from './messages.ts';
import { News } from './news-marks.tsx';
import type { WorklistColumn, WorklistRow } from './worklist-view.ts';

/** What the page puts into cells where a row says more than its facts. */
export type CellParts = {
  /** The number, which leads to the file, and what is new on it. */
  number: (row: WorklistRow) => ReactNode;
  /** Who has it, and who has it open. */
  owner: (row: WorklistRow) => ReactNode;
  /** The legal deadline has a column of its own. */
  isLegalApart: boolean;
};

type WorklistTableColumn = Column<WorklistRow> & { key: WorklistColumn };

type Words = { t: ReturnType<typeof useIntl>['formatMessage']; formats: Formats };

/** Everything that a row of the worklist can show, in the order of reading. */
export function useWorklistColumns(parts: CellParts): WorklistTableColumn[] {
  const { formatMessage: t } = useIntl();
  const words = { t, formats: useFormats() };
  return [...factsOfFile(words, parts), ...factsOfPeople(words, parts), ...factsOfTime(words, parts)];
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
    { key: 'unread', header: t(messages.unread), cell: (row) => <News row={row} /> },
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

function factsOfPeople({ t }: Words, { owner }: CellParts): WorklistTableColumn[] {
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
      cell: owner,
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

// As wide as both deadlines beside each other usually become.
const widestTerms = 'MM.MM · MM MMMM MMMMM: MMMMMM MM';

// As wide as dates become.
const longDay = '2028-09-28T20:28:00Z';

function factsOfTime({ t, formats }: Words, { isLegalApart }: CellParts): WorklistTableColumn[] {
  return [
    {
      key: 'due_at',
      header: t(messages.due),
      sortable: true,
      ...(!isLegalApart && { widest: widestTerms }),
      cell: (row) => <Due row={row} isLegalApart={isLegalApart} />,
    },
    {
      key: 'legal_due_date',
      header: t(messages.legalDue),
      sortable: true,
      widest: () => formats.date(longDay),
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
      widest: () => formats.dateTime(longDay),
      cell: (row) => formats.dateTime(row.last_activity_at),
    },
    {
      key: 'created_at',
      header: t(messages.created),
      sortable: true,
      widest: () => formats.date(longDay),
      cell: (row) => formats.date(row.created_at),
    },
  ];
}
