import { createHash, randomBytes } from 'node:crypto';
import type { Call } from '#src/kernel/http/route-table.ts';
import { recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import type { SettingPage } from '#src/kernel/settings/setting-page.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { replaceInboundKey } from './inbound-repository.ts';

/** Makes the key by which the mail server hands over e-mails; only its hash is kept. */
export async function renewInboundKey(call: Call<'renewInboundKey'>) {
  const { caller, tx, now, audit } = call;
  const key = randomBytes(24).toString('base64url');
  const orgCode = await replaceInboundKey(tx, {
    orgId: caller.orgId,
    keyHash: createHash('sha256').update(key).digest('hex'),
    userId: caller.userId,
    now,
  });
  audit.subject(caller.orgId);
  // The key itself is known to nobody but whoever asked for it.
  await recordSettingChange(call, {
    page: 'inbound-mail',
    fields: [{ field: 'inbound_key', before: null, after: 'renewed' }],
  });
  return { org_code: orgCode, key };
}

/** The page of the inbound mail among those with a history; a key that was replaced opens nothing again. */
export const inboundMailPage: SettingPage = {
  page: 'inbound-mail',
  changedBy: 'renewInboundKey',
  isRestorable: () => false,
  restore: () => Promise.reject(new Problem(409, 'setting_not_restorable')),
};
