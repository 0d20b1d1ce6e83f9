import { Box, CellLine, DataTable, StatusChip, Text, type Column } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import type { AssessmentRow } from './assessments-query.ts';
import { messages } from './messages.ts';
import { RowAct } from './row-act.tsx';

/** Why rows were found, without those of the same vehicle. */
export const directReasons = (rows: readonly AssessmentRow[]) => [
  ...new Set(rows.flatMap(({ matched_by: by }) => (by === null || by === 'same_vin' ? [] : by))),
];

type AssessmentTableProps = {
  caption: string;
  rows: readonly AssessmentRow[];
  openKey: string | undefined;
  onOpen: ((assignmentId: string) => void) | undefined;
};

/** Inspections with what can be done next with each. */
export function AssessmentTable({ caption, rows, openKey, onOpen }: AssessmentTableProps) {
  const { formatMessage: t } = useIntl();
  const whenOf = useWhen();
  const hasReasons = directReasons(rows).length > 1;
  const hasHours = rows.some(({ visit }) => visit !== null);
  const columns: Column<AssessmentRow>[] = [
    { key: 'day', header: t(hasHours ? messages.hour : messages.due), cell: whenOf },
    {
      key: 'plate',
      header: t(messages.plate),
      always: true,
      onPhone: 'title',
      cell: (row) => <b>{plateOf(row)}</b>,
    },
    {
      key: 'vehicle',
      header: t(messages.vehicle),
      shrinks: true,
      cell: (row) =>
        row.matched_by === 'same_vin' ? t(messages.matchedBy, { by: 'same_vin' }) : (row.vehicle_name ?? '–'),
    },
    // One reason for all of them stands above the list.
    ...(hasReasons
      ? [
          {
            key: 'match',
            header: t(messages.foundBy),
            cell: (row: AssessmentRow) => t(messages.matchedBy, { by: row.matched_by ?? '' }),
          },
        ]
      : []),
    { key: 'file', header: t(messages.file), cell: (row) => row.claim_file_no },
    { key: 'type', header: t(messages.type), shrinks: true, cell: (row) => row.assignment_type_name },
    {
      key: 'assessor',
      header: t(hasHours ? messages.place : messages.assessor),
      shrinks: true,
      cell: (row) => (row.visit ? row.visit.place_name : (row.assessor_name ?? t(messages.nobody))),
    },
    ...(hasHours
      ? [
          {
            key: 'photos',
            header: t(messages.photos),
            align: 'end' as const,
            cell: (row: AssessmentRow) => row.photo_count,
          },
        ]
      : []),
    {
      key: 'status',
      header: t(messages.status),
      cell: (row) => <StatusChip label={row.status_name} color={row.status_color} />,
    },
    { key: 'act', header: t(messages.nextStep), onPhone: 'action', cell: (row) => <RowAct row={row} /> },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.assignment_id}
      openKey={openKey}
      {...(onOpen && { onOpen: (row: AssessmentRow) => onOpen(row.assignment_id) })}
      card={(row) => <Card row={row} hasReasons={hasReasons} />}
    />
  );
}

const plateOf = (row: AssessmentRow) => (row.plate === null ? '–' : formatPlate(row.plate));

function useWhen() {
  const { date, time } = useFormats();
  return ({ visit, due_at: due }: AssessmentRow) =>
    visit ? `${time(visit.starts_at)} – ${time(visit.ends_at)}` : date(due);
}

/** An inspection on a phone. */
function Card({ row, hasReasons }: { row: AssessmentRow; hasReasons: boolean }) {
  const { formatMessage: t } = useIntl();
  const whenOf = useWhen();
  return (
    <Box width="full">
      <CellLine>
        <Text as="span" fontWeight="strong">
          {plateOf(row)}
        </Text>
        <Box as="span" marginInlineStart="auto">
          <StatusChip label={row.status_name} color={row.status_color} />
        </Box>
      </CellLine>
      <CellLine>
        <Text as="span" tone="muted" size="sm">
          {[
            whenOf(row),
            row.visit?.place_name,
            row.claim_file_no,
            row.vehicle_name,
            row.matched_by &&
              (hasReasons || row.matched_by === 'same_vin') &&
              t(messages.matchedBy, { by: row.matched_by }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </CellLine>
      <Box marginTop="2">
        <RowAct row={row} />
      </Box>
    </Box>
  );
}
