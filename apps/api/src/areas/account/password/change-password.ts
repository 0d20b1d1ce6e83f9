import { passwordText } from '@dosar/account-domain';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { refusalOf, refusalText, type PasswordRefusal } from './password-refusal.ts';
import type { PasswordAccount } from './password-repository.ts';
import { profileOf } from '../profile/profile.ts';
import {
  auditRefusal,
  entryOf,
  ownPasswordAccount,
  provePassword,
  type PasswordNeeds,
} from './prove-password.ts';
import { replacePassword } from './replace-password.ts';
import { holdOwnSession, rotateSession } from '../session/rotate-session.ts';
import { lockUser } from '../session/session-repository.ts';
import type { TokenNeeds } from '../session/session-tokens.ts';

type Needs = PasswordNeeds & TokenNeeds;
type ChangeCall = StandaloneCall<'updatePass'> & { audited: typeof audited };
type Answer = Schema<'PasswordChange'>;

const audited = { event: 'PASSWORD_CHANGED', operationId: 'updatePass' } as const;

/**
 * Replaces the caller's own password (Specification C8, T3). This session goes on with new tokens, every other one ends.
 *
 * The old password is proven and the new one hashed before the transaction begins: neither may hold a connection.
 */
export async function changePassword(needs: Needs, request: StandaloneCall<'updatePass'>): Promise<Answer> {
  const call = { ...request, audited };
  const account = await ownPasswordAccount(needs, call);
  const refusal = await refusalBeforehand(needs, call, account);
  if (refusal !== undefined) return refused(needs, call, account, refusal);

  const hash = await needs.passwords.hash(call.body.password);
  const answer = await inTenant(needs.db, call.caller.orgId, (tx) =>
    change(needs, tx, call, { account, hash }),
  );
  // Another session of the same user was faster: what was proven is the old password no more.
  return answer ?? refused(needs, call, account, 'old_wrong');
}

async function refusalBeforehand(
  needs: Needs,
  call: ChangeCall,
  account: PasswordAccount,
): Promise<PasswordRefusal | undefined> {
  const { password, old_password: old } = call.body;
  if (!(await provePassword(needs, call, account, old))) return 'old_wrong';
  if (passwordText(password) === passwordText(old)) return 'same_as_old';
  return refusalOf(account, password);
}

async function change(
  needs: Needs,
  tx: Transaction<Database>,
  call: ChangeCall,
  { account, hash }: { account: PasswordAccount; hash: string },
): Promise<Answer | undefined> {
  await lockUser(tx, call.caller.orgId, call.caller.userId);
  const { session, presented } = await holdOwnSession(tx, call);
  if (!(await replacePassword(tx, call, account, hash))) return undefined;

  const tokens = await rotateSession(needs, tx, session, { presented, now: call.now });
  const profile = await profileOf(tx, session, call);
  await recordAudit(tx, entryOf(call));
  needs.sessions.forget(`user:${call.caller.userId}`);
  return { passUpdated: true, errorMessage: null, profile, ...tokens };
}

async function refused(
  needs: Needs,
  call: ChangeCall,
  account: PasswordAccount,
  refusal: PasswordRefusal,
): Promise<Answer> {
  await auditRefusal(needs, call, refusal);
  const errorMessage = refusalText(account, refusal, call.language);
  return { passUpdated: false, errorMessage, profile: null, idToken: null, refreshToken: null };
}
