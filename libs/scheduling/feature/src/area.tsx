import { defineArea, explainedBy, lazyPage, lazyPart } from '@dosar/areas';
import { pageAccess } from '@dosar/api-client';
import { guestAssignmentParts } from '@dosar/areas/assignments';
import { claimFileSections, timelineKinds } from '@dosar/areas/claims';
import { inspectionParts } from '@dosar/areas/fnol';
import { settingsPages } from '@dosar/areas/config';
import { dashboardTiles } from '@dosar/areas/worklist';
import { isAllowed } from '@dosar/auth';
import { messages } from './messages.ts';

/** Visits at which vehicles are inspected: places, hours, the day of assessors. */
export const area = defineArea({
  name: 'scheduling',
  routes: (world) => ({
    secured: [
      explainedBy(
        'appointments',
        {
          path: 'appointments',
          lazy: lazyPage(world, async () => (await import('./board/board-route.ts')).route),
        },
        {
          path: 'appointments/my-day',
          lazy: lazyPage(world, async () => (await import('./my-day/my-day-route.ts')).route),
        },
      ),
    ],
    guestOfAssignment: [
      explainedBy('own-visit', {
        path: 'visit',
        lazy: { Component: async () => (await import('./own-visit/own-visit-page.tsx')).OwnVisitPage },
      }),
    ],
  }),
  menu: async () => (await import('./menu.ts')).menu,
  help: {
    topics: [
      { topic: 'appointments', order: 36, isForStaff: true },
      { topic: 'own-visit', order: 94 },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  contributions: [
    settingsPages.entry({
      path: 'appointment-locations',
      title: messages.places,
      about: messages.placesAbout,
      keywords: messages.keywords,
      group: { id: 'appointments', title: messages.placesGroup, order: 50 },
      icon: 'place',
      isFor: (profile) => isAllowed(profile, pageAccess['config/appointment-locations']),
      helpTopic: 'appointments',
      isWide: true,
      hasOwnTitle: true,
      settings: async () => (await import('./places/page-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./places/places-route.ts')).route,
    }),
    guestAssignmentParts.entry({
      order: 10,
      Part: lazyPart(async () => (await import('./own-visit/own-visit-card.tsx')).OwnVisitCard),
    }),
    inspectionParts.entry(
      lazyPart(async () => (await import('./own-visit/reported-claim-visit.tsx')).ReportedClaimVisit),
    ),
    claimFileSections.entry({
      id: 'visits',
      title: messages.visits,
      icon: 'event',
      order: 35,
      Section: lazyPart(async () => (await import('./file-visits/visits-section.tsx')).VisitsSection),
    }),
    dashboardTiles.entry({ code: 'visits_today', text: messages.visitsToday, path: '/appointments/my-day' }),
    timelineKinds.entry({ kind: 'appointment', icon: 'event', tone: 'plain', group: 'states' }),
  ],
});
