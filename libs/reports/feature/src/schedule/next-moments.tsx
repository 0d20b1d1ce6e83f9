import { Box, Grid, Text } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import { localTimeOf } from '@dosar/kernel/zone';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { momentsQuery } from '../report-queries.ts';
import { messages } from './messages.ts';
import { timingOf, type ScheduleAnswers } from './schedule-form.ts';

/** The next three times at which the report would be sent; holidays move them. */
export function NextMoments() {
  const { formatMessage: t, formatDate } = useIntl();
  const { date } = useFormats();
  const answers = useAnswers<ScheduleAnswers>();
  const { data = [] } = useQuery({ ...momentsQuery(timingOf(answers)), placeholderData: keepPreviousData });
  const weekday = (day: string) => formatDate(`${day}T12:00:00Z`, { weekday: 'long', timeZone: 'UTC' });
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="md" padding="3" minHeight="7.5rem">
      <Text tone="muted" size="sm">
        {t(messages.next)}
      </Text>
      {data.map(({ at, instead_of: meant }) => {
        const { date: day, time } = localTimeOf(new Date(at));
        return (
          <Grid key={at} gridTemplateColumns="minmax(0, 12rem) minmax(0, 1fr)" gap="3">
            <span>
              {weekday(day)} {date(day)}
            </span>
            <Text as="span" tone="muted">
              {meant === null
                ? time
                : `${time}, ${t(messages.insteadOf, { day: `${weekday(meant)} ${date(meant)}` })}`}
            </Text>
          </Grid>
        );
      })}
    </Box>
  );
}
