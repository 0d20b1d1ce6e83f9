import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { findActivityTypes } from './activity-type-repository.ts';
import { askStep } from './asked-step/ask-step.ts';
import { findAssignees } from './assignee-repository.ts';
import type { ChangeNeeds } from './change/ask-for-documents.ts';
import { changeRoutes } from './change/change-routes.ts';
import { findTags } from './change/tag-repository.ts';
import { getAssignment } from './get-assignment.ts';
import { getGuestAssignment } from './get-guest-assignment.ts';
import { processRoutes } from './process/process-routes.ts';
import { findStatuses } from './status-repository.ts';
import { statusTextRoutes } from './status-texts/status-text-routes.ts';
import { openActivity } from './open-activity.ts';
import { releaseAssignment } from './take/release-assignment.ts';
import { takeAssignment } from './take/take-assignment.ts';
import { browseOfferedTransitions } from './transition/browse-offered-transitions.ts';
import { previewTransition } from './transition/preview-transition.ts';
import { transitionAssignment } from './transition/transition-assignment.ts';

/** The handlers of the area. */
export function assignmentsRoutes(needs: ChangeNeeds): RouteTable<'assignments'> {
  return {
    ...statusTextRoutes,
    ...processRoutes,
    ...changeRoutes(needs),
    askStep,
    browseActivityTypes: async ({ tx, caller, language }) =>
      (await findActivityTypes(tx, caller.orgId)).map(({ code, ...type }) => ({
        code,
        name: type[`name_${language}`],
      })),
    browseAssignees: ({ tx, caller, language, now }) =>
      findAssignees(tx, { orgId: caller.orgId, userId: caller.userId, language, now }),
    browseOfferedTransitions,
    browseStatuses: ({ tx, caller, language }) => findStatuses(tx, caller.orgId, language),
    browseTags: ({ tx, caller }) => findTags(tx, caller.orgId),
    getAssignment,
    getGuestAssignment,
    openActivity,
    previewTransition,
    releaseAssignment,
    takeAssignment,
    transitionAssignment,
  };
}
