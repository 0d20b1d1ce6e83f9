import type { RouteObject } from 'react-router';
import type * as pages from './claim-notification/pages.ts';

const page = (name: keyof typeof pages) => ({
  Component: async () => (await import('./claim-notification/pages.ts'))[name],
});

/** The claim notification of guests, one address for each of its pages. Made anew: a router marks in routes what it has fetched. */
export const fnolGuestRoutes = (): RouteObject[] => [
  {
    path: 'assignments/claim_notification/guest/:orgKey',
    lazy: page('ClaimNotificationLayout'),
    children: [
      { index: true, lazy: page('StartPage') },
      { path: 'circumstances', lazy: page('CircumstancesPage') },
      {
        path: ':page',
        lazy: { Component: async () => (await import('./claim-notification/later-pages.tsx')).LaterPage },
      },
      { path: '*', lazy: page('StartPage') },
    ],
  },
];
