import type { JsonBodyOf, Schema } from '@dosar/openapi';

/** What somebody says when they take a step, as far as it asks for it. */
export type SaidWithStep = Pick<JsonBodyOf<'transitionAssignment'>, 'reason' | 'waiting_on' | 'duplicate_of'>;

/** Whether a step is taken in a window: it asks for something, or what it does cannot be undone. */
export function isAskedFirst(step: Schema<'Transition'>): boolean {
  return step.reason_required || step.asks.length > 0 || step.confirm_text !== null || !step.undoable;
}

/** On whom a task can wait, those first that it mostly waits for. */
export const whom = [
  'claimant',
  'shop',
  'police',
  'insurer',
  'manager',
  'us',
  'other',
] as const satisfies readonly Schema<'WaitingOn'>[];
