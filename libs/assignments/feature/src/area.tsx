import { defineArea, explainedBy, lazyPart } from '@dosar/areas';
import {
  claimFileHeaderFacts,
  claimFileHeaderActs,
  claimFileNextSteps,
  timelineKinds,
} from '@dosar/areas/claims';
import { listChanges, readingPaneActs, unassignedActs } from '@dosar/areas/worklist';

/** What is done with assignments: taken, moved along, changed in lists; and the page of a guest about theirs. */
export const area = defineArea({
  name: 'assignments',
  routes: () => ({
    guestOfAssignment: [
      explainedBy('guest-link', {
        index: true,
        lazy: {
          Component: async () =>
            (await import('./guest-assignment/guest-assignment-page.tsx')).GuestAssignmentPage,
        },
      }),
    ],
  }),
  contributions: [
    claimFileHeaderActs.entry({
      order: 20,
      Act: lazyPart(async () => (await import('./take/owner-acts.tsx')).OwnerActs),
    }),
    claimFileHeaderFacts.entry({
      place: 'fact',
      order: 30,
      Fact: lazyPart(async () => (await import('./status-help/task-state.tsx')).TaskState),
    }),
    claimFileNextSteps.entry({
      NextSteps: lazyPart(async () => (await import('./transition/transition-panel.tsx')).TransitionPanel),
    }),
    listChanges.entry({
      Changes: lazyPart(async () => (await import('./change/list-changes.tsx')).ListChanges),
    }),
    readingPaneActs.entry({
      Acts: lazyPart(async () => (await import('./reading-pane/pane-acts.tsx')).PaneActs),
    }),
    unassignedActs.entry({
      Act: lazyPart(async () => (await import('./take/take-button.tsx')).TakeButton),
    }),
    timelineKinds.entry({ kind: 'status', icon: 'swap_horiz', tone: 'plain', group: 'states' }),
    timelineKinds.entry({ kind: 'assignment', icon: 'assignment', tone: 'plain', group: 'states' }),
  ],
});
