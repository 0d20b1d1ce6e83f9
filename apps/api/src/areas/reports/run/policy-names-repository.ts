import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** What kinds of policies are called. */
export async function findPolicyNames(
  tx: Transaction<Database>,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; name: string }>`
    select policy_type_code as code, ${sql.ref(`name_${language}`)} as name from policy_type limit 100`.execute(
    tx,
  );
  return new Map(rows.map(({ code, name }) => [code, name]));
}
