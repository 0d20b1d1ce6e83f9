import { Box, DateField, Grid, SelectField, Text } from '@dosar/design-system';
import { isLocalDate } from '@dosar/kernel/dates';
import { instantsOf, localTimeOf } from '@dosar/kernel/zone';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { startsWithin } from './move-hours.ts';
import type { MovePlace } from './place-change.tsx';
import type { MoveStart } from './use-judged-slot.ts';

/** An assessor with the hours of the days that the board shows. */
export type Person = {
  user_id: string;
  full_name: string;
  hours: readonly { place_id: string; starts_at: string; ends_at: string }[];
};

type WantedFieldsProps = {
  wanted: MoveStart;
  people: readonly Person[];
  places: readonly MovePlace[];
  onWant: (wanted: MoveStart) => void;
};

/** Day, hour, assessor and place that are wanted. Another assessor never takes the visit to another place by himself. */
export function WantedFields({ wanted, people, places, onWant }: WantedFieldsProps) {
  const { formatMessage: t } = useIntl();
  const { visit, lane_id: lane, ...kept } = wanted;
  const { date, time } = localTimeOf(new Date(wanted.starts_at));
  const [typedDay, setTypedDay] = useState<string>(date);
  const placeId = wanted.place_id ?? visit.place.place_id;
  const place = places.find(({ place_id: id }) => id === placeId);
  const minutes = (Date.parse(visit.ends_at) - Date.parse(visit.starts_at)) / 60_000;
  // The board knows the hours of its own days; of another day the server judges the hour that is asked for.
  const starts = place ? startsWithin(place.hours, date, minutes) : [];
  const isKnownDay = place?.hours.some(({ starts_at }) => localTimeOf(new Date(starts_at)).date === date);
  const hours = isKnownDay ? [...new Set([...starts, time])].sort() : quartersOfDay;
  const at = (local: { date: string; time: string }) => {
    const [instant] = instantsOf(local);
    if (instant) onWant({ visit, ...kept, starts_at: instant.toISOString() });
  };
  return (
    <Grid gap="3" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)">
      <DateField
        label={t(messages.day)}
        value={typedDay}
        onValueChange={(day) => {
          setTypedDay(day);
          if (isLocalDate(day)) at({ date: day, time });
        }}
      />
      <SelectField
        label={t(messages.hour)}
        placeholder={null}
        value={time}
        choices={hours.map((hour) => ({ value: hour, label: hour }))}
        onChange={({ target }) => at({ date, time: target.value })}
      />
      <Box gridColumn="1 / -1">
        <SelectField
          label={t(messages.person)}
          placeholder={null}
          value={wanted.user_id ?? visit.user_id}
          choices={people.map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))}
          onChange={({ target }) => onWant({ visit, ...kept, user_id: target.value })}
        />
      </Box>
      <Box gridColumn="1 / -1">
        <SelectField
          label={t(messages.place)}
          placeholder={null}
          value={placeId}
          choices={placeChoices(places, visit.place).map(({ place_id, name, locality }) => ({
            value: place_id,
            label: `${name}, ${locality}`,
          }))}
          onChange={({ target }) => onWant({ visit, ...kept, place_id: target.value })}
        />
        {place?.hours.length === 0 && (
          <Text tone="muted" size="sm">
            {t(messages.closedThen)}
          </Text>
        )}
      </Box>
    </Grid>
  );
}

type Choice = Pick<MovePlace, 'place_id' | 'name' | 'locality'>;

/** The places of the board, and the one where the visit is. */
function placeChoices(places: readonly MovePlace[], own: Choice): readonly Choice[] {
  return places.some(({ place_id: id }) => id === own.place_id) ? places : [own, ...places];
}

const quartersOfDay = Array.from({ length: 13 * 4 }, (_, index) => {
  const minutes = 7 * 60 + index * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});
