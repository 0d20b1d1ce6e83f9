import type { LocalDate } from '@dosar/kernel/dates';
import { partOn, type LeavePeriod } from './leave-period.ts';

/** An absence of a colleague, as far as presence is concerned. */
export type AwayPeriod = LeavePeriod & { user_id: string };

/** How many half days of work people do on a day: two for each who is there all day. */
export function presentHalves(
  people: readonly string[],
  away: readonly AwayPeriod[],
  date: LocalDate,
): number {
  return people.reduce((sum, person) => sum + 2 - awayHalves(person, away, date), 0);
}

/** How many halves of a day somebody is away; absences that overlap count once. */
function awayHalves(person: string, away: readonly AwayPeriod[], date: LocalDate): number {
  const parts = new Set(
    away.filter(({ user_id: id }) => id === person).map((absence) => partOn(absence, date)),
  );
  if (parts.has('whole') || (parts.has('morning') && parts.has('afternoon'))) return 2;
  return parts.has('morning') || parts.has('afternoon') ? 1 : 0;
}
