import { pageAccess } from '@dosar/api-client';
import { defineArea, explainedBy, lazyPage } from '@dosar/areas';
import { pageWithSettings, settingsPages } from '@dosar/areas/config';
import { managerPages } from '@dosar/areas/workload';
import { isAllowed } from '@dosar/auth';
import { messages } from './messages.ts';

/** Time off: everybody's own absences, and the decisions of managers. */
export const area = defineArea({
  name: 'absences',
  routes: (world) => ({
    secured: [
      explainedBy('absences', {
        path: 'time-off/my-absences',
        lazy: lazyPage(world, async () => (await import('./my-absences/my-absences-route.ts')).route),
      }),
      explainedBy('absences', {
        path: 'time-off/replacements',
        lazy: lazyPage(world, async () => (await import('./replacements/replacements-route.ts')).route),
      }),
    ],
    moved: { 'time-off': '/manager-area/absences' },
  }),
  menu: async () => (await import('./menu.ts')).menu,
  help: {
    topics: [{ topic: 'absences', order: 45, isForStaff: true }],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  contributions: [
    managerPages.entry({
      path: 'absences',
      title: messages.team,
      about: messages.teamAbout,
      keywords: messages.keywords,
      group: { id: 'people', title: messages.people, order: 10 },
      icon: 'event_busy',
      isFor: (profile) => isAllowed(profile, pageAccess['manager-area']),
      helpTopic: 'absences',
      hasOwnTitle: true,
      isWide: true,
      load: async () => (await import('./team-absences/team-absences-route.ts')).route,
    }),
    managerPages.entry({
      path: 'leave-balances',
      title: messages.balances,
      about: messages.balancesAbout,
      keywords: messages.keywords,
      group: { id: 'people', title: messages.people, order: 10 },
      icon: 'event_available',
      isFor: (profile) => isAllowed(profile, pageAccess['manager-area']),
      helpTopic: 'absences',
      hasOwnTitle: true,
      load: async () => (await import('./leave-balances/leave-balances-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'leave-types',
      title: messages.leaveTypes,
      about: messages.leaveTypesAbout,
      group: { id: 'people', title: messages.people, order: 15 },
      icon: 'event_busy',
      isFor: (profile) => isAllowed(profile, { roles: ['org.configurator'] }),
      helpTopic: 'absences',
      hasHistory: true,
      ...pageWithSettings(() => import('./leave-types/leave-types-route.ts')),
    }),
  ],
});
