import { pageAccess } from '@dosar/api-client';
import { defineArea, explainedBy, lazyPage, lazyPart } from '@dosar/areas';
import { claimFileHeaderFacts, claimFileSections, timelineKinds } from '@dosar/areas/claims';
import { settingsPages } from '@dosar/areas/config';
import { intakeParts } from '@dosar/areas/fnol';
import { worklistColumns } from '@dosar/areas/worklist';
import { isAllowed } from '@dosar/auth';
import { jobsMessages } from './jobs/jobs-area-messages.ts';
import { messages as directory } from './directory/directory-menu.ts';

/** Who sees the section: its operations come with it, or each first page would carry those of the whole area. */
const jobsOfFile = {
  access: {
    ...pageAccess['claim-file/partners'],
    callers: ['staff'],
    refuses: ['preview_only', 'external'],
  },
} as const;

/** Partners that work on claims, and customers who get special care. */
export const area = defineArea({
  name: 'partners',
  routes: (world) => ({
    guest: [
      explainedBy('own-jobs', {
        path: 'workflow/guest/partner_job/:key',
        lazy: {
          Component: async () => (await import('./guest/guest-job-page.tsx')).GuestJobPage,
        },
      }),
      explainedBy('partner-grade', {
        path: 'workflow/guest/partner_grade/:key',
        lazy: { Component: async () => (await import('./grade/grade-page.tsx')).GradePage },
      }),
    ],
    secured: [
      explainedBy('own-jobs', {
        path: 'partner',
        lazy: lazyPage(world, async () => (await import('./own/own-route.ts')).route),
      }),
      explainedBy('partner-jobs', {
        path: 'partner-jobs',
        lazy: lazyPage(world, async () => (await import('./watch/watch-route.ts')).route),
      }),
      explainedBy(
        'special-customers',
        ...['special-customers', 'special-customers/:customerId'].map((path) => ({
          path,
          lazy: lazyPage(world, async () => (await import('./special/special-route.ts')).route),
        })),
        {
          path: 'special-customers/open-files',
          lazy: lazyPage(world, async () => (await import('./rematch/rematch-route.ts')).route),
        },
      ),
    ],
  }),
  help: {
    topics: [
      { topic: 'special-customers', order: 50, isForStaff: true },
      { topic: 'partners', order: 51, isForStaff: true },
      { topic: 'own-jobs', order: 52 },
      { topic: 'partner-jobs', order: 53, isForStaff: true },
      { topic: 'partner-grade', order: 95 },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  menu: async () => (await import('./menu.ts')).menu,
  contributions: [
    settingsPages.entry({
      path: 'partners',
      title: directory.title,
      about: directory.about,
      keywords: directory.keywords,
      group: { id: 'partners', title: directory.group, order: 45 },
      icon: 'business',
      isFor: (profile) => isAllowed(profile, pageAccess['config/partners']),
      helpTopic: 'partners',
      isWide: true,
      hasOwnTitle: true,
      load: async () => (await import('./directory/directory-route.ts')).route,
    }),
    claimFileHeaderFacts.entry({
      place: 'tag',
      order: 10,
      Fact: lazyPart(async () => (await import('./special-customer-tag.tsx')).SpecialCustomerTag),
    }),
    claimFileSections.entry({
      id: 'partners',
      title: jobsMessages.section,
      icon: 'business',
      order: 55,
      isFor: (profile) => isAllowed(profile, jobsOfFile),
      Section: lazyPart(async () => (await import('./jobs/jobs-section.tsx')).JobsSection),
    }),
    intakeParts.entry({ load: () => import('./intake/intake-parts.ts') }),
    timelineKinds.entry({ kind: 'partner_job', icon: 'business', tone: 'plain', group: 'states' }),
    worklistColumns.entry({ load: async () => (await import('./worklist-columns.ts')).columns }),
  ],
});
