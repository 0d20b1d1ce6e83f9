import type { Schema } from '@dosar/openapi';
import { DueChip, StatusChip, type Column } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Row = Schema<'WorklistRow'>;

/** What a row of the worklist shows, in the order of reading. */
export function useWorklistColumns(): Column<Row>[] {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const isClosed = (row: Row) => row.category_code === 'done' || row.category_code === 'cancelled';
  const due = (row: Row) => {
    if (row.due_at === null) return null;
    return isClosed(row) ? formats.date(row.due_at) : <DueChip due={row.due_at} />;
  };

  return [
    {
      key: 'claim_file_no',
      header: t(messages.claimFileNo),
      sortable: true,
      onPhone: 'title',
      cell: (row) => row.claim_file_no,
    },
    {
      key: 'assignment_type',
      header: t(messages.assignmentType),
      onPhone: 'line',
      cell: (row) => row.assignment_type_name,
    },
    {
      key: 'status',
      header: t(messages.status),
      sortable: true,
      onPhone: 'line',
      cell: (row) => <StatusChip label={row.status_name} color={row.status_color} />,
    },
    { key: 'plate', header: t(messages.plate), onPhone: 'line', cell: (row) => row.plate },
    {
      key: 'claimant_name',
      header: t(messages.claimant),
      sortable: true,
      onPhone: 'line',
      cell: (row) => row.claimant_name,
    },
    { key: 'due_at', header: t(messages.due), sortable: true, onPhone: 'line', cell: due },
    {
      key: 'legal_due_date',
      header: t(messages.legalDue),
      onPhone: 'hidden',
      cell: (row) => row.legal_due_date && formats.date(row.legal_due_date),
    },
    {
      key: 'assigned_user_name',
      header: t(messages.assignedTo),
      onPhone: 'line',
      cell: (row) => row.assigned_user_name ?? t(messages.unassigned),
    },
    { key: 'county_code', header: t(messages.county), onPhone: 'hidden', cell: (row) => row.county_code },
    {
      key: 'created_at',
      header: t(messages.created),
      sortable: true,
      onPhone: 'hidden',
      cell: (row) => formats.date(row.created_at),
    },
  ];
}
