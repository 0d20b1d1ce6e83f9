import { nextState, stateOf, type RunStep } from '@dosar/assistant-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { mustHaveAssistant } from '../settings/assistant-access.ts';
import { shownMessage } from './message-view.ts';
import { changeOutput, lockOutput, type MessageRow, type OutputChange } from './thread-repository.ts';

type Calls = Pick<Call<'stopAssistantMessage'>, 'tx' | 'caller' | 'path' | 'audit'>;

/** The output that a call names, locked, for whoever has the assistant. */
export async function outputOf(call: Calls): Promise<MessageRow> {
  await mustHaveAssistant(call);
  const output = await lockOutput(call.tx, call.caller, call.path.id);
  if (output === undefined) throw notFound();
  call.audit.subject(output.ai_message_id);
  return output;
}

/** Whether a step still has a meaning for an output; a repetition has none. */
export function canTake(output: MessageRow, step: RunStep): boolean {
  const state = stateOf({ runStatus: output.run_status, isDecided: output.decided_at !== null });
  return nextState(state, step) !== undefined;
}

/** Stores a change of an output and answers it. */
export async function stored(
  { tx, caller }: Calls,
  output: MessageRow,
  change: OutputChange,
): Promise<Schema<'AssistantMessage'>> {
  await changeOutput(tx, caller.orgId, output.ai_message_id, change);
  return shownMessage({ ...output, ...change });
}

/** Gives up a pending answer. */
export async function stopMessage(call: Call<'stopAssistantMessage'>): Promise<Schema<'AssistantMessage'>> {
  const output = await outputOf(call);
  if (!canTake(output, 'stop')) return shownMessage(output);
  const content = output.language === 'ro' ? 'Oprit.' : 'Stopped.';
  return stored(call, output, { type: 'stopped', run_status: null, content, system_time: call.now });
}

/** Keeps whether an answer helped. */
export async function rateMessage(call: Call<'rateAssistantMessage'>): Promise<Schema<'AssistantMessage'>> {
  const { body, audit } = call;
  const output = await outputOf(call);
  if (output.run_status === 'pending') throw new Problem(409, 'assistant_busy');
  audit.note({ rating: body.rating });
  const reason = body.reason?.trim() ?? '';
  return stored(call, output, { rating: body.rating, rating_reason: reason === '' ? null : reason });
}

/** Keeps which proposals the user confirmed; nothing is done yet. */
export async function decideProposals(
  call: Call<'decideAssistantProposals'>,
): Promise<Schema<'AssistantMessage'>> {
  const { body, now, audit } = call;
  const output = await outputOf(call);
  const accepted = new Set(body.accepted_proposal_numbers);
  const known = new Set(output.proposals.map(({ number }) => number));
  if ([...accepted].some((number) => !known.has(number))) throw notFound();
  audit.note({ accepted: accepted.size, proposed: known.size });
  if (!canTake(output, 'decide')) {
    const isAlike = output.proposals.every(
      ({ number, outcome }) => (outcome === 'refused') === !accepted.has(number),
    );
    if (output.decided_at === null || !isAlike) throw new Problem(409, 'conflict');
    return shownMessage(output);
  }
  const proposals = output.proposals.map((proposal) => ({
    ...proposal,
    outcome: accepted.has(proposal.number) ? ('accepted' as const) : ('refused' as const),
  }));
  return stored(call, output, { proposals, decided_at: now });
}
