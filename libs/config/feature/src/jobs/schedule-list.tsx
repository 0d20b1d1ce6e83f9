import { Box, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Jobs that run by themselves: when they last succeeded and when they run next, the next one first. */
export function ScheduleList({ schedules }: { schedules: readonly Schema<'JobSchedule'>[] }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const inOrder = schedules.toSorted((one, other) => one.next_run_at.localeCompare(other.next_run_at));
  return (
    <Box as="section" marginTop="8">
      <Heading>{t(messages.schedules)}</Heading>
      <Box as="ul" listStyleType="none" aria-label={t(messages.schedules)} marginTop="3">
        {inOrder.map((schedule) => (
          <Stack as="li" key={schedule.name} gap="1" paddingBlock="3" borderTopWidth="1px">
            <Heading as="h3" size="md">
              {schedule.title}
            </Heading>
            <Text tone="muted" numeric>
              {[
                t(messages.nextRun, { time: dateTime(schedule.next_run_at) }),
                schedule.last_run_at
                  ? t(messages.lastRun, { time: dateTime(schedule.last_run_at) })
                  : t(messages.noLastRun),
                ...(schedule.is_platform ? [t(messages.platform)] : []),
              ].join(' · ')}
            </Text>
          </Stack>
        ))}
      </Box>
    </Box>
  );
}
