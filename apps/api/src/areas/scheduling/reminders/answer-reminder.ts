import type { Schema } from '@dosar/openapi';
import { oneWordQuestions } from '#src/areas/messages/extension-points.ts';
import { findReceivedText, findReply } from '#src/areas/messages/index.ts';
import { messageReceived } from '#src/areas/messages/events.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { recordVisitEvent } from '../booking/record-visit.ts';
import { answeredVisit, lockedVisitOf } from '../booking/visit-subject.ts';
import { callUnreached } from '../news/call-unreached.ts';
import { lockVisit, setVisitStatus, type VisitRow } from '../visit-repository.ts';
import {
  answerMessage,
  findAskedVisit,
  findVisitsAskedAt,
  keepAnswer,
  type Answer,
} from './answer-repository.ts';

/** The claimant says on the page of the claim whether they come. */
export async function answerVisitReminder(call: Call<'answerVisitReminder'>): Promise<Schema<'Visit'>> {
  const { body, audit, now } = call;
  const visit = await lockedVisitOf(call, body.visit_id);
  audit.subject(visit.visit_id);
  if (visit.row_version !== body.row_version) throw staleRowVersion(visit.row_version);
  if (!isToCome(visit, now)) throw new Problem(409, 'conflict');
  await takeAnswer(call, visit, body.comes ? 'yes' : 'no');
  return answeredVisit(call, await lockedVisitOf(call, visit.visit_id));
}

/** An e-mail or a text message that answers one about a visit with DA or NU counts like the answer on the page. */
export const readAnswers = messageReceived.follow(async (context, received) => {
  const { messageId, kind, isAutoReply } = received;
  const { tx, caller, now } = context;
  const { orgId } = caller;
  if (isAutoReply) return;
  if (kind === 'sms') {
    await readSms(context, received);
    return;
  }
  const reply = await findReply(tx, orgId, messageId);
  const answer = reply && answerIn(reply.text);
  if (reply === undefined || answer === undefined) return;
  const asked = await findAskedVisit(tx, orgId, reply.answeredMessageId);
  // Somebody else who has the message cannot answer for its reader.
  if (asked?.address.toLowerCase() !== reply.from.toLowerCase()) return;
  const visit = await lockVisit(tx, orgId, asked.visitId);
  if (visit !== undefined && isToCome(visit, now)) await takeAnswer(context, visit, answer);
});

/** A text message names nothing that it answers: its number and its file say which visit is meant, if there is one alone. */
async function readSms(
  context: ChangeContext,
  { messageId, claimFileId }: { messageId: string; claimFileId: string },
): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const sms = await findReceivedText(tx, orgId, messageId);
  const answer = sms && answerIn(sms.text);
  if (sms === undefined || answer === undefined) return;
  const asked = await findVisitsAskedAt(tx, { orgId, number: sms.from, now });
  const [meant, ...others] = asked.filter((visit) => visit.claimFileId === claimFileId);
  if (meant === undefined || others.length > 0) return;
  const visit = await lockVisit(tx, orgId, meant.visitId);
  if (visit !== undefined && isToCome(visit, now)) await takeAnswer(context, visit, answer);
}

/** Whether one comes to a visit is asked so that one word answers it. */
export const comesOrNot = oneWordQuestions.entry({
  isAnswer: (text) => answerIn(text) !== undefined,
  findFiles: async (tx, asked) => [
    ...new Set((await findVisitsAskedAt(tx, asked)).map(({ claimFileId }) => claimFileId)),
  ],
});

const words: ReadonlyMap<string, Answer> = new Map([
  ['da', 'yes'],
  ['yes', 'yes'],
  ['nu', 'no'],
  ['no', 'no'],
]);

/** The answer that a message begins with: a first line of one word, whatever is quoted below. */
export function answerIn(text: string): Answer | undefined {
  const [first = ''] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return words.get(first.toLowerCase().replaceAll(/[.,!]+$/g, ''));
}

function isToCome({ status, starts_at: startsAt }: VisitRow, now: Date): boolean {
  return (status === 'booked' || status === 'confirmed') && startsAt > now;
}

const titles = {
  yes: {
    ro: 'Clientul a răspuns că vine la constatare',
    en: 'The client answered that they come to the inspection',
  },
  no: {
    ro: 'Clientul a răspuns că nu poate veni la constatare',
    en: 'The client answered that they cannot come to the inspection',
  },
};

/** Records the answer to a reminder: YES confirms the visit, NO opens a call. The visit keeps its hour until staff move it. */
async function takeAnswer(context: ChangeContext, visit: VisitRow, answer: Answer): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const { visit_id: visitId, status } = visit;
  await keepAnswer(tx, orgId, visitId, answer);
  if (answer === 'yes' && status === 'booked') await setVisitStatus(tx, orgId, visitId, 'confirmed');
  if (answer === 'no' && status === 'confirmed') await setVisitStatus(tx, orgId, visitId, 'booked');
  await recordVisitEvent(context, visit, titles[answer]);
  const callId = answer === 'no' ? await callUnreached(context, visit, 'cannot_come') : undefined;
  await answerMessage(tx, orgId, { visitId, answer, callId, now });
}
