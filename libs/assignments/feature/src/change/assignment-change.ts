import type { JsonBodyOf, Schema } from '@dosar/openapi';
import type { WorklistRow } from '../worklist/worklist-view.ts';

/** What is done to one or many assignments. */
export type AssignmentChange = JsonBodyOf<'changeAssignments'>['change'];

/** What became of it, row by row. */
export type ChangeResult = Schema<'AssignmentChangeResult'>;

/** As many rows as one change may have. */
export const mostRows = 200;

/** What a dialog of a change is given. */
export type ChangeDialogProps = {
  open: boolean;
  rows: readonly WorklistRow[];
  /** Carries it out; a refusal is thrown and keeps the dialog open. */
  onChange: (change: AssignmentChange) => Promise<void>;
  onClose: () => void;
};
