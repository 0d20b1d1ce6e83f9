import { sql } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { rowColumns, rowJoins } from '../worklist/worklist-row.ts';

type Reader = Pick<Call<'takeAssignment'>, 'tx' | 'caller' | 'language'>;

/** An assignment as the worklist shows it, as it stands after a change. */
export async function changedRow({ tx, caller, language }: Reader, assignmentId: string) {
  const { rows } = await sql<Schema<'WorklistRow'>>`
    select ${rowColumns(language)} from assignment page ${rowJoins(caller)}
    where page.org_id = ${caller.orgId} and page.assignment_id = ${assignmentId}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('An assignment is gone in the middle of its change.');
  return row;
}
