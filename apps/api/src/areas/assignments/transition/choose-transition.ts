import type { Schema } from '@dosar/openapi';
import type { OfferedTransition } from './offered-transitions.ts';
import type { TransitionRow } from '../status-repository.ts';

/** What somebody says when they make a transition, as far as it asks for it. */
export type SaidWithTransition = {
  reason?: string | undefined;
  waitingOn?: Schema<'WaitingOn'> | undefined;
  /** Id of the claim file that stays. */
  duplicateOf?: string | undefined;
};

/** Why a transition cannot be made. */
export type TransitionRefusal =
  | { code: 'transition_not_allowed' }
  | { code: 'transition_condition_missing'; missing: Schema<'MissingCondition'>[] }
  | { code: 'reason_required'; field: 'reason' | 'waiting_on' | 'duplicate_of' };

/** The transition of that code, or why it cannot be made from here, by this person, now, with what was said. */
export function chooseTransition(
  offered: readonly OfferedTransition[],
  code: string,
  said: SaidWithTransition,
): { transition: TransitionRow } | { refusal: TransitionRefusal } {
  const wanted = offered.find(({ row }) => row.code === code);
  if (wanted === undefined) return { refusal: { code: 'transition_not_allowed' } };
  const { row, shown } = wanted;
  if (shown.missing.length > 0)
    return { refusal: { code: 'transition_condition_missing', missing: shown.missing } };
  if (!shown.allowed) return { refusal: { code: 'transition_not_allowed' } };
  const field = unsaid(row, said);
  return field === undefined ? { transition: row } : { refusal: { code: 'reason_required', field } };
}

/** What was said as far as the transition asks for it; the rest is not written down. */
export function askedOnly({ asks }: TransitionRow, said: SaidWithTransition): SaidWithTransition {
  return {
    reason: said.reason,
    ...(asks.includes('waiting_on') && { waitingOn: said.waitingOn }),
    ...(asks.includes('duplicate_of') && { duplicateOf: said.duplicateOf }),
  };
}

function unsaid({ is_reason_required: needsReason, asks }: TransitionRow, said: SaidWithTransition) {
  if (needsReason && said.reason === undefined) return 'reason';
  if (asks.includes('waiting_on') && said.waitingOn === undefined) return 'waiting_on';
  if (asks.includes('duplicate_of') && said.duplicateOf === undefined) return 'duplicate_of';
  return undefined;
}
