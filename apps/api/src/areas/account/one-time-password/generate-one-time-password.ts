import { newId } from '@dosar/kernel/ids';
import type { SuccessBody } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { lockAttempts, storeAttempts } from '../sign-in/attempt-repository.ts';
import { newOneTimeCode, oneTimeCodeHash, oneTimePasswordSubject } from './one-time-code.ts';
import { blockOf, codeLifetime, countedPeriod, hasHadEnough, withBlock } from './one-time-password-limits.ts';
import {
  findSentCodes,
  readRecipient,
  replaceCode,
  type CodeRecipient,
} from './one-time-password-repository.ts';
import { oneTimePasswordEmail, oneTimePasswordSms } from './one-time-password-text.ts';

type GenerateCall = Call<'generateOneTimePassword'>;
type Answer = SuccessBody<'generateOneTimePassword'>;
type Needs = {
  serverKey: Buffer;
  /** Host of the staff site, as a browser shows it. */
  staffHost: string;
};

/** Sends the code that completes a login (Specification C10, T9). */
export async function generateOneTimePassword(needs: Needs, call: GenerateCall): Promise<Answer> {
  const { caller, tx, now, audit } = call;
  audit.subject(caller.userId);
  const block = await blockFor(needs, call);
  audit.note({ is_blocked: block !== undefined });
  if (block) return answer(now, { block_until: block.until?.toISOString() ?? null });

  const recipient = await readRecipient(tx, caller.orgId, caller.userId);
  audit.note({ channel: recipient.channel?.kind ?? null });
  if (!recipient.channel) return answer(now, {});

  const expireTime = await sendCode(needs, call, { ...recipient, channel: recipient.channel });
  return answer(now, { code_generated: true, expire_time: expireTime.toISOString() });
}

/** The block that holds, or the one that asking too often has just brought. One call of a user after the other. */
async function blockFor({ serverKey }: Needs, { caller, tx, now }: GenerateCall) {
  const subject = oneTimePasswordSubject(serverKey, caller.userId);
  const attempts = await lockAttempts(tx, subject, now, 'one_time_password');
  const block = blockOf(attempts, now);
  if (block) return block;

  const since = new Date(now.getTime() - countedPeriod);
  if (!hasHadEnough(await findSentCodes(tx, caller.orgId, caller.userId, since), now)) return undefined;
  const blocked = withBlock(attempts, now);
  await storeAttempts(tx, subject, blocked, now, 'one_time_password');
  return blockOf(blocked, now);
}

type Reachable = CodeRecipient & { channel: NonNullable<CodeRecipient['channel']> };

async function sendCode(needs: Needs, { caller, tx, now }: GenerateCall, recipient: Reachable) {
  const { language, organisation, channel } = recipient;
  const oneTimePasswordId = newId(now.getTime());
  const code = newOneTimeCode();
  const expiresAt = new Date(now.getTime() + codeLifetime);
  await replaceCode(tx, {
    orgId: caller.orgId,
    sessionId: caller.sessionId,
    userId: caller.userId,
    oneTimePasswordId,
    codeHash: oneTimeCodeHash(needs.serverKey, oneTimePasswordId, code),
    expiresAt,
    now,
  });
  const facts = { organisation, code, staffHost: needs.staffHost };
  const text =
    channel.kind === 'sms'
      ? { body: oneTimePasswordSms(language, facts) }
      : oneTimePasswordEmail(language, facts);
  await enqueue(tx, { orgId: caller.orgId, ...channel, ...text, notAfter: expiresAt });
  return expiresAt;
}

function answer(now: Date, said: Partial<Answer>): Answer {
  return {
    code_generated: false,
    expire_time: null,
    block_until: null,
    newAuthContext: null,
    system_time: now.toISOString(),
    ...said,
  };
}
