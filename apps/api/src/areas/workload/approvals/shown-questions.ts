import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { workersOf } from './browse-approvals.ts';
import type { InboxRow } from './inbox-repository.ts';
import { findQuestions } from './question-repository.ts';

type Questions = Schema<'ApprovalQuestions'>;
export type Reading = Pick<Call<'browseQuestions'>, 'tx' | 'caller'>;

/** Questions as the caller sees them. */
export async function questionsOf(
  context: Reading,
  requests: ReadonlyMap<string, InboxRow>,
): Promise<Questions> {
  const { tx, caller } = context;
  const questions: Questions = [];
  for (const row of await findQuestions(tx, caller.orgId, [...requests.keys()])) {
    const request = requests.get(row.approval_id);
    const waits =
      row.answer === null && request?.status === 'asked' && row.asked_by_user_id !== actingPerson(caller);
    questions.push({
      approval_question_id: row.approval_question_id,
      question: row.question,
      asked_by_name: row.asked_by_name,
      asked_at: row.asked_at,
      answer: row.answer,
      answered_by_name: row.answered_by_name,
      may_answer: waits && (await canAnswer(context, request)),
    });
  }
  return questions;
}

/** Who sits at the screen: a deputy answers in the name of whoever is away, and signs. */
export const actingPerson = (caller: Reading['caller']): string =>
  caller.kind === 'staff' ? (caller.actorUserId ?? caller.userId) : caller.userId;

/** Whoever asked for the decision answers, and whoever has worked on what it is about. */
export async function canAnswer({ tx, caller }: Reading, row: InboxRow): Promise<boolean> {
  const { userId } = caller;
  if (userId === row.asked_by_user_id || userId === row.asked_for_user_id) return true;
  return (await workersOf(tx, caller.orgId, [row])).get(row.approval_id)?.has(userId) ?? false;
}
