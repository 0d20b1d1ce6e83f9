import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

/** A piece of active work of a team with what decides whether it moves. */
export type WorkRow = Omit<Schema<'RebalanceWork'>, 'name'> & {
  claim_file_id: string;
  is_fresh: boolean;
  is_near_law: boolean;
};

const mostWork = 20_000;

/** The active work of some people, what nobody has touched for longest first; at most 20,000 pieces. */
export async function findTeamWork(
  tx: Tx,
  orgId: string,
  {
    userIds,
    fromUserIds,
    now,
    lastNearDay,
  }: { userIds: readonly string[]; fromUserIds: readonly string[]; now: Date; lastNearDay: string },
): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    with fresh as materialized (
      select distinct claim_file_id from message
      where org_id = ${orgId} and claim_file_id in (
        select claim_file_id from assignment where org_id = ${orgId} and list_code = 'active'
          and assigned_user_id = any (${fromUserIds}::uuid[]))
        and system_time >= ${now}::timestamptz - interval '48 hours')
    select work.assignment_id, work.row_version, work.claim_file_id, work.claim_file_no, work.plate, work.claimant_name,
      work.county_code, work.policy_type_code, work.assignment_type_code, type.weight,
      work.assigned_user_id as from_user_id, fresh.claim_file_id is not null as is_fresh,
      coalesce(work.legal_due_date <= ${lastNearDay}, false) as is_near_law
    from assignment work
    join assignment_type type on type.org_id = ${orgId} and type.assignment_type_code = work.assignment_type_code
    left join fresh on fresh.claim_file_id = work.claim_file_id
    where work.org_id = ${orgId} and work.assigned_user_id = any (${userIds}::uuid[]) and work.list_code = 'active'
    order by work.last_activity_at, work.assignment_id limit ${sql.lit(mostWork)}`.execute(tx);
  return rows;
}

/** Since when work has been with its owner, and what was done on it last. */
export type HandOverFacts = {
  assignment_id: string;
  needs_note: boolean;
  status_name: string;
  last_title: string | null;
  last_body: string | null;
};

const noteAfterDays = 5;

/** What whoever gets work should know, of some pieces of it. */
export async function findHandOverFacts(
  tx: Tx,
  orgId: string,
  assignmentIds: readonly string[],
  { now, language }: { now: Date; language: Language },
): Promise<ReadonlyMap<string, HandOverFacts>> {
  const { rows } = await sql<HandOverFacts>`
    select work.assignment_id, coalesce(work.assigned_at, work.created_at)
        < ${now}::timestamptz - make_interval(days => ${sql.lit(noteAfterDays)}) as needs_note,
      status.${sql.ref(`name_${language}`)} as status_name,
      last.title as last_title, left(last.body, 500) as last_body
    from assignment work
    join status on status.org_id = ${orgId} and status.assignment_type_code = work.assignment_type_code
      and status.status_code = work.status_code
    left join lateral (select title, body from timeline_event
      where org_id = ${orgId} and assignment_id = work.assignment_id and kind <> 'assignment'
      order by system_time desc, timeline_event_id desc limit 1) last on true
    where work.org_id = ${orgId} and work.assignment_id = any (${assignmentIds}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.assignment_id, row]));
}
