import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** What a role is called; its code where nobody has named it. */
export async function findRoleName(
  tx: Transaction<Database>,
  role: string,
  language: Language,
): Promise<string> {
  const found = await tx
    .selectFrom('role')
    .select(language === 'ro' ? 'name_ro as name' : 'name_en as name')
    .where('role_code', '=', role)
    .executeTakeFirst();
  return found?.name ?? role;
}
