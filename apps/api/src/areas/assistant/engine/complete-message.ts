import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { canTake, outputOf, stored } from '../thread/change-message.ts';
import { shownMessage } from '../thread/message-view.ts';
import { findByClientId, findQuestionsBefore, type MessageRow } from '../thread/thread-repository.ts';
import { answerQuestion, type Answer, type Question } from './answer-question.ts';

type Completing = Call<'completeAssistantMessage'>;

/** Answers a pending output by rules (specification C34); one that is complete already is answered as it is. */
export async function completeMessage(call: Completing): Promise<Schema<'AssistantMessage'>> {
  const output = await outputOf(call);
  if (!canTake(output, 'complete')) return shownMessage(output);
  return storeAnswer(call, output, await answerQuestion(await questionOf(call, output)), 'rules');
}

/** The question that an output is the answer to. */
export async function questionOf(
  { tx, caller, now }: Pick<Completing, 'tx' | 'caller' | 'now'>,
  output: MessageRow,
): Promise<Question> {
  const input = await findByClientId(tx, caller.orgId, output.ai_thread_id, {
    clientId: output.client_id,
    messageType: 'input',
  });
  const { assignment_id: assignmentId, claim_file_id: claimFileId, claim_file_no: claimFileNo } = output;
  const hasFile = assignmentId !== null && claimFileId !== null && claimFileNo !== null;
  return {
    tx,
    caller,
    now,
    language: output.language,
    text: input?.content ?? '',
    before: input === undefined ? [] : await findQuestionsBefore(tx, caller.orgId, input),
    file: hasFile ? { assignmentId, claimFileId, claimFileNo } : undefined,
  };
}

/** Stores an answer in the place of its output: `saved` while something is proposed. */
export async function storeAnswer(
  call: Completing,
  output: MessageRow,
  { type, text, sources, acts }: Answer,
  wordedBy: MessageRow['worded_by'],
): Promise<Schema<'AssistantMessage'>> {
  call.audit.note({ sources: sources.length, proposals: acts.length, type });
  return stored(call, output, {
    type,
    content: text,
    sources,
    proposals: acts.map(({ kind, title, details, change }, at) => ({
      number: at + 1,
      kind,
      title,
      details,
      outcome: null,
      change,
    })),
    run_status: acts.length > 0 ? 'saved' : null,
    worded_by: wordedBy,
    system_time: call.now,
  });
}
