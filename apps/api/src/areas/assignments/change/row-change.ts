import type { BodyOf, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { JsonValue } from '#src/kernel/database/index.ts';
import type { NewTimelineEvent } from '#src/areas/claims/index.ts';
import type { AssignmentValues, ChangeableAssignment } from './changeable-assignment-repository.ts';

/** What can be done to many assignments at once. */
export type Change = BodyOf<'changeAssignments'>['change'];

/** In whose name, when and in which transaction work is changed: by a call, or by a job that goes on for somebody. */
export type ChangeContext = Pick<Call<'changeAssignments'>, 'tx' | 'caller' | 'now' | 'language'>;

/** One kind of change with what it needs. */
export type ChangeOf<Action extends Change['action']> = Extract<Change, { action: Action }>;

/** Why an assignment stays as it is. */
export type SkippedCode = Schema<'SkippedCode'>;

/** What the timeline tells about one changed assignment. */
export type ToldChange = Pick<NewTimelineEvent, 'title' | 'body' | 'data'> &
  Partial<Pick<NewTimelineEvent, 'kind'>>;

/** Long enough to notice a mistake and go back to it; what happened on the work meanwhile is never overwritten. */
export const undoMinutes = 10;

/** Whether an assignment is changed: its new values with what is told about them, or why it stays as it is. */
export type RowChange = { values: AssignmentValues; told: ToldChange } | { code: SkippedCode };

/** Decides about one assignment. */
export type RowRule = (row: ChangeableAssignment) => RowChange;

/** Whether work is done or cancelled. */
export function isClosed({ category_code: category }: Pick<ChangeableAssignment, 'category_code'>): boolean {
  return category === 'done' || category === 'cancelled';
}

/** What of a change is kept beside its rows: what somebody wrote stands in the timeline already. */
export function keptParameters(change: Change): { [name: string]: JsonValue } {
  const { action: _action, ...parameters } = change;
  return Object.fromEntries(
    Object.entries(parameters).filter(([name]) => !['body', 'message', 'note', 'reason'].includes(name)),
  );
}
