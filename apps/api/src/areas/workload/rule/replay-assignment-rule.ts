import { addDays } from '@dosar/kernel/dates';
import { endOfDay, localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { replayRule, type PastWork, type ReplayedPerson, type ReplayedWork } from '@dosar/workload-domain';
import { findAwayTimes } from '#src/areas/absences/index.ts';
import { findSpecialHandlers } from '#src/areas/partners/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { personOf } from '../team/team-person.ts';
import { findTeamMembers } from '../team/team-repository.ts';
import { findPastWork, type PastRow } from './past-work-repository.ts';
import { findRule } from './rule-repository.ts';

const daysBack = 30;
const mostExamples = 20;

/** Who would have got the work of the last 30 days by rule, beside who had it. */
export async function replayAssignmentRule({
  tx,
  caller,
  now,
  language,
}: Call<'replayAssignmentRule'>): Promise<Schema<'RuleReplay'>> {
  const { orgId } = caller;
  const today = localDateOf(now);
  const dates = Array.from({ length: daysBack + 1 }, (_, index) => addDays(today, index - daysBack));
  const period = { date_from: addDays(today, -daysBack), date_to: today };
  const rule = await findRule(tx, orgId, caller.userId, language);
  if (rule === undefined) return { ...nothing, ...period };
  const from = startOfDay(period.date_from);
  const members = (await findTeamMembers(tx, orgId, rule.team_id)).filter((member) => member.is_active);
  const userIds = members.map((member) => member.user_id);
  const rows = await findPastWork(tx, orgId, { teamId: rule.team_id, userIds, from, language });
  const specials = await findSpecialHandlers(tx, orgId, [...new Set(rows.map((row) => row.claim_file_id))]);
  const away = await findAwayTimes(tx, orgId, userIds, { from, until: now });
  const replay = replayRule({
    people: members.map((member) => personOf(member, false)),
    isThere: (userId, at) =>
      !away.some((time) => time.user_id === userId && time.begins_at <= at && at < time.ends_at),
    work: rows.map((row) => pastOf(row, specials.get(row.claim_file_id)?.userId)),
    from,
    dayEnds: dates.map((date) => endOfDay(date)),
  });
  const byId = new Map(rows.map((row) => [row.assignment_id, row]));
  const names = new Map(members.map((member) => [member.user_id, member.full_name]));
  const moved = replay.works.filter(
    (work) =>
      work.userId !== undefined && work.userId !== (byId.get(work.assignmentId)?.user_id ?? undefined),
  );
  const nobody = replay.works.filter((work) => work.userId === undefined).length;
  return {
    ...period,
    replayed: replay.works.length,
    same: replay.works.length - moved.length - nobody,
    other: moved.length,
    nobody,
    days: replay.days.map(({ actualPercent, rulePercent }, index) => ({
      date: dates[index] ?? today,
      actual_percent: actualPercent,
      rule_percent: rulePercent,
    })),
    people: peopleOf(replay.people, names),
    rules: countRules(moved),
    examples: moved
      .toReversed()
      .slice(0, mostExamples)
      .flatMap((work) => exampleOf(work, byId, names)),
  };
}

const nothing = {
  replayed: 0,
  same: 0,
  other: 0,
  nobody: 0,
  days: [],
  people: [],
  rules: [],
  examples: [],
};

function pastOf(row: PastRow, specialUserId: string | undefined): PastWork {
  return {
    assignmentId: row.assignment_id,
    claimFileId: row.claim_file_id,
    userId: row.user_id ?? undefined,
    openedAt: row.created_at,
    doneAt: row.done_at ?? undefined,
    weight: row.weight,
    countyCode: row.county_code,
    policyTypeCode: row.policy_type_code,
    assignmentTypeCode: row.assignment_type_code,
    specialUserId,
  };
}

/** Everybody with what they got and would get, who would get less first. */
function peopleOf(
  people: readonly ReplayedPerson[],
  names: ReadonlyMap<string, string>,
): Schema<'RuleReplay'>['people'] {
  return people
    .map((person) => ({
      user_id: person.userId,
      full_name: names.get(person.userId) ?? '',
      received: person.received,
      received_by_rule: person.receivedByRule,
      peak_percent: person.peakPercent,
      peak_percent_by_rule: person.peakPercentByRule,
    }))
    .toSorted(
      (one, other) => one.received_by_rule - one.received - (other.received_by_rule - other.received),
    );
}

function countRules(works: readonly ReplayedWork[]): Schema<'RuleReplay'>['rules'] {
  const counts = new Map<ReplayedWork['rule'], number>();
  for (const { rule } of works) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts]
    .map(([rule, count]) => ({ rule, count }))
    .toSorted((one, other) => other.count - one.count);
}

function exampleOf(
  { assignmentId, userId, rule }: ReplayedWork,
  byId: ReadonlyMap<string, PastRow>,
  names: ReadonlyMap<string, string>,
): Schema<'RuleReplay'>['examples'] {
  const row = byId.get(assignmentId);
  if (!row) return [];
  return [
    {
      assignment_id: assignmentId,
      claim_file_no: row.claim_file_no,
      name: row.name,
      opened_at: row.created_at.toISOString(),
      county_code: row.county_code,
      actual_name: names.get(row.user_id ?? '') ?? null,
      rule_name: names.get(userId ?? '') ?? null,
      rule,
    },
  ];
}
