import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { canTake, outputOf, stored } from '../thread/change-message.ts';
import { shownMessage } from '../thread/message-view.ts';
import { findByClientId, type MessageRow } from '../thread/thread-repository.ts';
import { answerQuestion, type Answer, type Question } from './answer-question.ts';

/** Answers a pending output (specification C34); one that is complete already is answered as it is. */
export async function completeMessage(
  call: Call<'completeAssistantMessage'>,
): Promise<Schema<'AssistantMessage'>> {
  const output = await outputOf(call);
  if (!canTake(output, 'complete')) return shownMessage(output);
  const answer = await answerQuestion(await questionOf(call, output));
  call.audit.note({ sources: answer.sources.length, proposals: answer.acts.length, type: answer.type });
  return stored(call, output, { ...changeOf(answer), worded_by: 'rules', system_time: call.now });
}

type Completing = Pick<Call<'completeAssistantMessage'>, 'tx' | 'caller' | 'now'>;

/** The question that an output is the answer to. */
async function questionOf({ tx, caller, now }: Completing, output: MessageRow): Promise<Question> {
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
    file: hasFile ? { assignmentId, claimFileId, claimFileNo } : undefined,
  };
}

/** An answer as it is stored: `saved` while something is proposed. */
function changeOf({ type, text, sources, acts }: Answer) {
  return {
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
    run_status: acts.length > 0 ? ('saved' as const) : null,
  };
}
