import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** What was missing when a step was asked for, in both languages. */
export type MissingWhenAsked = { code: string; ro: string; en: string };

/** A step that somebody asked a manager to let pass. */
export type AskedStep = {
  asked_step_id: string;
  assignment_id: string;
  claim_file_id: string;
  transition_code: string;
  transition_name_ro: string;
  transition_name_en: string;
  from_status_code: string;
  missing: readonly MissingWhenAsked[];
  reason: string;
  waiting_on: Schema<'WaitingOn'> | null;
  state: 'asked' | 'taken' | 'refused' | 'withdrawn';
};

type NewAskedStep = Omit<AskedStep, 'asked_step_id' | 'claim_file_id' | 'state'> & { asked_at: Date };

/** Keeps what is asked; the same step that waits already is asked as it is now. Answers its id. */
export async function putAskedStep(tx: Tx, orgId: string, step: NewAskedStep): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into asked_step (org_id, assignment_id, transition_code, transition_name_ro, transition_name_en, from_status_code,
      missing, reason, waiting_on, asked_at)
    values (${orgId}, ${step.assignment_id}, ${step.transition_code}, ${step.transition_name_ro},
      ${step.transition_name_en}, ${step.from_status_code}, ${JSON.stringify(step.missing)}, ${step.reason},
      ${step.waiting_on}, ${step.asked_at})
    on conflict (org_id, assignment_id, transition_code) where state = 'asked'
      do update set from_status_code = excluded.from_status_code, missing = excluded.missing, reason = excluded.reason,
        waiting_on = excluded.waiting_on, asked_at = excluded.asked_at
    returning asked_step_id as id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The step that was asked for was not kept.');
  return row.id;
}

/** One of them, whatever became of it. */
export async function findAskedStep(tx: Tx, orgId: string, id: string): Promise<AskedStep | undefined> {
  const { rows } = await sql<AskedStep>`
    select step.asked_step_id, step.assignment_id, work.claim_file_id, step.transition_code, step.transition_name_ro,
      step.transition_name_en, step.from_status_code, step.missing, step.reason, step.waiting_on, step.state
    from asked_step step
    join assignment work on work.org_id = ${orgId} and work.assignment_id = step.assignment_id
    where step.org_id = ${orgId} and step.asked_step_id = ${id}`.execute(tx);
  return rows[0];
}

/** Says what became of it. */
export async function setAskedState(
  tx: Tx,
  orgId: string,
  { id, state }: { id: string; state: AskedStep['state'] },
): Promise<void> {
  await tx
    .updateTable('asked_step')
    .set({ state })
    .where('org_id', '=', orgId)
    .where('asked_step_id', '=', id)
    .execute();
}

/** The codes of the steps of a task that wait for a manager. */
export async function findWaitingSteps(tx: Tx, orgId: string, assignmentId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('asked_step')
    .select('transition_code')
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .where('state', '=', 'asked')
    .limit(50)
    .execute();
  return new Set(rows.map((row) => row.transition_code));
}

/** Takes back what waits about a task that has moved on; answers the ids. */
export async function withdrawAskedSteps(tx: Tx, orgId: string, assignmentId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('asked_step')
    .set({ state: 'withdrawn' })
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .where('state', '=', 'asked')
    .returning('asked_step_id')
    .execute();
  return rows.map((row) => row.asked_step_id);
}
