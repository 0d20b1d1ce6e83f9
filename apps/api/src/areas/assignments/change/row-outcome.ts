import type { AssignmentValues } from './changeable-assignment-repository.ts';
import type { SkippedCode } from './row-change.ts';

/** What became of one assignment; `before` is null where it cannot be taken back. */
export type RowOutcome = { code: SkippedCode } | { rowVersion: number; before: AssignmentValues | null };

/** What became of each assignment, by its id. */
export type RowOutcomes = ReadonlyMap<string, RowOutcome>;
