import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { readOwnAccount } from './own-account-repository.ts';
import { preferencesOf } from './preferences.ts';

/** The account that the caller works as, ready to be changed. */
export async function getOwnAccount({
  tx,
  caller,
  language,
}: Call<'getOwnAccount'>): Promise<Schema<'OwnAccount'>> {
  const { user_metadata, password_changed_at, theme, ...account } = await readOwnAccount(
    tx,
    caller,
    language,
  );
  return {
    ...account,
    preferences: preferencesOf(user_metadata, { theme }),
    password_changed_at: password_changed_at?.toISOString() ?? null,
  };
}
