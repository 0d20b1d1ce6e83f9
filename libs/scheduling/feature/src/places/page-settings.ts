import type { Setting } from '@dosar/areas/config';
import { weekdayName } from '@dosar/i18n';
import { formatLocalDate, isLocalDate } from '@dosar/kernel/dates';
import * as z from 'zod/mini';
import { writeHours } from './hours-text.ts';
import { messages } from './messages.ts';
import { messages as minimumMessages } from './minimum-messages.ts';

const part = z.object({ from_minute: z.number(), to_minute: z.number() });
const weekHours = z.array(z.extend(part, { weekday: z.number() }));
const minimum = z.array(z.nullable(z.number()));
const lanes = z.array(z.object({ name: z.string() }));
const exceptions = z.array(
  z.object({ date: z.string(), hours: z.array(part), reason: z.optional(z.string()) }),
);

/** What the page of places holds, for the history: hours by weekday, lanes by name, exceptions by day. */
export const settings: readonly Setting[] = [
  { id: 'name', title: messages.name, isHidden: true },
  {
    id: 'kind',
    title: messages.kind,
    values: { centre: messages.centre, mobile: messages.mobile, partner: messages.partner },
    isHidden: true,
  },
  { id: 'county_code', title: messages.county, isHidden: true },
  { id: 'locality', title: messages.locality, isHidden: true },
  { id: 'address', title: messages.address, isHidden: true },
  { id: 'latitude', title: messages.latitude, isHidden: true },
  { id: 'longitude', title: messages.longitude, isHidden: true },
  { id: 'phone', title: messages.phone, isHidden: true },
  {
    id: 'lead_minutes',
    title: messages.lead,
    isHidden: true,
    write: (value, { formatNumber }) => (typeof value === 'number' ? formatNumber(value / 60) : undefined),
  },
  { id: 'days_ahead', title: messages.ahead, isHidden: true },
  { id: 'arrival_ro', title: messages.arrivalRo, isHidden: true },
  { id: 'arrival_en', title: messages.arrivalEn, isHidden: true },
  { id: 'accessibility', title: messages.accessibility, isHidden: true },
  { id: 'is_active', title: messages.isActive, isHidden: true },
  {
    id: 'hours',
    title: messages.hours,
    isHidden: true,
    write: (value, { formatDate }) => {
      const read = weekHours.safeParse(value);
      if (!read.success || read.data.length === 0) return undefined;
      return [...Map.groupBy(read.data, ({ weekday }) => weekday)]
        .toSorted(([one], [other]) => one - other)
        .map(([weekday, parts]) => {
          const day = weekdayName({ formatDate }, weekday - 1, 'short');
          return `${day} ${writeHours(parts)}`;
        })
        .join('; ');
    },
  },
  {
    id: 'minimum_people',
    title: minimumMessages.minimum,
    isHidden: true,
    write: (value, { formatDate }) => {
      const read = minimum.safeParse(value);
      if (!read.success) return undefined;
      return read.data
        .map((count, day) => {
          const name = weekdayName({ formatDate }, day, 'short');
          return `${name} ${count ?? '–'}`;
        })
        .join('; ');
    },
  },
  {
    id: 'lanes',
    title: messages.lanes,
    isHidden: true,
    write: (value, { formatList }) => {
      const read = lanes.safeParse(value);
      return read.success ? formatList(read.data.map(({ name }) => name)) : undefined;
    },
  },
  {
    id: 'exceptions',
    title: messages.exceptions,
    isHidden: true,
    write: (value) => {
      const read = exceptions.safeParse(value);
      if (!read.success || read.data.length === 0) return undefined;
      return read.data
        .map(({ date, hours, reason }) =>
          [isLocalDate(date) ? formatLocalDate(date) : date, writeHours(hours) || '–', reason]
            .filter((word) => word !== undefined && word !== '')
            .join(' '),
        )
        .join('; ');
    },
  },
];
