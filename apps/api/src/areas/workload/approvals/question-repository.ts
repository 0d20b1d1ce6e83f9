import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** A question of a manager about a request, with the answer when there is one. */
export type QuestionRow = {
  approval_question_id: string;
  approval_id: string;
  question: string;
  asked_by_user_id: string;
  asked_by_name: string;
  asked_at: string;
  answer: string | null;
  answered_by_name: string | null;
};

/** How many questions of one request are shown; its managers and its asker talk for a while, not for ever. */
const mostShown = 50;

/** The questions about requests, the newest first. */
export async function findQuestions(
  tx: Tx,
  orgId: string,
  approvalIds: readonly string[],
): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select question.approval_question_id, question.approval_id, question.question, question.asked_by_user_id,
      manager.full_name as asked_by_name,
      to_char(question.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as asked_at,
      question.answer, replier.full_name as answered_by_name
    from approval_question question
      join app_user manager on manager.org_id = question.org_id and manager.user_id = question.asked_by_user_id
      left join app_user replier on replier.org_id = question.org_id and replier.user_id = question.answered_by_user_id
    where question.org_id = ${orgId} and question.approval_id = any (${approvalIds}::uuid[])
    order by question.asked_at desc, question.approval_question_id desc limit ${sql.lit(mostShown)}`.execute(
    tx,
  );
  return rows;
}

/** Keeps a question; answers its id. */
export async function insertQuestion(
  tx: Tx,
  orgId: string,
  { approvalId, ...asked }: { approvalId: string; question: string; userId: string; now: Date },
): Promise<string> {
  const row = await tx
    .insertInto('approval_question')
    .values({
      org_id: orgId,
      approval_id: approvalId,
      question: asked.question,
      asked_by_user_id: asked.userId,
      asked_at: asked.now,
    })
    .returning('approval_question_id')
    .executeTakeFirstOrThrow();
  return row.approval_question_id;
}

/** A question held until the transaction ends: of two answers the second one finds the first. */
export async function lockQuestion(tx: Tx, orgId: string, questionId: string) {
  return tx
    .selectFrom('approval_question')
    .select(['approval_id', 'question', 'asked_by_user_id', 'answer'])
    .where('org_id', '=', orgId)
    .where('approval_question_id', '=', questionId)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps the answer to a locked question. */
export async function keepAnswer(
  tx: Tx,
  orgId: string,
  questionId: string,
  { answer, userId, now }: { answer: string; userId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('approval_question')
    .set({ answer, answered_by_user_id: userId, answered_at: now })
    .where('org_id', '=', orgId)
    .where('approval_question_id', '=', questionId)
    .execute();
}

/** The requests of a claim file that wait for a decision; `undefined` when the organisation has no such file. */
export async function findWaitingOfFile(
  tx: Tx,
  orgId: string,
  claimFileNo: string,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ ids: string[] }>`
    select coalesce((select array_agg(approval_id) from approval
      where approval.org_id = ${orgId} and approval.claim_file_id = file.claim_file_id and status = 'asked'), '{}') as ids
    from claim_file file where file.org_id = ${orgId} and file.claim_file_no = ${claimFileNo}`.execute(tx);
  return rows[0]?.ids;
}
