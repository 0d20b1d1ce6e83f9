import type { TransitionDefinition } from '../process-definition.ts';

/** The step of a coverage check that follows the decision about the policy of its file: nobody has to take it. */
export const coverageSteps: readonly TransitionDefinition[] = [
  {
    code: 'record_decision',
    from: ['new', 'assigned', 'in_progress', 'waiting'],
    to: 'finished',
    name: ['Decizia despre poliță este notată', 'The decision about the policy is recorded'],
    follows: 'policy.decided',
  },
];
