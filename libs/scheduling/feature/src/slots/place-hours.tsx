import {
  Box,
  Button,
  Card,
  Grid,
  Heading,
  Stack,
  Text,
  TileChoice,
  VisuallyHidden,
} from '@dosar/design-system';
import { formatLocalDate } from '@dosar/kernel/dates';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { RefusedHours } from './refused-hours.tsx';
import type { ChosenSlot, SlotPlace, SlotPurpose } from './slot-question.ts';
import { useReasonText } from './use-reason-text.ts';
import { useVisitTimes } from './visit-times.ts';

type PlaceHoursProps = {
  place: SlotPlace;
  purpose: SlotPurpose;
  from: string;
  isForStaff: boolean;
  isBusy: boolean;
  onChoose: (slot: ChosenSlot) => void;
};

const fewHours = 5;

/** One place: the days on which something is free, the hours of the day that is looked at, and why other days have none. */
export function PlaceHours({ place, purpose, from, isForStaff, isBusy, onChoose }: PlaceHoursProps) {
  const { formatMessage: t } = useIntl();
  const { day: dayName, time, weekday } = useVisitTimes();
  const [chosenDay, setDay] = useState(place.days.find(({ starts }) => starts.length > 0)?.date);
  const [isAll, setAll] = useState(false);
  const shown = place.days.find(({ date }) => date === chosenDay);
  const starts = shown?.starts ?? [];
  return (
    <Card>
      <Stack gap="3">
        <div>
          <Heading as="h3" size="md">
            {`${place.locality}, ${place.name}`}
          </Heading>
          <Text tone="muted" size="sm">
            {place.address}
          </Text>
        </div>
        <TileChoice
          label={t(messages.days, { place: place.name })}
          chosen={chosenDay}
          onChoose={setDay}
          tiles={place.days.map(({ date, starts: free }) => ({
            value: date,
            disabled: free.length === 0,
            content: (
              <>
                {weekday(date)}{' '}
                <Box as="span" display="block" fontWeight="strong">
                  {date.slice(8)}
                  <VisuallyHidden>{`.${date.slice(5, 7)}`}</VisuallyHidden>
                </Box>
              </>
            ),
          }))}
        />
        {shown && (
          <Grid
            role="group"
            aria-label={t(messages.hours, { day: dayName(shown.date) })}
            gap="2"
            gridTemplateColumns="repeat(auto-fill, minmax(84px, 1fr))"
          >
            {(isAll ? starts : starts.slice(0, fewHours)).map((start) => (
              <Button
                key={start}
                wide
                disabled={isBusy}
                onClick={() => onChoose({ place_id: place.place_id, starts_at: start })}
              >
                {time(start)}
              </Button>
            ))}
            {!isAll && starts.length > fewHours && (
              <Button variant="quiet" wide onClick={() => setAll(true)}>
                {t(messages.all)}
              </Button>
            )}
          </Grid>
        )}
        <ClosedDays days={place.days} />
        {isForStaff && shown && <RefusedHours {...{ place, purpose, from }} date={shown.date} />}
      </Stack>
    </Card>
  );
}

/** Days without an hour, those with the same reason in one line. */
function ClosedDays({ days }: { days: SlotPlace['days'] }) {
  const { formatMessage: t, formatList } = useIntl();
  const reasonText = useReasonText();
  const closed = days.flatMap(({ date, why_none: why }) => (why ? [{ date, reason: reasonText(why) }] : []));
  return (
    <>
      {[...Map.groupBy(closed, ({ reason }) => reason)].map(([reason, same]) => (
        <Text key={reason} tone="muted" size="sm">
          {t(messages.closed, {
            days: formatList(same.map(({ date }) => formatLocalDate(date).slice(0, 5))),
            reason,
          })}
        </Text>
      ))}
    </>
  );
}
