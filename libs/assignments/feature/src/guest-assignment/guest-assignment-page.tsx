import { useQuery } from '@tanstack/react-query';
import { apiQuery, getGuestAssignment, isApiProblem, useQueryFailure } from '@dosar/api-client';
import { Plate } from '@dosar/claim-parts';
import {
  Box,
  DescriptionList,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  Stack,
  StatusChip,
  Text,
} from '@dosar/design-system';
import { useEntries } from '@dosar/areas';
import { guestAssignmentParts } from '@dosar/areas/assignments';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { GuestContact } from './guest-contact.tsx';
import { GuestTasks } from './guest-tasks.tsx';
import { messages } from './messages.ts';

/** An assignment as the guest who was invited to it sees it (specification S19). */
export function GuestAssignmentPage() {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const failureOf = useQueryFailure();
  const { assignmentKey = '' } = useParams();
  const parts = useEntries(guestAssignmentParts).toSorted((a, b) => a.order - b.order);
  const assignment = useQuery(
    apiQuery(getGuestAssignment, { params: { path: { assignment_key: assignmentKey } } }),
  );

  if (assignment.isPending) return <LoadingState />;
  if (assignment.isError) {
    if (isApiProblem(assignment.error, 'not_found')) return <EmptyState kind="no-permission" />;
    return <ErrorState {...failureOf(assignment)} />;
  }

  const { data } = assignment;
  const { vehicle, event } = data;
  return (
    <Stack gap="5">
      {/* The tab, too, carries no name but the insurer's. */}
      <title>{t(messages.title, { number: data.claim_file_no })}</title>
      <Heading as="h1" size="lg">
        {t(messages.title, { number: data.claim_file_no })}
      </Heading>
      <GuestTasks open_tasks={data.open_tasks} requests={data.requests} claim_file_no={data.claim_file_no} />
      {/* While something waits for the guest, that is what comes next: what only follows would be a second truth. */}
      {data.open_tasks.length === 0 && (
        <Box borderBlockWidth="1px" paddingBlock="3">
          <Text tone="muted" size="sm">
            {t(messages.next)}
          </Text>
          <Text fontWeight="strong">{data.next_step_title ?? t(messages.nothingNext)}</Text>
          {data.next_step_description && (
            <Text tone="muted" marginTop="1">
              {data.next_step_description}
            </Text>
          )}
        </Box>
      )}
      {data.days_to_pay !== null && (
        <Box borderBottomWidth="1px" paddingBlockEnd="3">
          <Text tone="muted" size="sm">
            {t(messages.term)}
          </Text>
          <Text fontWeight="strong">{t(messages.days, { days: data.days_to_pay })}</Text>
        </Box>
      )}
      {parts.map(({ Part }, index) => (
        <Part key={index} />
      ))}
      <GuestContact contact={data.contact} />
      <DescriptionList
        facts={[
          {
            term: t(messages.status),
            value: <StatusChip label={data.status_name} phase={data.status_category_code} variant="chip" />,
          },
          { term: t(messages.task), value: data.name },
          {
            term: t(messages.vehicle),
            value: vehicle && (
              <Flex as="span" display="inline-flex" gap="2" flexWrap="wrap">
                {vehicle.plate && <Plate number={vehicle.plate} />}
                {[vehicle.brand_name, vehicle.model].filter(Boolean).join(' ')}
              </Flex>
            ),
          },
          {
            term: t(messages.event),
            value:
              event &&
              [formats.date(event.date), event.locality, event.county_name].filter(Boolean).join(', '),
          },
          { term: t(messages.reported), value: formats.date(data.opened_at) },
        ]}
      />
      <Text tone="muted" size="sm" textAlign="center">
        {t(messages.worksUntil, { day: formats.date(data.link_works_until) })}
      </Text>
    </Stack>
  );
}
