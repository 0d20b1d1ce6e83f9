import { useQuery } from '@tanstack/react-query';
import { apiQuery, getAssignment, useQueryFailure } from '@dosar/api-client';
import type { FileGlance } from '@dosar/areas/claims';
import { Box, ErrorState, Heading, LoadingState, RichText, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { TransitionPanel } from '../transition/transition-panel.tsx';
import { messages } from './messages.ts';

/** What the status of a task means, what can be done in it, and whom it waits for. */
export function StatusHelp({ header }: { header: FileGlance }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const { claim_file_no, assignment_id } = header;
  const assignment = useQuery(
    apiQuery(getAssignment, { params: { path: { claim_file_no, assignment_id } } }),
  );
  if (assignment.isPending) return <LoadingState count={4} />;
  if (!assignment.data) return <ErrorState {...failureOf(assignment)} />;
  const { status } = assignment.data;
  return (
    <Stack gap="4">
      {status.help_html !== null && <RichText html={status.help_html} profile="sentence" />}
      <Box>
        <Heading as="h3" size="md">
          {t(messages.possible)}
        </Heading>
        <TransitionPanel assignment={assignment.data} />
      </Box>
      <Box>
        <Heading as="h3" size="md">
          {t(messages.waits)}
        </Heading>
        <Waiting assignment={assignment.data} />
      </Box>
      <Author status={status} />
    </Stack>
  );
}

/** Whose words these are and how old; texts of the product have no author. */
function Author({ status }: { status: Schema<'StatusFacts'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { help_html: html, help_changed_at: at, help_changed_by_name: who } = status;
  if (html === null || at === null || who === null) return null;
  return (
    <Text tone="muted" size="sm">
      {t(messages.author, { when: formats.date(at), who })}
    </Text>
  );
}

const hoursOfDay = 24;

function Waiting({ assignment: { header, status } }: { assignment: Schema<'AssignmentDetail'> }) {
  const { formatMessage: t } = useIntl();
  const { waiting_on: whom, assigned_user_name: owner, queue_name: queue } = header;
  const { sla_hours: hours } = status;
  const sentences = [
    t(messages.waitsFor, { whom: whom ?? 'us' }),
    hours !== null &&
      (hours < hoursOfDay
        ? t(messages.usual, { hours })
        : t(messages.usualDays, { days: Math.round(hours / hoursOfDay) })),
    owner === null ? (queue ?? t(messages.nobody)) : t(messages.owner, { name: owner }),
  ];
  return <Text>{sentences.filter(Boolean).join(' ')}</Text>;
}
