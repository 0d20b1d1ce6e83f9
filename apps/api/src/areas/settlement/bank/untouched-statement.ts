import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { countDecisions } from './decision-repository.ts';

/** Whether no line of a statement has a record or a decision, so that its file can be read again with other columns. */
export async function isUntouched(
  tx: Call<'getStatement'>['tx'],
  orgId: string,
  { bank_statement_id: statementId, recorded_at: recordedAt }: Schema<'BankStatement'>,
): Promise<boolean> {
  if (recordedAt !== null) return false;
  return (await countDecisions(tx, { orgId, statementId }, null)).version === 0;
}
