/** The moment at which every story and test plays: a Thursday morning in Bucharest. */
export const now = '2026-03-05T10:00:00Z';

/** An instant some hours before (or, negative, after) the moment of the tests. */
export function hoursAgo(hours: number): string {
  return new Date(Date.parse(now) - hours * 3_600_000).toISOString();
}

/** A day some days after (or, negative, before) the day of the tests. */
export function daysAhead(days: number): string {
  return new Date(Date.parse(now) + days * 86_400_000).toISOString().slice(0, 10);
}
