import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import { inTenant, outsideTenant, platformOrgId, type Db } from '#src/kernel/database/index.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { addressKey } from '#src/kernel/rate-limit/address-key.ts';
import { countedAttempt } from '../sign-in/attempt-limit.ts';
import { deleteAttempts, lockAttempts, storeAttempts } from '../sign-in/attempt-repository.ts';
import { hashOfSetupCode } from './setup-code.ts';
import { hasOrganisation, holdSetupCode } from './setup-repository.ts';

type SetupCall = Pick<StandaloneCall<'setUpOrganisation' | 'checkInstallation'>, 'body' | 'address' | 'now'>;
type Tx = Transaction<Database>;
type Reason = 'code_wrong' | 'code_expired' | 'too_many_attempts';

/** Refuses unless the code of the call is the printed one. Wrong ones are counted by the address that they come from. */
export async function proveCode(needs: { db: Db; serverKey: Buffer }, call: SetupCall): Promise<void> {
  const subject = createHmac('sha256', needs.serverKey)
    .update(`setup ${addressKey(call.address)}`)
    .digest('hex');
  const refusal = await outsideTenant(needs.db, (tx) => countedProof(tx, subject, call));
  if (refusal === undefined) return;
  await inTenant(needs.db, platformOrgId, (tx) =>
    recordAudit(tx, {
      ...{ event: 'INSTALLATION_SET_UP', outcome: 'refused', reason: refusal, actor: { kind: 'public' } },
      ...{ operationId: 'setUpOrganisation', address: call.address, now: call.now },
    }),
  );
  throw setupRefused(refusal);
}

/** Refuses with the reason that the page words. */
export const setupRefused = (reason: Reason): Problem =>
  new Problem(409, 'setup_refused', { context: { reason } });

/** Counts an attempt before its code is looked at. What was counted stays, whatever the code. */
async function countedProof(tx: Tx, subject: string, { body, now }: SetupCall): Promise<Reason | undefined> {
  if (await hasOrganisation(tx)) throw notFound();
  const { isAllowed, attempts } = countedAttempt(await lockAttempts(tx, subject, now, 'setup'), now);
  if (!isAllowed) return 'too_many_attempts';
  const proof = await holdSetupCode(tx, hashOfSetupCode(body.code), now);
  if (proof === 'right') {
    await deleteAttempts(tx, subject, 'setup');
    return undefined;
  }
  await storeAttempts(tx, subject, attempts, now, 'setup');
  return proof === 'expired' ? 'code_expired' : 'code_wrong';
}
