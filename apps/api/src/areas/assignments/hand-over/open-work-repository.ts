import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** Open work of somebody, as far as it matters when they are away. */
export type OpenWork = {
  assignment_id: string;
  claim_file_id: string;
  claim_file_no: string;
  /** What kind of work it is. */
  name: string;
  plate: string | null;
  due_at: string;
  legal_due_date: string | null;
  /** Its owner is the contact of the claimant. */
  is_case_master: boolean;
  row_version: number;
};

const mostLines = 500;

/** The open work of somebody, the nearest deadline first; at most 500 pieces. */
export async function findOpenWork(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  language: Language,
): Promise<OpenWork[]> {
  const { rows } = await sql<OpenWork>`
    select work.assignment_id, work.claim_file_id, work.claim_file_no, type.${sql.ref(`name_${language}`)} as name,
      work.plate, to_char(work.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due_at,
      work.legal_due_date, work.is_case_master, work.row_version
    from assignment work
    join assignment_type type on type.org_id = ${orgId} and type.assignment_type_code = work.assignment_type_code
    where work.org_id = ${orgId} and work.assigned_user_id = ${userId} and work.list_code in ('active', 'waiting')
    order by work.due_at, work.assignment_id limit ${sql.lit(mostLines)}`.execute(tx);
  return rows;
}

/** How much open work each of some people has. */
export async function countOpenWork(
  tx: Transaction<Database>,
  orgId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ user_id: string; count: number }>`
    select assigned_user_id as user_id, count(*)::integer as count from assignment
    where org_id = ${orgId} and assigned_user_id = any (${userIds}::uuid[]) and list_code in ('active', 'waiting')
    group by assigned_user_id`.execute(tx);
  return new Map(rows.map(({ user_id: userId, count }) => [userId, count]));
}

/** To whom each piece of work was given when it was handed over, by its id. */
export async function findGiven(
  tx: Transaction<Database>,
  orgId: string,
  changeId: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ given: Record<string, string> | null }>`
    select parameters -> 'given' as given from assignment_change
    where org_id = ${orgId} and assignment_change_id = ${changeId}`.execute(tx);
  return new Map(Object.entries(rows[0]?.given ?? {}));
}

/** How soon work matters: the law wants it within days, its own deadline is over, or neither. */
export type Urgency = 'legal_soon' | 'overdue' | 'later';

const mostLeft = 5000;

/** The open work of somebody who leaves, also what is snoozed; the nearest deadline first. */
export async function findLeftAssignments(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  { urgency, now, soonUntil }: { urgency: Urgency; now: Date; soonUntil: string },
): Promise<{ id: string; label: string }[]> {
  const { rows } = await sql<{ id: string; label: string }>`
    select work.assignment_id as id, concat_ws(' · ', work.claim_file_no, work.plate) as label
    from assignment work
    where work.org_id = ${orgId} and work.assigned_user_id = ${userId} and work.list_code in ('active', 'waiting', 'snoozed')
      and case when work.legal_due_date <= ${soonUntil}::date then 'legal_soon' when work.due_at < ${now} then 'overdue'
        else 'later' end = ${urgency}
    order by work.due_at, work.assignment_id limit ${sql.lit(mostLeft)}`.execute(tx);
  return rows;
}
