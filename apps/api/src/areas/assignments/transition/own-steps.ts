import { overrideApproval, reopeningApproval } from '../asked-step/step-approval.ts';
import { ownEffects } from './transition-effects.ts';
import { ownGuards } from './transition-guards.ts';

export { withdrawWhenMoved } from '../asked-step/step-approval.ts';

/** What the area itself brings to status machines: conditions of steps, what steps do, and who lets some pass. */
export const ownSteps = [...ownGuards, ...ownEffects, overrideApproval, reopeningApproval];
