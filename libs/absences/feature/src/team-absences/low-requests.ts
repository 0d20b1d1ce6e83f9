import { isWorkingDay, partOn, presentHalves } from '@dosar/absences-domain';
import { addDays } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';

/** Ids of the requests that would leave a team or a place below its minimum on a day of the chart, each looked at alone. */
export function lowRequests(team: Schema<'TeamAbsences'>): ReadonlySet<string> {
  const isAway = new Map(team.types.map((type) => [type.absence_type_code, type.counts_as_away]));
  const counts = (absence: Schema<'Absence'>) => isAway.get(absence.absence_type_code) !== false;
  const certain = team.absences.filter((absence) => counts(absence) && !absence.state.startsWith('awaiting'));
  const freeDays = new Set(team.free_days.map((day) => day.date));
  const isLow = (request: Schema<'Absence'>) => {
    const own = team.teams.find((one) => one.people.some((person) => person.user_id === request.user_id));
    if (own === undefined || !counts(request)) return false;
    const ids = own.people.map((person) => person.user_id);
    return daysOf(request, team).some(
      (date) =>
        isWorkingDay(date, freeDays) &&
        partOn(request, date) !== undefined &&
        presentHalves(ids, [...certain, request], date) < own.minimum * 2,
    );
  };
  // Of places the server knows plans and opening hours.
  return new Set([
    ...team.to_decide.filter(isLow).map((request) => request.absence_id),
    ...team.below_minimum_ids,
  ]);
}

/** The days of a request that the chart shows. */
function daysOf(request: Schema<'Absence'>, { from, to }: Schema<'TeamAbsences'>): string[] {
  const days: string[] = [];
  const last = request.date_to < to ? request.date_to : to;
  for (let date = request.date_from > from ? request.date_from : from; date <= last; date = addDays(date, 1))
    days.push(date);
  return days;
}
