import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { absenceOn, findAbsencesOfPeople, findToDecide } from '../absence-repository.ts';
import { findFreeDays, findMinimums, findTypes } from '../rules/leave-rules-repository.ts';
import { findManagedIds, findTeamsOfManager } from '../rules/people-repository.ts';

const mostDays = 100;

/** The wall chart of the people whom the caller manages, and what waits for a decision (ux 68). */
export async function browseTeamAbsences({
  tx,
  caller,
  query,
  now,
  language,
}: Call<'browseTeamAbsences'>): Promise<Schema<'TeamAbsences'>> {
  const { orgId, userId } = caller;
  const today = localDateOf(now);
  const last = addDays(query.from, mostDays - 1);
  const period = { from: query.from, to: query.to < last ? query.to : last };
  const teams = await findTeamsOfManager(tx, orgId, userId, language);
  const minimums = await findMinimums(tx, orgId);
  const people = teams.flatMap((team) => team.people.map((person) => person.user_id));
  const absences = await findAbsencesOfPeople(tx, orgId, people, period);
  const toDecide = await findToDecide(tx, caller, [...(await findManagedIds(tx, orgId, userId))]);
  return {
    ...period,
    today,
    teams: teams.map((team) => ({ ...team, minimum: minimums.get(team.team_id) ?? 0 })),
    absences: absences.map((row) => absenceOn(today, row)),
    to_decide: toDecide.map((row) => absenceOn(today, row)),
    free_days: await findFreeDays(tx, orgId, period, language),
    types: (await findTypes(tx, language)).map(({ returns_rest_days: _hidden, ...type }) => type),
  };
}
