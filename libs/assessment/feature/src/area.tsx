import { defineArea, explainedBy, lazyPage, lazyPart } from '@dosar/areas';
import { claimFileSections, timelineKinds } from '@dosar/areas/claims';
import { settingsPages } from '@dosar/areas/config';
import { isAllowed } from '@dosar/auth';
import { normsAccess } from './norms/norms-access.ts';
import { ratesAccess } from './rates/rates-access.ts';
import { messages } from './messages.ts';

/** Damage notes of inspections: found, written, reckoned, closed. */
export const area = defineArea({
  name: 'assessment',
  routes: (world) => ({
    secured: [
      explainedBy(
        'assessment',
        {
          path: 'assignments/assessment/search',
          lazy: lazyPage(world, async () => (await import('./search/search-route.ts')).route),
        },
        {
          path: 'assignments/assessment/note/:assignmentId',
          lazy: lazyPage(world, async () => (await import('./note/note-route.ts')).route),
        },
        {
          path: 'assignments/assessment/note/:assignmentId/estimate',
          lazy: lazyPage(world, async () => (await import('./estimate/estimate-route.ts')).route),
        },
      ),
    ],
    moved: { 'assessment-new': '/assignments/assessment/search' },
  }),
  help: {
    topics: [
      { topic: 'assessment', order: 37, isForStaff: true },
      { topic: 'repair-rates', order: 37.5, isForStaff: true },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  palette: async () => (await import('./palette.ts')).palette,
  contributions: [
    claimFileSections.entry({
      id: 'assessment',
      title: messages.section,
      icon: 'build',
      order: 40,
      isFor: ({ roles }) =>
        roles.some(
          (role) => role === 'claims.handler' || role === 'AC.Assessor' || role.endsWith('.manager'),
        ),
      Section: lazyPart(async () => (await import('./section/assessment-section.tsx')).AssessmentSection),
    }),
    settingsPages.entry({
      path: 'repair-rates',
      title: messages.rates,
      about: messages.ratesAbout,
      keywords: messages.ratesKeywords,
      group: { id: 'money', title: messages.money, order: 30 },
      icon: 'tune',
      isFor: (profile) => isAllowed(profile, ratesAccess),
      helpTopic: 'repair-rates',
      isWide: true,
      hasOwnTitle: true,
      settings: async () => (await import('./rates/page-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./rates/rates-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'repair-norms',
      title: messages.norms,
      about: messages.normsAbout,
      keywords: messages.normsKeywords,
      group: { id: 'money', title: messages.money, order: 30 },
      icon: 'build',
      isFor: (profile) => isAllowed(profile, normsAccess),
      helpTopic: 'repair-rates',
      hasOwnTitle: true,
      settings: async () => (await import('./norms/page-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./norms/norms-route.ts')).route,
    }),
    timelineKinds.entry({ kind: 'assessment', icon: 'build', tone: 'plain', group: 'states' }),
  ],
});
