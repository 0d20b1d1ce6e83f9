import { localDateOf, localTimeOf } from '@dosar/kernel/zone';

const quarter = 15 * 60_000;

type Span = { starts_at: string; ends_at: string };

/** The quarters at which a visit can begin and still end while a place is open on a date, as the clock shows them. */
export function startsWithin(hours: readonly Span[], date: string, minutes: number): string[] {
  const starts = hours
    .filter(({ starts_at: start }) => localDateOf(new Date(start)) === date)
    .flatMap(({ starts_at, ends_at }) => {
      const first = Math.ceil(Date.parse(starts_at) / quarter) * quarter;
      const last = Date.parse(ends_at) - minutes * 60_000;
      const count = Math.floor((last - first) / quarter) + 1;
      return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * quarter);
    });
  return [...new Set(starts.sort((a, b) => a - b).map((start) => localTimeOf(new Date(start)).time))];
}
