import type { RouteObject } from 'react-router';
import type * as laterPages from './claim-notification/later-pages.ts';
import type * as pages from './claim-notification/pages.ts';

const page = (name: keyof typeof pages) => ({
  Component: async () => (await import('./claim-notification/pages.ts'))[name],
});

const later = (name: keyof typeof laterPages) => ({
  Component: async () => (await import('./claim-notification/later-pages.ts'))[name],
});

/** The claim notification of guests, one address for each of its pages. Made anew: a router marks in routes what it has fetched. */
export const fnolGuestRoutes = (): RouteObject[] => [
  {
    path: 'assignments/claim_notification/guest/:orgKey',
    lazy: page('ClaimNotificationLayout'),
    children: [
      { index: true, lazy: page('StartPage') },
      { path: 'circumstances', lazy: page('CircumstancesPage') },
      { path: 'notifier', lazy: later('NotifierPage') },
      { path: 'policy', lazy: later('PolicyPage') },
      { path: 'time-and-place', lazy: later('TimeAndPlacePage') },
      { path: 'vehicle', lazy: later('VehiclePage') },
      { path: 'photos', lazy: later('PhotosPage') },
      { path: 'check', lazy: later('CheckAnswersPage') },
      { path: 'done', lazy: later('FiledClaimPage') },
      { path: '*', lazy: page('StartPage') },
    ],
  },
];
