import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { rowColumns, rowJoins, type RowReader } from './assignment-row-sql.ts';

type Header = Schema<'AssignmentHeader'>;

/** The assignment and its file in one row; `event_id` leads to the accident. */
export type AssignmentRow = Header & { event_id: string };

/** Which assignment, and who reads it. */
type AssignmentQuery = RowReader & { assignmentId: string };

/** Finds an assignment of this organisation. */
export async function findAssignment(
  tx: Transaction<Database>,
  { assignmentId, ...reader }: AssignmentQuery,
) {
  const name = (table: string) => sql.ref(`${table}.name_${reader.language}`);
  const rows = await sql<AssignmentRow>`
    select ${rowColumns(reader.language)}, claim_file.county_code, county.name as county_name,
      ${name('assignment_type')} as name, ${name('policy_type')} as policy_type_name, claim_file.policy_number,
      claim_file.channel, claim_file.claim_file_no as displayed_case_no, claim_file.event_id, page.waiting_on,
      to_char(claim_file.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as opened_at,
      to_char(coalesce((
        select max(moved.system_time) from timeline_event moved
        where moved.org_id = page.org_id and moved.assignment_id = page.assignment_id and moved.kind = 'status'
      ), page.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as status_since
    from assignment page ${rowJoins(reader)}
    join policy_type on policy_type.policy_type_code = page.policy_type_code
    left join county on county.county_code = claim_file.county_code
    where page.org_id = ${reader.orgId} and page.assignment_id = ${assignmentId}
  `.execute(tx);
  return rows.rows[0];
}

/** All work on a file as a tree: the main one first, and each piece after the one that it follows from. */
export async function findActivities(
  tx: Transaction<Database>,
  { orgId, claimFileId, language }: { orgId: string; claimFileId: string; language: Language },
) {
  const name = (table: string) => sql.ref(`${table}.name_${language}`);
  const instant = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const { rows } = await sql<Schema<'FileActivity'>>`
    select work.assignment_id, work.assignment_no, work.assignment_type_code as assignment_type,
      ${name('assignment_type')} as assignment_type_name, work.parent_assignment_id, work.is_case_master,
      ${name('status')} as status_name, work.category_code, work.waiting_on,
      work.assigned_user_id, app_user.full_name as assigned_user_name, ${name('queue')} as queue_name,
      ${instant('work.due_at')} as due_at, ${instant('work.done_at')} as done_at
    from assignment work
    join assignment_type on assignment_type.org_id = work.org_id
      and assignment_type.assignment_type_code = work.assignment_type_code
    join status on status.org_id = work.org_id and status.assignment_type_code = work.assignment_type_code
      and status.status_code = work.status_code
    left join queue on queue.org_id = work.org_id and queue.queue_id = work.queue_id
    left join app_user on app_user.org_id = work.org_id and app_user.user_id = work.assigned_user_id
    where work.org_id = ${orgId} and work.claim_file_id = ${claimFileId}
    order by work.created_at, work.assignment_id limit 200`.execute(tx);
  return asTree(rows);
}

/** What has no parent on the file stands below the main work too, after it. */
function asTree(work: readonly Schema<'FileActivity'>[]): Schema<'FileActivity'>[] {
  const known = new Set(work.map((piece) => piece.assignment_id));
  const childrenOf = (parentId: string | null): Schema<'FileActivity'>[] =>
    work
      .filter(({ parent_assignment_id: id }) => (id !== null && known.has(id) ? id : null) === parentId)
      .toSorted((one, other) => Number(other.is_case_master) - Number(one.is_case_master))
      .flatMap((piece) => [piece, ...childrenOf(piece.assignment_id)]);
  return childrenOf(null);
}

type Reader = Pick<Call<'takeAssignment'>, 'tx' | 'caller' | 'language'>;

/** An assignment as lists show it, as it stands after a change. */
export async function changedRow({ tx, caller, language }: Reader, assignmentId: string) {
  const { rows } = await sql<Schema<'WorklistRow'>>`
    select ${rowColumns(language)} from assignment page ${rowJoins(caller)}
    where page.org_id = ${caller.orgId} and page.assignment_id = ${assignmentId}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('An assignment is gone in the middle of its change.');
  return row;
}

type AssignmentsMoment = { orgId: string; assignmentIds: readonly string[]; now: Date };

/** Marks that something happened on assignments; answers those of them that the organisation has. */
export async function touchAssignments(
  tx: Transaction<Database>,
  { orgId, assignmentIds, now }: AssignmentsMoment,
) {
  return tx
    .updateTable('assignment')
    .set({ last_activity_at: now })
    .where('org_id', '=', orgId)
    .where('assignment_id', 'in', [...assignmentIds])
    .returning(['assignment_id', 'claim_file_id'])
    .execute();
}
