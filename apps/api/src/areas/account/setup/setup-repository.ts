import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

/** Whether there is an organisation, seen before any is entered. */
export async function hasOrganisation(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from list_org_ids()) as is_there`.execute(tx);
  return rows[0]?.is_there === true;
}

/** Keeps a new code in the place of the one before. */
export async function keepSetupCode(
  tx: Tx,
  code: { code_hash: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await tx
    .insertInto('setup_code')
    .values(code)
    .onConflict((conflict) => conflict.column('is_current').doUpdateSet(code))
    .execute();
}

/** The end of the present code, while it has not come. */
export async function findCodeEnd(tx: Tx, now: Date): Promise<Date | undefined> {
  const found = await tx
    .selectFrom('setup_code')
    .select('expires_at')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.expires_at;
}

/** Whether this is the hash of the present code; nobody else uses it, or gets another one, until the transaction ends. */
export async function holdSetupCode(
  tx: Tx,
  codeHash: string,
  now: Date,
): Promise<'right' | 'wrong' | 'expired'> {
  const found = await tx
    .selectFrom('setup_code')
    .select(['code_hash', 'expires_at'])
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined || found.expires_at <= now) return 'expired';
  return found.code_hash === codeHash ? 'right' : 'wrong';
}

/** Removes whatever code there is. */
export async function deleteSetupCode(tx: Tx): Promise<void> {
  await tx.deleteFrom('setup_code').execute();
}

/** The kinds of policies that an installation knows, each with its letter in a claim number. */
export function listPolicyTypes(tx: Tx, language: Language) {
  return tx
    .selectFrom('policy_type')
    .select(['claim_letter', language === 'ro' ? 'name_ro as name' : 'name_en as name'])
    .orderBy('position')
    .execute();
}
