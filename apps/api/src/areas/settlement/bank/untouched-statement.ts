import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { countDecisions } from './decision-repository.ts';

/** Whether nobody recorded or decided anything of a statement: its file may still be read otherwise. */
export async function isUntouched(
  tx: Call<'getStatement'>['tx'],
  orgId: string,
  { bank_statement_id: statementId, recorded_at: recordedAt }: Schema<'BankStatement'>,
): Promise<boolean> {
  if (recordedAt !== null) return false;
  return (await countDecisions(tx, { orgId, statementId }, null)).version === 0;
}
