import type { Call } from '#src/kernel/http/route-table.ts';
import { judgePassword, readSignInSettings } from '#src/areas/account/index.ts';
import { policyOf } from './sign-in-settings.ts';

/** Tells which rules refuse a password, by the settings as they are being typed. */
export async function tryPassword({ tx, caller, body, language }: Call<'tryPassword'>) {
  const { org_name } = await readSignInSettings(tx, caller.orgId);
  const owner = { username: body.username, orgName: org_name };
  return { refusals: judgePassword(policyOf(body.settings), owner, { password: body.password, language }) };
}
