import { createHash, randomBytes } from 'node:crypto';
import type { Call } from '#src/kernel/http/route-table.ts';
import { replaceInboundKey } from './inbound-repository.ts';

/** Makes the key by which the mail server hands over e-mails; only its hash is kept. */
export async function renewInboundKey({ caller, tx, now, audit }: Call<'renewInboundKey'>) {
  const key = randomBytes(24).toString('base64url');
  const orgCode = await replaceInboundKey(tx, {
    orgId: caller.orgId,
    keyHash: createHash('sha256').update(key).digest('hex'),
    userId: caller.userId,
    now,
  });
  audit.subject(caller.orgId);
  return { org_code: orgCode, key };
}
