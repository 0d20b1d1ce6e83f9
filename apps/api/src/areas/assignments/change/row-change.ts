import type { BodyOf, Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { JsonValue } from '#src/kernel/database/index.ts';
import type { NewTimelineEvent } from '#src/areas/claims/index.ts';
import type { AssignmentValues, ChangeableAssignment } from './changeable-assignment-repository.ts';

/** The kinds of changes of many assignments. */
export type Change = BodyOf<'changeAssignments'>['change'];

/** The caller, time and transaction of a change, made by a call or by a job for a user. */
export type ChangeContext = Pick<Call<'changeAssignments'>, 'tx' | 'caller' | 'now' | 'language'>;

/** A change with its parameters. */
export type ChangeOf<Action extends Change['action']> = Extract<Change, { action: Action }>;

/** Why an assignment was skipped. */
export type SkippedCode = Schema<'SkippedCode'>;

/** The timeline entry of a changed assignment. */
export type ToldChange = Pick<NewTimelineEvent, 'title' | 'body' | 'data'> &
  Partial<Pick<NewTimelineEvent, 'kind'>>;

/** For how long a change can be undone; undoing never overwrites later work. */
export const undoMinutes = 10;

/** The decision about an assignment: its new values with the timeline entry, or why it was skipped. */
export type RowChange = { values: AssignmentValues; told: ToldChange } | { code: SkippedCode };

/** Decides about one assignment. */
export type RowRule = (row: ChangeableAssignment) => RowChange;

/** Whether an assignment is done or cancelled. */
export function isClosed({ category_code: category }: Pick<ChangeableAssignment, 'category_code'>): boolean {
  return category === 'done' || category === 'cancelled';
}

/** The stored parameters of a change, without texts that are already in the timeline. */
export function keptParameters(change: Change): { [name: string]: JsonValue } {
  const { action: _action, ...parameters } = change;
  return Object.fromEntries(
    Object.entries(parameters).filter(([name]) => !['body', 'message', 'note', 'reason'].includes(name)),
  );
}
