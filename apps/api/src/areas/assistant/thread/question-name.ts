import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findByClientId, isNameTaken, type MessageRow } from './thread-repository.ts';

/** A question as a client sends it: the name that the client gives it, its words, and the work that is open. */
export type NamedQuestion = { clientId: string; content: string; assignmentId: string | null };

/** Under which name a question is stored, and its output where it was asked before. */
export type QuestionName = { clientId: string; repeated: MessageRow | undefined };

/**
 * The name of a question within its thread.
 *
 * Clients that echo the fields of the last message name another question by a name that is taken. That is a new run and never the
 * answer of before; its name follows from the question, so that the same request sent twice is still asked once.
 */
export async function questionName(
  tx: Transaction<Database>,
  { orgId, threadId }: { orgId: string; threadId: string },
  question: NamedQuestion,
): Promise<QuestionName> {
  const derived = derivedName(question);
  for (const clientId of [question.clientId, derived]) {
    const input = await findByClientId(tx, orgId, threadId, { clientId, messageType: 'input' });
    if (input === undefined || !isSame(input, question)) continue;
    return {
      clientId,
      repeated: await findByClientId(tx, orgId, threadId, { clientId, messageType: 'output' }),
    };
  }
  const isTaken = await isNameTaken(tx, orgId, threadId, question.clientId);
  return { clientId: isTaken ? derived : question.clientId, repeated: undefined };
}

function isSame(input: MessageRow, { content, assignmentId }: NamedQuestion): boolean {
  return input.content === content && input.assignment_id === assignmentId;
}

function derivedName({ clientId, content, assignmentId }: NamedQuestion): string {
  return createHash('sha256')
    .update(JSON.stringify([clientId, content, assignmentId]))
    .digest('hex');
}
