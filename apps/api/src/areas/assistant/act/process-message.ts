import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { canTake, outputOf } from '../thread/change-message.ts';
import { shownMessage } from '../thread/message-view.ts';
import {
  appendMessages,
  changeOutput,
  findByClientId,
  lockThread,
  type MessageRow,
  type StoredProposal,
} from '../thread/thread-repository.ts';
import { carryOut, type ActNeeds } from './carry-out.ts';

type Processing = Call<'processAssistantMessage'>;

/**
 * Carries out what the user confirmed, in this one transaction, and adds a message that says what became of it (specification C35).
 *
 * Each act is the product's own operation with the user's own rights, and is audited as one of kind `ai`.
 */
export async function processMessage(needs: ActNeeds, call: Processing): Promise<Schema<'AssistantMessage'>> {
  const { tx, caller, now, audit } = call;
  const output = await outputOf(call);
  const result = { clientId: output.ai_message_id, messageType: 'output' } as const;
  const earlier = await findByClientId(tx, caller.orgId, output.ai_thread_id, result);
  if (earlier !== undefined) return shownMessage(earlier);
  if (output.run_status !== 'saved') throw new Problem(409, 'conflict');
  if (!canTake(output, 'process')) throw new Problem(409, 'proposal_undecided');

  const proposals: StoredProposal[] = [];
  const lines: string[] = [];
  for (const proposal of output.proposals) {
    const { why, ...carriedOut } =
      proposal.outcome === 'accepted'
        ? await carryOut(needs, call, output, proposal.change)
        : { outcome: proposal.outcome, why: undefined };
    const done = { ...proposal, ...carriedOut };
    proposals.push(done);
    lines.push(lineOf(done, output, why));
  }
  await lockThread(tx, caller);
  await changeOutput(tx, caller.orgId, output.ai_message_id, { proposals, run_status: null });
  await appendMessages(
    tx,
    caller.orgId,
    [
      {
        ai_thread_id: output.ai_thread_id,
        client_id: output.ai_message_id,
        run_id: output.run_id,
        message_type: 'output',
        type: 'result',
        run_status: null,
        content: lines.join('\n'),
        language: output.language,
        assignment_id: output.assignment_id,
        claim_file_id: output.claim_file_id,
      },
    ],
    now,
  );
  audit.subject(output.ai_message_id);
  const did = proposals.filter(({ outcome }) => outcome === 'done');
  audit.note({ kind: 'ai', done: did.length, acts: did.map(({ kind }) => kind).join(' ') });
  const appended = await findByClientId(tx, caller.orgId, output.ai_thread_id, result);
  if (appended === undefined) throw new Error('The result of an act was not stored.');
  return shownMessage(appended);
}

const outcomes = {
  ro: { done: 'Făcut', failed: 'Nu s-a putut', refused: 'Nu am făcut' },
  en: { done: 'Done', failed: 'Could not be done', refused: 'Left undone' },
} as const;

function lineOf(
  { outcome, title }: StoredProposal,
  { language }: MessageRow,
  why: string | undefined,
): string {
  const known = outcome === 'done' || outcome === 'failed' ? outcome : 'refused';
  return `${outcomes[language][known]}: ${title}.${why === undefined ? '' : ` ${why}`}`;
}
