import { ownEffects } from './transition-effects.ts';
import { ownGuards } from './transition-guards.ts';

/** What the area itself brings to status machines: conditions of steps and what steps do. */
export const ownSteps = [...ownGuards, ...ownEffects];
