import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { absenceOn, findAbsencesOfPeople, findToDecide, type AbsenceRow } from '../absence-repository.ts';
import { findFreeDays, findMinimums, findTypes } from '../rules/leave-rules-repository.ts';
import { findPlaceShortages } from '../rules/place-warnings.ts';
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
  const managed = await findManagedIds(tx, orgId, userId);
  const toDecide = await findToDecide(tx, caller, [...managed]);
  // Why somebody is away is for the person and for those who decide about them.
  const types = await findTypes(tx, caller.orgId, language);
  const isAway = new Map(types.map((type) => [type.absence_type_code, type.counts_as_away]));
  // Every kind of absence is left out: were it only the medical one, its lack would name it.
  const isPrivate = (row: AbsenceRow) =>
    row.user_id !== userId && !managed.has(row.user_id) && isAway.get(row.absence_type_code) !== false;
  const places = await findPlaceShortages(
    { tx, now, language },
    { orgId, ...period, userIds: people },
    toDecide
      .filter((row) => isAway.get(row.absence_type_code) !== false)
      .map((row) => ({ ...row, absenceId: row.absence_id, userId: row.user_id })),
  );
  return {
    ...period,
    today,
    place_warnings: places.certain,
    below_minimum_ids: [...places.ofLeaves]
      .filter(([, warnings]) => warnings.length > 0)
      .map(([absenceId]) => absenceId),
    teams: teams.map((team) => ({ ...team, minimum: minimums.get(team.team_id) ?? 0 })),
    absences: absences.map((row) => absenceOn(today, isPrivate(row) ? withoutReason(row) : row)),
    to_decide: toDecide.map((row) => absenceOn(today, row)),
    free_days: await findFreeDays(tx, orgId, period, language),
    types: types.map(({ returns_rest_days: _hidden, ...type }) => type),
  };
}

/** That somebody is away, without the kind of absence and whatever else tells of their health. */
function withoutReason(row: AbsenceRow): AbsenceRow {
  return {
    ...row,
    absence_type_code: 'undisclosed',
    note: null,
    certificate_no: null,
    certificate_document_id: null,
    decision_reason: null,
    balance_exception: null,
  };
}
