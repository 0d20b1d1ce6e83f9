import type { RouteTable } from '#src/kernel/http/route-table.ts';
import type { ChangeNeeds } from './ask-for-documents.ts';
import { browseAssignees } from '../browse-assignees.ts';
import { browseOfferedTransitions } from '../transition/browse-offered-transitions.ts';
import { browseTags } from '../worklist/browse-tags.ts';
import { changeAssignments } from './change-assignments.ts';
import { releaseAssignment } from '../take/release-assignment.ts';
import { takeAssignment } from '../take/take-assignment.ts';
import { undoAssignmentChange } from './undo-assignment-change.ts';

type ChangeOperation =
  | 'browseAssignees'
  | 'browseOfferedTransitions'
  | 'browseTags'
  | 'changeAssignments'
  | 'releaseAssignment'
  | 'takeAssignment'
  | 'undoAssignmentChange';

/** The handlers for changing work, one piece or many, and for what can be chosen while doing so. */
export function changeRoutes(needs: ChangeNeeds): Pick<RouteTable<'assignments'>, ChangeOperation> {
  return {
    browseAssignees,
    browseOfferedTransitions,
    browseTags,
    changeAssignments: (call) => changeAssignments(needs, call),
    releaseAssignment,
    takeAssignment,
    undoAssignmentChange,
  };
}
