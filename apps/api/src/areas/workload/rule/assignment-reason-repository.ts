import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Who has work, what the rule said of it, and by which entry of the timeline it went there last. */
export type ReasonRow = {
  claim_file_id: string;
  owner_user_id: string | null;
  owner_name: string | null;
  rule_user_id: string | null;
  rule: Schema<'OwnerRule'> | null;
  load_percent: number | null;
  steps: Schema<'RuleSteps'> | null;
  decided_at: string | null;
  given_at: string | null;
  given_by_user_id: string | null;
  given_by_name: string | null;
  note: string | null;
  /** Whether it went to somebody by hand after the rule had decided. */
  is_given_since: boolean;
};

const instant = '\'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\'';

/** What is known about how work came to its owner. */
export async function findReason(
  tx: Transaction<Database>,
  orgId: string,
  assignmentId: string,
): Promise<ReasonRow | undefined> {
  const { rows } = await sql<ReasonRow>`
    select work.claim_file_id, work.assigned_user_id as owner_user_id, owner.full_name as owner_name, reason.user_id as rule_user_id,
      reason.rule, reason.load_percent, reason.steps,
      to_char(reason.decided_at at time zone 'UTC', ${sql.raw(instant)}) as decided_at,
      to_char(given.system_time at time zone 'UTC', ${sql.raw(instant)}) as given_at,
      given.actor_user_id as given_by_user_id, giver.full_name as given_by_name, left(given.body, 2000) as note,
      coalesce(given.system_time > reason.decided_at, false) as is_given_since
    from assignment work
    left join app_user owner on owner.org_id = ${orgId} and owner.user_id = work.assigned_user_id
    left join assignment_reason reason on reason.org_id = ${orgId} and reason.assignment_id = work.assignment_id
    left join lateral (
      select system_time, actor_user_id, body from timeline_event
      where org_id = ${orgId} and claim_file_id = work.claim_file_id and assignment_id = work.assignment_id
        and kind = 'assignment' and data->>'to_user_id' = work.assigned_user_id::text
      order by system_time desc, timeline_event_id desc limit 1) given on true
    left join app_user giver on giver.org_id = ${orgId} and giver.user_id = given.actor_user_id
    where work.org_id = ${orgId} and work.assignment_id = ${assignmentId}`.execute(tx);
  return rows[0];
}
