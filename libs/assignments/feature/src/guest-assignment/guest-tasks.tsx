import { useSession } from '@dosar/auth';
import type { GuestAssignment } from '@dosar/api-client';
import { Heading, Link, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { GuestRequest } from './guest-request.tsx';
import { taskMessages } from './task-messages.ts';

type GuestTasksProps = Pick<GuestAssignment, 'open_tasks' | 'requests' | 'claim_file_no'>;

/** What is done on the page of the case alone, after its access code. */
const onTracker: readonly string[] = ['offer', 'account'];

/** What waits for the guest, each with its one date and the way to it: the list of the tracker. */
export function GuestTasks({ open_tasks: tasks, requests, claim_file_no: number }: GuestTasksProps) {
  const { formatMessage: t } = useIntl();
  const { weekdayDate } = useFormats();
  const { profile } = useSession();
  if (tasks.length === 0) return null;
  const tracker = `/status/${encodeURIComponent(number)}?org_code=${encodeURIComponent(profile?.org_code ?? '')}`;
  return (
    <Stack
      as="section"
      gap="3"
      padding="4"
      borderWidth="1px"
      borderRadius="lg"
      background="warningSubtle"
      borderColor="warningBorder"
      aria-labelledby="guest-tasks"
    >
      <Heading as="h2" size="md" id="guest-tasks">
        {t(taskMessages.title)}
      </Heading>
      <Stack as="ol" gap="2" listStyleType="decimal" paddingInlineStart="5">
        {tasks.map(({ kind, title, due_date: day, key }, index) => (
          <li key={`${kind} ${index}`}>
            <Text as="span" fontWeight="strong">
              {title}
            </Text>
            {day !== null && (
              <Text tone="muted" size="sm">
                {t(taskMessages.until, { day: weekdayDate(day) })}
              </Text>
            )}
            <GuestRequest request={requests.find((request) => request.key === key)} />
          </li>
        ))}
      </Stack>
      {tasks.some(({ kind, key }) => onTracker.includes(kind) || (kind === 'documents' && key === null)) && (
        <Link href={tracker} paddingBlock="2">
          {t(taskMessages.toTracker)}
        </Link>
      )}
    </Stack>
  );
}
