import type { RouteTable } from '#src/kernel/http/route-table.ts';
import type { ChangeNeeds } from './ask-for-documents.ts';
import { changeAssignments } from './change-assignments.ts';
import { browseLargeChanges, cancelLargeChange } from './large-change.ts';
import { undoAssignmentChange } from './undo-assignment-change.ts';

type ChangeOperation =
  | 'browseLargeChanges'
  | 'cancelLargeChange'
  | 'changeAssignments'
  | 'undoAssignmentChange';

/** What is done to several pieces of work at once, and how it is taken back. */
export const changeRoutes = (needs: ChangeNeeds): Pick<RouteTable<'assignments'>, ChangeOperation> => ({
  browseLargeChanges,
  cancelLargeChange,
  changeAssignments: (call) => changeAssignments(needs, call),
  undoAssignmentChange,
});
