import type { Schema } from '@dosar/openapi';
import type { OfferedTransition } from './offered-transitions.ts';
import type { TransitionRow } from '../status-repository.ts';

/** Why a transition cannot be made. */
export type TransitionRefusal = {
  code: 'transition_not_allowed' | 'transition_condition_missing' | 'reason_required';
  missing: Schema<'MissingCondition'>[];
};

/** The transition of that code, or why it cannot be made from here, by this person, now, without a reason. */
export function chooseTransition(
  offered: readonly OfferedTransition[],
  code: string,
  reason: string | undefined,
): { transition: TransitionRow } | { refusal: TransitionRefusal } {
  const wanted = offered.find(({ row }) => row.code === code);
  if (wanted === undefined) return { refusal: { code: 'transition_not_allowed', missing: [] } };
  const { row, shown } = wanted;
  if (shown.missing.length > 0)
    return { refusal: { code: 'transition_condition_missing', missing: shown.missing } };
  if (!shown.allowed) return { refusal: { code: 'transition_not_allowed', missing: [] } };
  if (row.is_reason_required && reason === undefined)
    return { refusal: { code: 'reason_required', missing: [] } };
  return { transition: row };
}
