import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** What was decided about one piece of work: who has it during the leave, and whether its claimant is told. */
export type PlannedLine = {
  assignment_id: string;
  /** `replacement` is whoever stands in when the leave begins. */
  to: 'stays' | 'replacement' | { user_id: string };
  is_told: boolean;
};

/** Keeps what was decided about the work of an absence that has not begun. */
export async function keepHandOver(
  tx: Tx,
  orgId: string,
  absenceId: string,
  plan: readonly PlannedLine[],
): Promise<void> {
  await sql`update absence set hand_over = ${JSON.stringify(plan)}::jsonb
    where org_id = ${orgId} and absence_id = ${absenceId}`.execute(tx);
}

/** What was decided about the work of an absence; `undefined` when nothing was. */
export async function findHandOver(
  tx: Tx,
  orgId: string,
  absenceId: string,
): Promise<readonly PlannedLine[] | undefined> {
  const { rows } = await sql<{ hand_over: readonly PlannedLine[] | null }>`
    select hand_over from absence where org_id = ${orgId} and absence_id = ${absenceId}`.execute(tx);
  return rows[0]?.hand_over ?? undefined;
}
