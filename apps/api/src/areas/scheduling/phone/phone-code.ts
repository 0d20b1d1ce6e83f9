import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { newId } from '@dosar/kernel/ids';
import { parsePhone } from '@dosar/kernel/phones';
import type { Schema } from '@dosar/openapi';
import { maskedChannel } from '#src/areas/messages/index.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import { isClaimant, subjectOf } from '../booking/visit-subject.ts';
import { findSender } from '../news/sender-repository.ts';
import { countTry, insertPhoneCode, lockSentCodes, markConfirmed } from './phone-code-repository.ts';
import { nextPhoneCode } from './phone-code-limits.ts';

type Needs = { serverKey: Buffer };

const mostTries = 5;
const day = 24 * 60 * 60_000;

/**
 * Sends a code to the number that a claimant typed, or told the staff: only who reads it there gets messages about the visit.
 */
export async function sendPhoneCode(
  { serverKey }: Needs,
  call: Call<'sendPhoneCode'>,
): Promise<Schema<'PhoneCode'>> {
  const { tx, caller, body, now, language, audit } = call;
  const { orgId } = caller;
  const number = mobileNumber(body.number);
  const { assignmentId, claimantLanguage } = await subjectOf(call, body.assignment_id);
  const words = isClaimant(caller) ? language : claimantLanguage;
  audit.subject(assignmentId);
  const since = new Date(now.getTime() - day);
  const sent = await lockSentCodes(tx, { orgId, assignmentId, number, since });
  const next = nextPhoneCode(sent, number, now);
  audit.note({ is_sent: 'lifetime' in next });
  if ('blockedUntil' in next) return { expires_at: null, block_until: next.blockedUntil.toISOString() };
  if ('worksUntil' in next) return { expires_at: next.worksUntil.toISOString(), block_until: null };

  const codeId = newId(now.getTime());
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + next.lifetime);
  const codeHash = hashOf(serverKey, codeId, code);
  await insertPhoneCode(tx, {
    ...{ orgId, codeId, assignmentId, number, language: words, codeHash, now, expiresAt },
  });
  const { name } = await findSender(tx, orgId);
  const sender = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const text =
    words === 'en'
      ? `${sender}: the code for your inspection is ${code}. It is valid for 5 minutes. Give it to nobody.`
      : `${sender}: codul pentru constatare este ${code}. Este valabil 5 minute. Nu il dati nimanui.`;
  await enqueue(tx, { orgId, kind: 'sms', to: number, body: text, notAfter: expiresAt });
  return { expires_at: expiresAt.toISOString(), block_until: null };
}

/** Confirms the number with its code; from then on the messages about the visit go there. */
export async function confirmPhone(
  { serverKey }: Needs,
  call: Call<'confirmPhone'>,
): Promise<Schema<'ConfirmedPhone'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  const number = mobileNumber(body.number);
  const { assignmentId, claimFileId } = await subjectOf(call, body.assignment_id);
  audit.subject(assignmentId);
  const tried = await countTry(tx, { orgId, assignmentId, number, mostTries, now });
  const isRight = tried !== undefined && isCode(hashOf(serverKey, tried.codeId, body.code), tried.codeHash);
  audit.note({ is_confirmed: isRight });
  if (tried === undefined) return { outcome: 'expired', reached_at: null };
  if (!isRight) return { outcome: 'wrong', reached_at: null };
  await markConfirmed(tx, orgId, tried.codeId, now);
  await recordTimelineEvent(call, {
    claimFileId,
    assignmentId,
    kind: 'contact',
    title: {
      ro: 'Număr confirmat cu un cod, pentru constatare',
      en: 'Number confirmed by a code, for the inspection',
    },
    body: number,
  });
  const channel = { kind: 'phone' as const, value: number };
  const address = isClaimant(caller) ? maskedChannel(channel) : number;
  return { outcome: 'confirmed', reached_at: { kind: 'phone', address } };
}

/** A number that takes text messages. */
function mobileNumber(typed: string): string {
  const phone = parsePhone(typed);
  if (phone === undefined || phone.kind === 'fixed') throw fieldRefused('number', 'invalid_format');
  return phone.e164;
}

/** What is stored of a code: worthless without the server's key, and good for one number and work only. */
function hashOf(serverKey: Buffer, codeId: string, code: string): string {
  return createHmac('sha256', serverKey).update(`visit-phone:${codeId}:${code}`).digest('hex');
}

function isCode(given: string, stored: string): boolean {
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(stored, 'hex'));
}
