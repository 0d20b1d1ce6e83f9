import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { proposeMoves, type TeamWork } from '@dosar/workload-domain';
import { findAwayPeople } from '#src/areas/absences/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { personOf } from '../team/team-person.ts';
import { findKinds, findMembers, type Member } from '../team/team-repository.ts';
import { findHandOverFacts, findTeamWork, type HandOverFacts, type WorkRow } from './team-work-repository.ts';

const nearDays = 3;
const mostStays = 100;

/** Which work of some people could go to colleagues of the team, so that the highest load falls (B12). */
export async function proposeRebalance({
  tx,
  caller,
  body,
  now,
  language,
}: Call<'proposeRebalance'>): Promise<Schema<'Rebalance'>> {
  const { orgId } = caller;
  const members = await findMembers(tx, orgId, caller.userId);
  const userIds = members.map((member) => member.user_id);
  const fromUserIds = userIds.filter((id) => body.from_user_ids.includes(id));
  const away = await findAwayPeople(tx, orgId, userIds, { now, days: 0 });
  const isAway = (member: Member) => away.get(member.user_id)?.is_now ?? false;
  const rows = await findTeamWork(tx, orgId, {
    userIds,
    fromUserIds,
    now,
    lastNearDay: addDays(localDateOf(now), nearDays),
  });
  const { moves, stays } = proposeMoves({
    people: members.map((member) => personOf(member, isAway(member))),
    work: rows.map((row) => workOf(row, body)),
    fromUserIds,
    targetPercent: body.target_percent,
    most: body.most,
  });
  const byId = new Map(rows.map((row) => [row.assignment_id, row]));
  const facts = await findHandOverFacts(
    tx,
    orgId,
    moves.map((move) => move.assignmentId),
    { now, language },
  );
  const { assignmentTypes } = await findKinds(tx, orgId, language);
  const names = new Map(assignmentTypes.map(({ code, name }) => [code, name]));
  const shown = (assignmentId: string) => {
    const row = byId.get(assignmentId);
    return row ? [shownWork(row, names)] : [];
  };
  return {
    as_of: now.toISOString(),
    people: peopleOf(members, rows, isAway),
    moves: moves.flatMap((move) =>
      shown(move.assignmentId).map((work) => ({
        ...work,
        to_user_id: move.toUserId,
        rule: move.rule,
        needs_note: facts.get(move.assignmentId)?.needs_note ?? false,
        note_draft: draftOf(facts.get(move.assignmentId)),
      })),
    ),
    stays: stays
      .slice(0, mostStays)
      .flatMap((stay) => shown(stay.assignmentId).map((work) => ({ ...work, reason: stay.reason }))),
    stay_count: stays.length,
  };
}

type Keeps = { keeps_fresh_contact: boolean; keeps_near_law: boolean };

function workOf(row: WorkRow, keeps: Keeps): TeamWork {
  return {
    assignmentId: row.assignment_id,
    claimFileId: row.claim_file_id,
    userId: row.from_user_id,
    weight: row.weight,
    countyCode: row.county_code,
    policyTypeCode: row.policy_type_code,
    assignmentTypeCode: row.assignment_type_code,
    stays:
      keeps.keeps_fresh_contact && row.is_fresh
        ? 'fresh_contact'
        : keeps.keeps_near_law && row.is_near_law
          ? 'near_law'
          : undefined,
  };
}

function shownWork(row: WorkRow, names: ReadonlyMap<string, string>): Schema<'RebalanceWork'> {
  const { claim_file_id: _file, is_fresh: _fresh, is_near_law: _near, ...work } = row;
  return { ...work, name: names.get(row.assignment_type_code) ?? row.assignment_type_code };
}

/** The team by load, the highest first. Whoever has left is shown while there is work of theirs. */
function peopleOf(
  members: readonly Member[],
  rows: readonly WorkRow[],
  isAway: (member: Member) => boolean,
): Schema<'RebalancePerson'>[] {
  const loads = new Map<string, number>();
  for (const row of rows) loads.set(row.from_user_id, (loads.get(row.from_user_id) ?? 0) + row.weight);
  return members
    .filter((member) => member.is_active || loads.has(member.user_id))
    .map((member) => {
      const { is_active: isActive, row_version: _version, ...person } = member;
      return {
        ...person,
        load_points: loads.get(member.user_id) ?? 0,
        is_away: isAway(member),
        can_get_work: isActive && !isAway(member),
      };
    })
    .toSorted(
      (one, other) => other.load_points / other.capacity_points - one.load_points / one.capacity_points,
    );
}

/** What the next owner should know, as a beginning for whoever hands over; only where a note is needed. */
function draftOf(facts: HandOverFacts | undefined): string | null {
  if (!facts?.needs_note) return null;
  const last = [facts.last_title, facts.last_body].filter((part) => part !== null && part !== '').join('. ');
  return [facts.status_name, last].filter((part) => part !== '').join(' · ');
}
