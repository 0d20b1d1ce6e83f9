import { createHash } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import { normaliseCaseNumber } from '@dosar/tracking-domain/case-number';
import { newId } from '@dosar/kernel/ids';
import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { accessCodeHash, newAccessCode } from './access-code.ts';
import { blockedUntil, nextCode, type SentCode } from './challenge-limits.ts';
import {
  findEarlierChallenges,
  findSentCodes,
  insertChallenge,
  lockSubject,
  wasOpenedFrom,
} from './challenge-repository.ts';
import { codeEmail, codeSms } from './code-message.ts';
import { findCodeRecipient, type CodeRecipient } from './code-recipient-repository.ts';
import type { TrackingNeeds } from './tracking-needs.ts';

type StartChallenge = Call<'startChallenge'>;
type Needs = Pick<TrackingNeeds, 'serverKey' | 'trackerHost'>;

/** Nobody has these: `.invalid` never resolves, no number begins with three zeros. The message is dropped anyway. */
const nobody = { email: 'nobody@dosar.invalid', phone: '+000' };
const longAgo = new Date(0);

/**
 * Sends an access code for a case.
 *
 * Nobody learns from the answer whether the case exists: an unknown number gets the same fields after the same work and is
 * limited alike; its message is stored like any other, and dropped. A case that was asked for often gets no further message
 * for a while: the challenge then waits for the last code that was sent.
 */
export async function startChallenge(needs: Needs, call: StartChallenge): Promise<Schema<'Challenge'>> {
  const { caller, tx, now, audit } = call;
  const caseNo = normaliseCaseNumber(call.path.case_no);
  const subject = { orgId: caller.orgId, subjectHash: subjectHashOf(caseNo) };
  await lockSubject(tx, subject);

  const challengeId = newId(now.getTime());
  audit.subject(challengeId);
  const block = blockedUntil(await findEarlierChallenges(tx, subject, call.address, now), now);
  const recipient = await findCodeRecipient(tx, caller.orgId, caseNo);
  audit.note({ is_blocked: block !== undefined, is_known: recipient?.isKnown === true });
  if (block) {
    return {
      challenge_id: challengeId,
      status: 'blocked',
      expire_time: null,
      block_until: block.toISOString(),
    };
  }

  const challenge = {
    ...subject,
    challengeId,
    caseNo,
    sessionId: caller.sessionId,
    address: call.address,
    now,
  };
  const isOwner = await wasOpenedFrom(tx, subject, call.address, now);
  const next = nextCode(await findSentCodes(tx, subject, now), isOwner, now);
  const expireTime =
    'sent' in next
      ? await waitForSentCode(tx, challenge, next.sent)
      : await waitForNewCode(needs, call, challenge, { recipient, lifetime: next.lifetime });
  return {
    challenge_id: challengeId,
    status: 'normal',
    expire_time: expireTime.toISOString(),
    block_until: null,
  };
}

type Waiting = Omit<
  Parameters<typeof insertChallenge>[1],
  'codeHash' | 'codeChallengeId' | 'expireTime' | 'partyId' | 'typedBy'
>;

async function waitForSentCode(tx: StartChallenge['tx'], challenge: Waiting, sent: SentCode): Promise<Date> {
  const { codeHash, expireTime, challengeId: codeChallengeId } = sent;
  await insertChallenge(tx, {
    ...challenge,
    codeHash,
    codeChallengeId,
    expireTime,
    partyId: null,
    typedBy: null,
  });
  return expireTime;
}

async function waitForNewCode(
  needs: Needs,
  call: StartChallenge,
  challenge: Waiting,
  { recipient, lifetime }: { recipient: CodeRecipient | undefined; lifetime: number },
): Promise<Date> {
  const { tx, now } = call;
  const isSent = recipient?.isKnown === true && recipient.channel !== undefined;
  const code = newAccessCode();
  const codeHash = accessCodeHash(needs.serverKey, challenge.challengeId, code);
  const expireTime = new Date(now.getTime() + lifetime);
  await insertChallenge(tx, {
    ...challenge,
    codeHash: isSent ? codeHash : null,
    codeChallengeId: null,
    partyId: isSent ? (recipient?.channel?.partyId ?? null) : null,
    typedBy: isSent ? (recipient?.channel?.typedBy ?? null) : null,
    expireTime,
  });
  await sendCode(needs, call, { recipient, isSent, code, expireTime, minutes: lifetime / 60_000 });
  return expireTime;
}

function subjectHashOf(caseNo: string): string {
  return createHash('sha256').update(`tracker|${caseNo}`).digest('hex');
}

type CodeOnItsWay = {
  recipient: CodeRecipient | undefined;
  /** Otherwise it is stored all the same, too late to be sent and addressed to nobody. */
  isSent: boolean;
  code: string;
  expireTime: Date;
  minutes: number;
};

async function sendCode(needs: Needs, { tx, caller, language }: StartChallenge, message: CodeOnItsWay) {
  const { isSent, expireTime } = message;
  const channel = message.recipient?.channel;
  const kind = channel?.kind ?? 'email';
  const to = isSent && channel !== undefined ? channel.value : nobody[kind];
  const facts = {
    organisation: message.recipient?.organisation ?? { name: '', shortName: '' },
    code: message.code,
    minutes: message.minutes,
    trackerHost: needs.trackerHost,
  };
  const text =
    kind === 'phone'
      ? { kind: 'sms' as const, body: codeSms(language, facts) }
      : { kind: 'email' as const, ...codeEmail(language, facts) };
  await enqueue(tx, { orgId: caller.orgId, to, notAfter: isSent ? expireTime : longAgo, ...text });
}
