import type { CellWords, WorklistColumn } from '@dosar/areas/worklist';
import { LegalTerm } from '@dosar/claim-parts';
import { StatusChip, Text } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import { Due } from './due.tsx';
import { FileCell } from './file-cell.tsx';
import { isClosed } from './is-closed.ts';
import { messages } from './messages.ts';
import { News } from './news-marks.tsx';
import { OwnerCell } from './owner-cell.tsx';
import type { WorklistRow } from './worklist-view.ts';

const always = () => true;

const factsOfFile: readonly WorklistColumn[] = [
  {
    key: 'claim_file_no',
    order: 10,
    header: messages.claimFileNo,
    isUsual: always,
    sortable: true,
    always: true,
    onPhone: 'title',
    widest: 'MM26M0000000',
    cell: (row, { isShown }) => <FileCell row={row} withNews={!isShown('unread')} />,
  },
  { key: 'assignment_no', order: 20, header: messages.assignmentNo, cell: (row) => row.assignment_no },
  {
    key: 'assignment_type',
    order: 30,
    header: messages.assignmentType,
    isUsual: always,
    shrinks: true,
    cell: (row) => row.assignment_type_name,
  },
  {
    key: 'status',
    order: 40,
    header: messages.status,
    isUsual: always,
    sortable: true,
    shrinks: true,
    least: '8rem',
    cell: (row) => <StatusChip label={row.status_name} phase={row.category_code} of={row} />,
  },
  { key: 'unread', order: 50, header: messages.unread, cell: (row) => <News row={row} /> },
  { key: 'priority', order: 60, header: messages.priority, sortable: true, cell: priority },
  { key: 'tags', order: 140, header: messages.tags, shrinks: true, cell: (row) => row.tags.join(', ') },
  {
    key: 'policy_type',
    order: 150,
    header: messages.policyType,
    shrinks: true,
    cell: (row, { t }) => t(messages.policyTypeName, { type: row.policy_type }),
  },
  { key: 'county', order: 180, header: messages.county, cell: (row) => row.county_code },
];

const factsOfPeople: readonly WorklistColumn[] = [
  {
    key: 'plate',
    order: 70,
    header: messages.plate,
    isUsual: always,
    widest: formatPlate('BB88WWW'),
    cell: (row) => row.plate && formatPlate(row.plate),
  },
  {
    key: 'claimant_name',
    order: 80,
    header: messages.claimant,
    isUsual: always,
    shrinks: true,
    sortable: true,
    cell: (row) => row.claimant_name,
  },
  {
    key: 'insured_name',
    order: 90,
    header: messages.insured,
    shrinks: true,
    cell: (row) => row.insured_name,
  },
  {
    key: 'assigned_to',
    order: 130,
    header: messages.assignedTo,
    isUsual: always,
    cell: (row) => <OwnerCell row={row} />,
  },
];

// As wide as both deadlines beside each other usually become.
const widestTerms = 'MM.MM · MM MMMM MMMMM: MMMMMM MM';

// As wide as dates become.
const longDay = '2028-09-28T20:28:00Z';

const factsOfTime: readonly WorklistColumn[] = [
  {
    key: 'due_at',
    order: 100,
    header: messages.due,
    isUsual: always,
    sortable: true,
    // The legal deadline stands in the same cell unless it has a column of its own.
    widest: ({ isShown }) => (isShown('legal_due_date') ? undefined : widestTerms),
    cell: (row, { isShown }) => <Due row={row} isLegalApart={isShown('legal_due_date')} />,
  },
  {
    key: 'legal_due_date',
    order: 110,
    header: messages.legalDue,
    sortable: true,
    widest: ({ formats }) => formats.date(longDay),
    cell: (row, { formats }) =>
      row.legal_due_date &&
      (isClosed(row) ? formats.date(row.legal_due_date) : <LegalTerm due={row.legal_due_date} />),
  },
  {
    key: 'snoozed_until',
    order: 120,
    header: messages.snoozedUntil,
    isUsual: (list) => list === 'snoozed',
    shrinks: true,
    cell: (row, { t, formats }) =>
      row.snoozed_until &&
      t(messages.snoozedFor, { date: formats.date(row.snoozed_until), event: row.snoozed_for ?? 'none' }),
  },
  {
    key: 'last_activity_at',
    order: 190,
    header: messages.lastActivity,
    sortable: true,
    widest: ({ formats }) => formats.dateTime(longDay),
    cell: (row, { formats }) => formats.dateTime(row.last_activity_at),
  },
  {
    key: 'created_at',
    order: 200,
    header: messages.created,
    sortable: true,
    widest: ({ formats }) => formats.date(longDay),
    cell: (row, { formats }) => formats.date(row.created_at),
  },
];

/** What the worklist itself knows of a row: the keys that its part of the contract lists. */
export const columns: readonly WorklistColumn[] = [...factsOfFile, ...factsOfPeople, ...factsOfTime];

function priority(row: WorklistRow, { t }: CellWords) {
  const name = t(messages.priorityName, { priority: row.priority });
  if (row.priority <= 1) return name;
  return (
    <Text as="span" tone="danger" fontWeight="strong">
      {name}
    </Text>
  );
}
