import { askedOnly, chooseTransition, type SaidWithTransition } from '../transition/choose-transition.ts';
import { moveAssignment } from '../transition/move-assignment.ts';
import { isUndoable, transitionFinder } from '../transition/offered-transitions.ts';
import type { TransitionRow } from '../status-repository.ts';
import { lockClaimFiles } from './change-repository.ts';
import type { AssignmentValues, ChangeableAssignment } from './changeable-assignment-repository.ts';
import { isClosed, type ChangeContext, type ChangeOf } from './row-change.ts';
import type { RowOutcome, RowOutcomes } from './row-outcome.ts';

/** Makes the same transition with each assignment from whose status it leads. */
export async function changeStatus(
  context: ChangeContext,
  change: ChangeOf<'status'>,
  rows: readonly ChangeableAssignment[],
): Promise<RowOutcomes> {
  const { tx, caller, language } = context;
  const { orgId, roles } = caller;
  await lockClaimFiles(
    tx,
    orgId,
    rows.map((row) => row.claim_file_id),
  );
  const find = transitionFinder(tx, { orgId, roles, language });
  const outcomes = new Map<string, RowOutcome>();
  for (const row of rows) {
    const said = { reason: change.reason, waitingOn: change.waiting_on };
    const chosen = chooseTransition(await find(row), change.transition_code, said);
    const outcome =
      'refusal' in chosen
        ? { code: chosen.refusal.code }
        : await moveRow(context, row, chosen.transition, askedOnly(chosen.transition, said));
    outcomes.set(row.assignment_id, outcome);
  }
  return outcomes;
}

/** Makes a transition that may be made with a locked assignment. It is `stale` when an effect of another one changed it. */
export async function moveRow(
  context: ChangeContext,
  row: ChangeableAssignment,
  transition: TransitionRow,
  said: SaidWithTransition,
) {
  const moved = await moveAssignment(context, { assignment: row, transition, ...said });
  if (moved === undefined) return { code: 'stale' as const };
  const before = isUndoable(transition) ? statusBefore(row, isClosed(moved)) : null;
  return { rowVersion: moved.row_version, before, categoryCode: moved.category_code };
}

/** The status as it was. Closing work also ends its being put off and its marks. */
function statusBefore({ values }: ChangeableAssignment, isNowClosed: boolean): AssignmentValues {
  const { status_code, reason, started_at, done_at, due_at } = values;
  const before = { status_code, reason, started_at, done_at, due_at };
  if (!isNowClosed) return before;
  const { snoozed_until, snoozed_for, snoozed_by_user_id, returned_at, new_document_at } = values;
  return { ...before, snoozed_until, snoozed_for, snoozed_by_user_id, returned_at, new_document_at };
}
