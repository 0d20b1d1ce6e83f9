import type { TrackerCurrentEvent } from '@dosar/api-client/client';

type Day = TrackerCurrentEvent['contact']['hours'][number];

// A Monday: the names of weekdays come from any week.
const monday = Date.UTC(2026, 0, 5);
const day = 86_400_000;

/** When somebody answers, in few words: neighbouring weekdays with the same hours stand together, as in "Monday–Friday 09:00–17:00". */
export function officeHours(days: readonly Day[], language: string): string {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const nameOf = ({ weekday }: Day) => names.format(monday + (weekday - 1) * day);
  return spans(days)
    .map(({ first, last }) => {
      const weekdays = first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`;
      return `${weekdays} ${first.from}–${first.until}`;
    })
    .join(', ');
}

function spans(days: readonly Day[]): { first: Day; last: Day }[] {
  const found: { first: Day; last: Day }[] = [];
  for (const one of days) {
    const span = found.at(-1);
    const goesOn =
      span?.last.weekday === one.weekday - 1 && span.last.from === one.from && span.last.until === one.until;
    if (span !== undefined && goesOn) span.last = one;
    else found.push({ first: one, last: one });
  }
  return found;
}
