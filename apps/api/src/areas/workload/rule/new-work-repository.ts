import type { OwnerChoice } from '@dosar/workload-domain';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Work that waits in the queue of a team for an owner. */
export type WaitingWork = {
  assignment_id: string;
  claim_file_id: string;
  claim_file_no: string;
  team_id: string;
  county_code: string | null;
  policy_type_code: string;
  assignment_type_code: string;
  weight: number;
};

const waitingWork = (orgId: string, condition: RawBuilder<unknown>) => sql`
  select work.assignment_id, work.claim_file_id, work.claim_file_no, queue.team_id, work.county_code,
    work.policy_type_code, work.assignment_type_code, type.weight
  from assignment work
  join queue on queue.org_id = ${orgId} and queue.queue_id = work.queue_id
  join assignment_type type on type.org_id = ${orgId} and type.assignment_type_code = work.assignment_type_code
  where work.org_id = ${orgId} and work.assigned_user_id is null and work.category_code in ('new', 'active', 'waiting')
    and ${condition}`;

/** Work that nobody has yet, by its id or all of a claim file, and whether its team has the rule switched on. */
export async function findNewWork(
  tx: Tx,
  orgId: string,
  of: { assignmentId: string } | { claimFileId: string },
) {
  const condition =
    'assignmentId' in of
      ? sql`work.assignment_id = ${of.assignmentId}`
      : sql`work.claim_file_id = ${of.claimFileId}`;
  const { rows } = await sql<WaitingWork & { is_ruled: boolean }>`
    select waiting.*, exists (select from assignment_rule rule where rule.org_id = ${orgId}
      and rule.team_id = waiting.team_id and rule.is_on) as is_ruled
    from (${waitingWork(orgId, condition)}) waiting
    where waiting.team_id is not null
    order by waiting.assignment_id`.execute(tx);
  return rows;
}

/** How many pieces of work are given out in one transaction. */
export const givenAtOnce = 200;

/**
 * What came to the queues of a team since its rule is on, or what the rule could give to nobody; what is due first, and
 * `after` is the last piece that was looked at. What waited before goes on waiting for whoever takes it.
 */
export async function findWaitingWork(
  tx: Tx,
  orgId: string,
  teamId: string,
  after: { dueAt: Date; assignmentId: string } | undefined,
) {
  const isAfter = after
    ? sql`(work.due_at, work.assignment_id) > (${after.dueAt}, ${after.assignmentId})`
    : sql`true`;
  const { rows } = await sql<WaitingWork & { due_at: Date }>`
    select waiting.*, work.due_at from (${waitingWork(orgId, sql`queue.team_id = ${teamId} and ${isAfter}`)}) waiting
    join assignment work on work.org_id = ${orgId} and work.assignment_id = waiting.assignment_id
    join assignment_rule rule on rule.org_id = ${orgId} and rule.team_id = ${teamId}
    where work.created_at >= rule.changed_at or exists (select from assignment_reason reason
      where reason.org_id = ${orgId} and reason.assignment_id = work.assignment_id and reason.user_id is null)
    order by work.due_at, work.assignment_id limit ${sql.lit(givenAtOnce)}`.execute(tx);
  return rows;
}

/**
 * Work for somebody whom a rule names and who could not get it, in queues of teams whose rule is off; `after` is the last
 * piece that was looked at.
 */
export async function findStoppedWork(tx: Tx, orgId: string, after: string | undefined) {
  const { rows } = await sql<WaitingWork>`
    select waiting.* from (${waitingWork(orgId, after === undefined ? sql`true` : sql`work.assignment_id > ${after}`)}) waiting
    where waiting.team_id is not null and exists (select from assignment_reason reason
        where reason.org_id = ${orgId} and reason.assignment_id = waiting.assignment_id and reason.user_id is null)
      and not exists (select from assignment_rule rule where rule.org_id = ${orgId}
        and rule.team_id = waiting.team_id and rule.is_on)
    order by waiting.assignment_id limit ${sql.lit(givenAtOnce)}`.execute(tx);
  return rows;
}

/** The weight of the active work of some people. */
export async function findLoads(
  tx: Tx,
  orgId: string,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; points: number }>`
    select work.assigned_user_id as user_id, sum(type.weight)::integer as points
    from assignment work
    join assignment_type type on type.org_id = ${orgId} and type.assignment_type_code = work.assignment_type_code
    where work.org_id = ${orgId} and work.assigned_user_id = any (${userIds}::uuid[]) and work.list_code = 'active'
    group by work.assigned_user_id`.execute(tx);
  return new Map(rows.map((row) => [row.user_id, row.points]));
}

/** Who has open work on each of some files. */
export async function findFileOwners(tx: Tx, orgId: string, claimFileIds: readonly string[]) {
  const { rows } = await sql<{ claim_file_id: string; user_ids: string[] }>`
    select claim_file_id, array_agg(distinct assigned_user_id) as user_ids from assignment
    where org_id = ${orgId} and claim_file_id = any (${claimFileIds}::uuid[]) and assigned_user_id is not null
      and list_code in ('active', 'waiting', 'snoozed')
    group by claim_file_id`.execute(tx);
  return new Map(rows.map((row) => [row.claim_file_id, row.user_ids]));
}

/** What the rule decided about a piece of work. */
export type Decided = { assignmentId: string; choice: OwnerChoice };

/** Keeps why work went to whom; answers for which of it nobody had been found before either. */
export async function keepReasons(
  tx: Tx,
  orgId: string,
  decided: readonly Decided[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (decided.length === 0) return new Set();
  const ids = decided.map(({ assignmentId }) => assignmentId);
  const known = await tx
    .selectFrom('assignment_reason')
    .select('assignment_id')
    .where('org_id', '=', orgId)
    .where('assignment_id', 'in', ids)
    .where('user_id', 'is', null)
    .execute();
  await tx
    .insertInto('assignment_reason')
    .values(
      decided.map(({ assignmentId, choice }) => ({
        org_id: orgId,
        assignment_id: assignmentId,
        user_id: choice.userId ?? null,
        rule: choice.rule,
        load_percent: choice.loadPercent ?? null,
        steps: JSON.stringify(choice.steps),
        decided_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'assignment_id']).doUpdateSet((eb) => ({
        user_id: eb.ref('excluded.user_id'),
        rule: eb.ref('excluded.rule'),
        load_percent: eb.ref('excluded.load_percent'),
        steps: eb.ref('excluded.steps'),
        decided_at: eb.ref('excluded.decided_at'),
      })),
    )
    .execute();
  return new Set(known.map((row) => row.assignment_id));
}

/** The managers of a team who can be written to. */
export async function findTeamManagers(tx: Tx, orgId: string, teamId: string) {
  const { rows } = await sql<{ email: string; language: string }>`
    select person.email, person.language from app_user person
    where person.org_id = ${orgId} and person.team_id = ${teamId} and person.is_active and not person.is_locked
      and person.email is not null and exists (select from user_role held where held.org_id = ${orgId}
        and held.user_id = person.user_id and held.role_code like '_%.manager')
    order by person.user_id limit 20`.execute(tx);
  return rows;
}
