import type { Schema } from '@dosar/openapi';
import type { TimelineContext } from '#src/areas/claims/index.ts';
import { findLastActors } from './change-repository.ts';
import type { LockedAssignments } from './changeable-assignment-repository.ts';
import type { RowOutcomes } from './row-outcome.ts';

type Item = Schema<'AssignmentChangeResult'>['items'][number];

/** What became of each assignment in the order asked; who changed it meanwhile, or whose it is, where that is why. */
export async function answeredItems(
  { tx, caller }: Pick<TimelineContext, 'tx' | 'caller'>,
  locked: LockedAssignments,
  outcomes: RowOutcomes,
  order: readonly string[],
): Promise<Item[]> {
  const stale = order.filter((id) => codeOf(outcomes, id) === 'stale');
  const lastActors = await findLastActors(tx, caller.orgId, stale);
  return order.map((assignmentId) => {
    const row = locked.get(assignmentId);
    const outcome = outcomes.get(assignmentId);
    const code = codeOf(outcomes, assignmentId);
    const holder = code === 'stale' ? lastActors.get(assignmentId) : row?.owner_name;
    return {
      assignment_id: assignmentId,
      claim_file_no: row?.claim_file_no ?? null,
      outcome: code === null ? 'done' : 'skipped',
      code,
      holder: code === 'stale' || code === 'not_yours' ? (holder ?? null) : null,
      row_version:
        outcome !== undefined && 'rowVersion' in outcome ? outcome.rowVersion : (row?.row_version ?? null),
    };
  });
}

function codeOf(outcomes: RowOutcomes, assignmentId: string) {
  const outcome = outcomes.get(assignmentId);
  return outcome !== undefined && 'code' in outcome ? outcome.code : null;
}
