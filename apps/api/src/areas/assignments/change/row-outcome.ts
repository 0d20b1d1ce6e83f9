import type { AssignmentValues } from './changeable-assignment-repository.ts';
import type { SkippedCode } from './row-change.ts';

/** What became of an assignment that was changed. */
export type DoneRow = {
  rowVersion: number;
  /** The changed columns as they were; null where it cannot be taken back. */
  before: AssignmentValues | null;
  /** The entry of the note that was written on it. */
  timelineEventId?: string | undefined;
};

/** What became of one assignment. */
export type RowOutcome = { code: SkippedCode } | DoneRow;

/** What became of each assignment, by its id. */
export type RowOutcomes = ReadonlyMap<string, RowOutcome>;

/** The outcomes of those that were changed. */
export function doneRows(outcomes: RowOutcomes): DoneRow[] {
  return [...outcomes.values()].filter((outcome) => 'rowVersion' in outcome);
}
