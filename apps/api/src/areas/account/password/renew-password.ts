import type { Schema } from '@dosar/openapi';
import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { refusalOf, refusalText, type PasswordRefusal } from './password-refusal.ts';
import { openToStaff, type PasswordAccount } from './password-repository.ts';
import { auditRefusal, entryOf, ownPasswordAccount, type PasswordNeeds } from './prove-password.ts';
import { replacePassword } from './replace-password.ts';
import { lockUser } from '../session/session-repository.ts';

type RenewCall = StandaloneCall<'renew'> & { audited: typeof audited };
type Answer = Schema<'PasswordRenewal'>;

const audited = { event: 'PASSWORD_RENEWED', operationId: 'renew' } as const;

/**
 * Replaces an expired or default password right after it was given (Specification C9, X8). The session then opens
 * everything; its tokens, still those of somebody who waits, are exchanged by the next refresh.
 */
export async function renewPassword(needs: PasswordNeeds, request: StandaloneCall<'renew'>): Promise<Answer> {
  const call = { ...request, audited };
  const account = await ownPasswordAccount(needs, call);
  const refusal = await refusalBeforehand(needs, call, account);
  if (refusal !== undefined) return refused(needs, call, account, refusal);

  const hash = await needs.passwords.hash(call.body.password);
  const isRenewed = await inTenant(needs.db, call.caller.orgId, async (tx) => {
    const { orgId, userId, sessionId } = call.caller;
    await lockUser(tx, orgId, userId);
    // Once: whoever sends it again finds a session that waits for nothing.
    if (!(await openToStaff(tx, orgId, sessionId))) return false;
    if (!(await replacePassword(tx, call, account, hash))) throw new Problem(409, 'conflict');
    await recordAudit(tx, entryOf(call));
    return true;
  });
  needs.sessions.forget(`user:${call.caller.userId}`);
  if (isRenewed) return { passUpdated: true, errorMessage: null };
  await auditRefusal(needs, call, 'forbidden');
  throw new Problem(403, 'forbidden');
}

async function refusalBeforehand(
  { passwords }: PasswordNeeds,
  { body }: RenewCall,
  account: PasswordAccount,
): Promise<PasswordRefusal | undefined> {
  const refusal = refusalOf(account, body.password);
  if (refusal !== undefined) return refusal;
  const isOld = await passwords.isRight(body.password, account.password_hash ?? undefined);
  return isOld ? 'same_as_old' : undefined;
}

async function refused(
  needs: PasswordNeeds,
  call: RenewCall,
  account: PasswordAccount,
  refusal: PasswordRefusal,
): Promise<Answer> {
  await auditRefusal(needs, call, refusal);
  return { passUpdated: false, errorMessage: refusalText(account, refusal, call.language) };
}
