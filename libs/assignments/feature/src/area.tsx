import { browseProcesses, browseStatusTexts, pageAccess } from '@dosar/api-client';
import { defineArea, explainedBy, lazyPart } from '@dosar/areas';
import {
  claimFileHeaderFacts,
  claimFileHeaderActs,
  claimFileNextSteps,
  timelineKinds,
} from '@dosar/areas/claims';
import { settingsPages } from '@dosar/areas/config';
import { helpFindings } from '@dosar/areas/help';
import { listChanges, readingPaneActs, unassignedActs } from '@dosar/areas/worklist';
import { isAllowed } from '@dosar/auth';
import { useIsQuiet } from '@dosar/design-system';
import { processPageMessages } from './process/page-messages.ts';
import { pageMessages } from './status-texts/page-messages.ts';

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
  menu: async () => (await import('./menu.ts')).menu,
  // What a status means, at its chip in any list (M9): the code comes once the page has been shown. Written out here, because
  // a module of its own would travel with every first page.
  frame: async () => ({
    background: [
      {
        useIsNeeded: useIsQuiet,
        Work: lazyPart(async () => (await import('./status-help/chip-help.tsx')).ChipHelp),
      },
    ],
  }),
  contributions: [
    settingsPages.entry({
      path: 'statuses/help',
      title: pageMessages.help,
      about: pageMessages.helpAbout,
      keywords: pageMessages.helpKeywords,
      group: { id: 'process', title: pageMessages.process, order: 20 },
      icon: 'help',
      isFor: (profile) => isAllowed(profile, pageAccess['config/statuses/help']),
      isWide: true,
      settings: async () => (await import('./status-texts/status-help-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./status-texts/status-help-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'statuses',
      title: pageMessages.names,
      about: pageMessages.namesAbout,
      keywords: pageMessages.namesKeywords,
      group: { id: 'process', title: pageMessages.process, order: 20 },
      icon: 'swap_horiz',
      isFor: (profile) => isAllowed(profile, browseStatusTexts),
      isWide: true,
      settings: async () => (await import('./status-texts/status-names-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./status-texts/status-names-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'process',
      title: processPageMessages.title,
      about: processPageMessages.about,
      keywords: processPageMessages.keywords,
      group: { id: 'process', title: pageMessages.process, order: 20 },
      icon: 'swap_horiz',
      isFor: (profile) => isAllowed(profile, browseProcesses),
      isWide: true,
      settings: async () => (await import('./process/process-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./process/process-route.ts')).route,
    }),
    helpFindings.entry({
      Findings: lazyPart(async () => (await import('./status-help/found-status-help.tsx')).FoundStatusHelp),
    }),
    claimFileHeaderActs.entry({
      order: 20,
      Act: lazyPart(async () => (await import('./take/owner-acts.tsx')).OwnerActs),
    }),
    claimFileHeaderFacts.entry({
      place: 'fact',
      order: 30,
      Fact: lazyPart(async () => (await import('./status-help/task-state.tsx')).TaskState),
    }),
    claimFileHeaderFacts.entry({
      place: 'status',
      order: 30,
      Fact: lazyPart(async () => (await import('./status-help/task-state.tsx')).HelpOnStatus),
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
