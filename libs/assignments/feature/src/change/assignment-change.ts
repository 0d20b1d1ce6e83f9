import type { JsonBodyOf, Schema } from '@dosar/openapi';

/** A row of a list of work. */
export type WorklistRow = Schema<'WorklistRow'>;

/** What is done to one or many assignments. */
export type AssignmentChange = JsonBodyOf<'changeAssignments'>['change'];

/** What became of it, row by row. */
export type ChangeResult = Schema<'AssignmentChangeResult'>;

/** From normal to urgent. */
export const priorities = [0, 1, 2, 3] as const;

/** What a dialog of a change is given. */
export type ChangeDialogProps = {
  open: boolean;
  rows: readonly WorklistRow[];
  /** Everything that the list finds is meant; `rows` are those that are shown. */
  whole?: Schema<'MatchingWork'> | undefined;
  /** Carries it out; a refusal is thrown and keeps the dialog open. */
  onChange: (change: AssignmentChange) => Promise<void>;
  onClose: () => void;
};
