import { apiQuery, previewOpening } from '@dosar/api-client';
import { Box, Card, Grid, Heading, LoadingState, Text, tooltipProps } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { useReasonText } from '../slots/use-reason-text.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import { messages } from './messages.ts';
import { placeAnswers, placeOf, type PlaceAnswers } from './place-answers.ts';

/** What claimants could book with the hours that are typed, also before they are saved. */
export function OpeningPreview({ place }: { place: Schema<'Place'> | undefined }) {
  const { formatMessage: t } = useIntl();
  const answers = useDeferredValue(useAnswers<PlaceAnswers>());
  const read = placeAnswers.safeParse(answers);
  const body = placeOf(read.success ? read.data : answers, place);
  const query = apiQuery(previewOpening, { body });
  const days = useQuery({
    ...query,
    queryFn: read.success ? query.queryFn : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Card>
      <Heading as="h2" size="md">
        {t(messages.opening)}
      </Heading>
      <Text tone="muted" size="sm">
        {t(messages.openingHint)}
      </Text>
      {days.data && <Days days={days.data} />}
      {!days.data &&
        (read.success && !days.isError ? <LoadingState count={2} /> : <Text>{t(messages.noOpening)}</Text>)}
    </Card>
  );
}

/** A bar for each day: how much of it is booked, and how many visits still fit. */
function Days({ days }: { days: readonly Schema<'OpeningDay'>[] }) {
  const { formatMessage: t } = useIntl();
  const { day, weekday } = useVisitTimes();
  const reasonText = useReasonText();
  return (
    <Grid
      as="ol"
      gap="1"
      gridTemplateColumns="repeat(7, minmax(0, 1fr))"
      marginTop="3"
      fontSize="sm"
      textAlign="center"
    >
      {days.map(({ date, free, booked, why_none: why }) => {
        const share = free + booked === 0 ? 0 : booked / (free + booked);
        const words = t(messages.openingDay, { day: day(date), free, count: booked });
        return (
          <Box
            as="li"
            key={date}
            listStyle="none"
            {...tooltipProps(why ? `${day(date)}: ${reasonText(why)}` : words)}
          >
            <Box
              role="img"
              aria-label={why ? `${day(date)}: ${reasonText(why)}` : words}
              height="44px"
              borderRadius="sm"
              background={
                why
                  ? 'repeating-linear-gradient(135deg, {colors.surface} 0 4px, {colors.border} 4px 6px)'
                  : `linear-gradient(to top, {colors.brand} ${share * 100}%, {colors.brandSubtle} ${share * 100}%)`
              }
            />
            <Box color="textMuted">{`${weekday(date)} ${date.slice(8)}`}</Box>
            <Box fontWeight="strong">{why ? '–' : free}</Box>
          </Box>
        );
      })}
    </Grid>
  );
}
