import { Box, Chart, Flex, Heading, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const hoursOfDay = 24;

/** How much came and went in the last weeks, where work stays longest, and what went back. */
export function PersonPace({ person }: { person: Schema<'PersonWork'> }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { weeks, statuses, back_moves: backMoves } = person;
  return (
    <>
      <Chart
        kind="bar"
        title={t(messages.weeks)}
        categoryName={t(messages.week)}
        categories={weeks.map((week) => date(week.week_start))}
        series={[
          { key: 'received', name: t(messages.received), values: weeks.map((week) => week.received) },
          { key: 'done', name: t(messages.done), values: weeks.map((week) => week.done) },
        ]}
      />
      <Box as="section" aria-labelledby="person-pace">
        <Heading as="h2" id="person-pace" size="md">
          {t(messages.pace)}
        </Heading>
        {statuses.length === 0 && <Text tone="muted">{t(messages.noPace)}</Text>}
        <Box as="dl">
          {statuses.map(({ name, count, hours }) => (
            <Flex key={name} gap="3" paddingBlock="1" borderBottomWidth="1px">
              <Box as="dt" flex="1" minWidth="0">
                {name}{' '}
                <Text as="span" tone="muted" size="sm">
                  {t(messages.moves, { count })}
                </Text>
              </Box>
              <Box as="dd" fontVariantNumeric="tabular-nums">
                {hours < hoursOfDay
                  ? t(messages.hours, { count: hours })
                  : t(messages.days, { count: Math.round(hours / hoursOfDay) })}
              </Box>
            </Flex>
          ))}
        </Box>
        <Text tone="muted" size="sm" marginTop="2">
          {t(messages.backMoves, { count: backMoves })}
        </Text>
      </Box>
    </>
  );
}
