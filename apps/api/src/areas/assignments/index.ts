export { openAssignment, type OpenedAssignment } from './open-assignment.ts';
export { assignmentsRoutes, type AssignmentsNeeds } from './routes.ts';
export { recordTimelineEvent } from './timeline-event.ts';
export type { BilingualText, NewTimelineEvent, TimelineContext } from './timeline-event.ts';
export { moveTracker } from './transition-repository.ts';
