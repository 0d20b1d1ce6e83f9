import { Plate } from '@dosar/claim-parts';
import type { Fact } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Translate = ReturnType<typeof useIntl>['formatMessage'];

/** When, where and how it happened. */
export function eventFacts(event: Schema<'ClaimEvent'>, t: Translate, date: (day: string) => string): Fact[] {
  return [
    { term: t(messages.eventDate), value: [date(event.date), hoursOf(event)].filter(Boolean).join(' ') },
    {
      term: t(messages.place),
      value: [event.street, event.locality, event.county_name].filter(Boolean).join(', '),
    },
    { term: t(messages.injuries), value: t(event.injuries ? messages.yes : messages.no) },
    ...(event.recorded_by == null
      ? []
      : [{ term: t(messages.recordLabel), value: t(messages.recordedBy, { by: event.recorded_by }) }]),
    { term: t(messages.description), value: event.description },
  ];
}

/** The hour, or the two between which it happened. */
function hoursOf({ time, time_until: until }: Schema<'ClaimEvent'>): string | null {
  return time !== null && until != null ? `${time}–${until}` : time;
}

/** What a vehicle is recognised by. */
export function vehicleFacts(vehicle: Schema<'ClaimVehicle'>, t: Translate): Fact[] {
  return [
    {
      term: t(messages.plate),
      value: vehicle.plate && (
        <>
          <Plate number={vehicle.plate} /> {vehicle.plate_country}
        </>
      ),
    },
    {
      term: t(messages.vehicle),
      value: [vehicle.brand_name, vehicle.model, vehicle.category_name].filter(Boolean).join(' · '),
    },
    { term: t(messages.color), value: vehicle.color_name },
    { term: t(messages.vin), value: vehicle.vin },
  ];
}
