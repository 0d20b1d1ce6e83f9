/** Where one question is on its way: specification T4. */
export type RunState = 'pending' | 'saved' | 'decided' | 'ended';

/** What can be asked for while a question is on its way. */
export type RunStep = 'complete' | 'completeWithProposals' | 'stop' | 'decide' | 'process';

const steps: Record<RunState, Partial<Record<RunStep, RunState>>> = {
  pending: { complete: 'ended', completeWithProposals: 'saved', stop: 'ended' },
  saved: { decide: 'decided' },
  decided: { process: 'ended' },
  ended: {},
};

/** The state after a step; `undefined` where the step has no meaning any more, so a repetition changes nothing. */
export function nextState(state: RunState, step: RunStep): RunState | undefined {
  return steps[state][step];
}

/** The state of a stored output. */
export function stateOf(output: { runStatus: 'pending' | 'saved' | null; isDecided: boolean }): RunState {
  if (output.runStatus === 'saved') return output.isDecided ? 'decided' : 'saved';
  return output.runStatus ?? 'ended';
}
