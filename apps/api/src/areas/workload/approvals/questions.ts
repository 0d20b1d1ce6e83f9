import type { Schema } from '@dosar/openapi';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { workersOf } from './browse-approvals.ts';
import { findDeciders, findPerson } from './decider-repository.ts';
import { getApproval } from './get-approval.ts';
import { findRequests, lockRequests, type InboxRow } from './inbox-repository.ts';
import { isAsked } from './judge-right.ts';
import { findWaitingOfFile, insertQuestion, keepAnswer, lockQuestion } from './question-repository.ts';
import { actingPerson, canAnswer, questionsOf, type Reading } from './shown-questions.ts';
import { subjectOf, type TellerNeeds } from './tell-asker.ts';

type Questions = Schema<'ApprovalQuestions'>;

/** Asks whoever wants a decision something before deciding. */
export async function askQuestion(
  needs: TellerNeeds,
  call: Call<'askQuestion'>,
): Promise<Schema<'ApprovalDetail'>> {
  const { tx, caller, path, body, now, audit } = call;
  const { orgId, userId } = caller;
  const question = body.question.trim();
  if (question.length < 3) throw fieldRefused('question', 'required');
  const row = (await lockRequests(tx, orgId, [path.approval_id])).get(path.approval_id);
  const deciders = await findDeciders(tx, orgId);
  const own = deciders.find((decider) => decider.user_id === userId);
  const workers = row && (await workersOf(tx, orgId, [row])).get(row.approval_id);
  if (!row || !own || !isAsked(row, own, deciders, workers ?? new Set())) throw notFound();
  if (row.status !== 'asked') throw new Problem(409, 'conflict');
  const questionId = await insertQuestion(tx, orgId, {
    approvalId: row.approval_id,
    question,
    userId,
    now,
  });
  audit.subject(questionId);
  await tellOnFile(call, row, {
    title: { ro: 'Întrebare la aprobare', en: 'Question about an approval' },
    body: question,
  });
  for (const askerId of new Set([row.asked_by_user_id, row.asked_for_user_id]))
    await mail(needs, call, row, { to: askerId, from: own.full_name, text: question, isAnswer: false });
  return getApproval(call);
}

/** What managers ask about requests of a claim file that wait. */
export async function browseQuestions(call: Call<'browseQuestions'>): Promise<Questions> {
  const { tx, caller, path } = call;
  const waiting = await findWaitingOfFile(tx, caller.orgId, path.claim_file_no);
  if (waiting === undefined) throw notFound();
  return questionsOf(call, await findRequests(tx, caller.orgId, waiting));
}

/** Answers a question of a manager. */
export async function answerQuestion(needs: TellerNeeds, call: Call<'answerQuestion'>): Promise<Questions> {
  const { tx, caller, path, body, now, audit } = call;
  const { orgId } = caller;
  const userId = actingPerson(caller);
  const answer = body.answer.trim();
  if (answer === '') throw fieldRefused('answer', 'required');
  const asked = await lockQuestion(tx, orgId, path.approval_question_id);
  const row = asked && (await findRequests(tx, orgId, [asked.approval_id])).get(asked.approval_id);
  if (!asked || !row || asked.asked_by_user_id === userId || !(await canAnswer(call, row))) throw notFound();
  if (asked.answer !== null || row.status !== 'asked') throw new Problem(409, 'conflict');
  await keepAnswer(tx, orgId, path.approval_question_id, { answer, userId, now });
  audit.subject(path.approval_question_id);
  await tellOnFile(call, row, {
    title: { ro: 'Răspuns la întrebarea despre aprobare', en: 'Answer to the question about an approval' },
    body: answer,
  });
  const from = (await findPerson(tx, orgId, userId))?.full_name ?? '';
  await mail(needs, call, row, { to: asked.asked_by_user_id, from, text: answer, isAnswer: true });
  const waiting = row.claim_file_no === null ? [] : await findWaitingOfFile(tx, orgId, row.claim_file_no);
  return questionsOf(call, await findRequests(tx, orgId, waiting ?? []));
}

async function tellOnFile(
  context: Call<'askQuestion'> | Call<'answerQuestion'>,
  row: InboxRow,
  entry: { title: { ro: string; en: string }; body: string },
): Promise<void> {
  if (row.claim_file_id === null) return;
  await recordTimelineEvent(context, {
    claimFileId: row.claim_file_id,
    kind: 'approval',
    ...entry,
    data: { approval_id: row.approval_id },
  });
}

type Mail = { to: string; from: string; text: string; isAnswer: boolean };

async function mail(
  { staffOrigin }: TellerNeeds,
  { tx, caller }: Reading,
  row: InboxRow,
  { to, from, text, isAnswer }: Mail,
): Promise<void> {
  const person = await findPerson(tx, caller.orgId, to);
  if (person?.email === null || person === undefined) return;
  const language = person.language === 'en' ? 'en' : 'ro';
  const { name, link } = subjectOf(row, { language, staffOrigin });
  const words = {
    ro: isAnswer ? `răspuns de la ${from}` : `întrebare de la ${from}`,
    en: isAnswer ? `answer from ${from}` : `question from ${from}`,
  };
  await enqueue(tx, {
    orgId: caller.orgId,
    kind: 'email',
    to: person.email,
    subject: `${name}: ${words[language]}`,
    body: [text, isAnswer ? `${staffOrigin}/manager-area/approvals?approval=${row.approval_id}` : link].join(
      '\n\n',
    ),
  });
}
