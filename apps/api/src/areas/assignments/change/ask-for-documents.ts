import type { ChangeableAssignment } from './changeable-assignment-repository.ts';
import { touchAssignments } from '../assignment-repository.ts';
import type { ChangeContext, ChangeOf } from './row-change.ts';
import type { RowOutcome, RowOutcomes } from './row-outcome.ts';
import type { TimelineContext } from '#src/areas/claims/index.ts';

/** What changes reach beyond this area for. */
export type ChangeNeeds = {
  /** Asks claimants for documents; answers the assignments on which somebody could be asked. */
  requestDocuments: (
    context: TimelineContext,
    wanted: {
      docTypeCodes: readonly string[];
      message: string | undefined;
      assignments: readonly ChangeableAssignment[];
    },
  ) => Promise<ReadonlySet<string>>;
};

/** Asks for documents, once for each file: two pieces of work on it have the same claimant. Nobody takes back a message. */
export async function askForDocuments(
  needs: ChangeNeeds,
  context: ChangeContext,
  { doc_type_codes: docTypeCodes, message }: ChangeOf<'request_document'>,
  rows: readonly ChangeableAssignment[],
): Promise<RowOutcomes> {
  const firstOfFile = new Map(rows.toReversed().map((row) => [row.claim_file_id, row]));
  const isFirst = (row: ChangeableAssignment) => firstOfFile.get(row.claim_file_id) === row;
  const assignments = rows.filter(isFirst);
  const asked = await needs.requestDocuments(context, { docTypeCodes, message, assignments });
  if (asked.size > 0)
    await touchAssignments(context.tx, {
      orgId: context.caller.orgId,
      assignmentIds: [...asked],
      now: context.now,
    });

  const outcomeOf = (row: ChangeableAssignment): RowOutcome => {
    if (!isFirst(row)) return { code: 'unchanged' };
    if (!asked.has(row.assignment_id)) return { code: 'no_recipient' };
    return { rowVersion: row.row_version, before: null };
  };
  return new Map(rows.map((row) => [row.assignment_id, outcomeOf(row)]));
}
