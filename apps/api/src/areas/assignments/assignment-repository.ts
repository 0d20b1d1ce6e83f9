import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
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
      claim_file.channel, claim_file.claim_file_no as displayed_case_no, claim_file.event_id,
      to_char(claim_file.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as opened_at
    from assignment page ${rowJoins(reader)}
    join policy_type on policy_type.policy_type_code = page.policy_type_code
    left join county on county.county_code = claim_file.county_code
    where page.org_id = ${reader.orgId} and page.assignment_id = ${assignmentId}
  `.execute(tx);
  return rows.rows[0];
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
