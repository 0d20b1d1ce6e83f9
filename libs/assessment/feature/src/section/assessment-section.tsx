import { useQueryFailure } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import {
  Box,
  Card,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  Stack,
  StatusChip,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { assessmentsQuery, type AssessmentRow } from '../search/assessments-query.ts';
import { RowAct } from '../search/row-act.tsx';
import { messages } from './messages.ts';

/** The inspections of the open file with their notes. */
export function AssessmentSection({ claimFileNo }: OpenedFile) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const lists = useQuery(assessmentsQuery(claimFileNo));
  if (lists.isError) return <ErrorState {...failureOf(lists)} />;
  if (!lists.data) return <LoadingState shape="cards" count={2} />;
  const rows = lists.data.found.filter((row) => row.claim_file_no === claimFileNo);
  if (rows.length === 0)
    return <EmptyState kind="nothing-yet" title={t(messages.none)} description={t(messages.noneText)} />;
  return (
    <Stack gap="4">
      {rows.map((row) => (
        <InspectionCard key={row.assignment_id} row={row} />
      ))}
    </Stack>
  );
}

function InspectionCard({ row }: { row: AssessmentRow }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const noteText = (no: number, state: string) =>
    no === 0 ? t(messages.firstNote, { state }) : t(messages.supplement, { no, state });
  return (
    <Card>
      <Flex gap="3" alignItems="center" flexWrap="wrap">
        <Box flex="1" minWidth="14rem">
          <Heading as="h2" size="md">
            {row.assignment_type_name}
          </Heading>
          <Text tone="muted">
            {[row.assessor_name ?? t(messages.nobody), t(messages.due, { day: date(row.due_at) })].join(
              ' · ',
            )}
          </Text>
          <Text>
            {row.note_state === null
              ? t(messages.noNote)
              : noteText(row.supplement_no ?? 0, t(messages.note, { state: row.note_state }))}
            {' · '}
            {t(messages.photos, { count: row.photo_count })}
          </Text>
        </Box>
        <StatusChip label={row.status_name} color={row.status_color} />
        <RowAct row={row} />
      </Flex>
    </Card>
  );
}
