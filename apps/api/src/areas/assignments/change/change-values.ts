import { recordTimelineEvents } from '#src/areas/claims/index.ts';
import {
  setValues,
  type AssignmentValues,
  type ChangeableAssignment,
} from './changeable-assignment-repository.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { RowRule, ToldChange } from './row-change.ts';
import type { RowOutcome, RowOutcomes } from './row-outcome.ts';

/** Sets what a rule says for each assignment and tells it in their timelines: three statements, however many they are. */
export async function changeValues(
  context: ChangeContext,
  rows: readonly ChangeableAssignment[],
  rule: RowRule,
): Promise<RowOutcomes> {
  const outcomes = new Map<string, RowOutcome>();
  const changed: { row: ChangeableAssignment; values: AssignmentValues; told: ToldChange }[] = [];
  for (const row of rows) {
    const decided = rule(row);
    if ('code' in decided) outcomes.set(row.assignment_id, decided);
    else changed.push({ row, ...decided });
  }

  const wanted = changed.map(({ row, values }) => ({ assignment_id: row.assignment_id, values }));
  const versions = await setValues(context.tx, context.caller.orgId, wanted, context.now);
  await recordTimelineEvents(
    context,
    changed.map(({ row, told }) => ({
      claimFileId: row.claim_file_id,
      assignmentId: row.assignment_id,
      kind: 'assignment' as const,
      ...told,
    })),
  );
  for (const { row, values } of changed)
    outcomes.set(row.assignment_id, {
      rowVersion: versions.get(row.assignment_id) ?? row.row_version,
      before: valuesBefore(row, values),
    });
  return outcomes;
}

/** The values as they were, of the columns that change. */
function valuesBefore({ values }: ChangeableAssignment, changed: AssignmentValues): AssignmentValues {
  return Object.fromEntries(Object.entries(values).filter(([column]) => column in changed));
}
