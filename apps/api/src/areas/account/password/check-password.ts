import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import {
  auditRefusal,
  entryOf,
  ownPasswordAccount,
  provePassword,
  type PasswordNeeds,
} from './prove-password.ts';

/** Tells whether it is the caller's present password (Specification C7, V2). */
export async function checkPassword(needs: PasswordNeeds, call: StandaloneCall<'checkPass'>) {
  const asked = { ...call, audited: { event: 'PASSWORD_CHECKED', operationId: 'checkPass' } as const };
  const account = await ownPasswordAccount(needs, call);
  const passValid = await provePassword(needs, asked, account, call.body.password);
  if (passValid) await inTenant(needs.db, call.caller.orgId, (tx) => recordAudit(tx, entryOf(asked)));
  else await auditRefusal(needs, asked, 'invalid_credentials');
  return { passValid };
}
