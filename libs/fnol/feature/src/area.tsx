import { pageAccess } from '@dosar/api-client';
import { defineArea, explainedBy, lazyPage, lazyPart } from '@dosar/areas';
import { dashboardParts } from '@dosar/areas/worklist';
import { isAllowed } from '@dosar/auth';
import { fnolGuestRoutes } from './routes.ts';

/** The first notice of loss: of guests, whose pages have no loader since their first call signs them in, and of the staff. */
export const area = defineArea({
  name: 'fnol',
  routes: (world) => ({
    guest: [explainedBy('claim-notification', ...fnolGuestRoutes())],
    secured: [
      explainedBy('new-claim', {
        path: 'assignments/claim_notification/new',
        lazy: lazyPage(world, async () => (await import('./intake/intake-route.ts')).route),
      }),
    ],
    moved: { 'guest/claim_statement/:orgKey': '/guest/claim_notification/:orgKey' },
  }),
  menu: async () => (await import('./menu.ts')).menu,
  help: {
    topics: [
      { topic: 'claim-notification', order: 90 },
      { topic: 'new-claim', order: 25, isForStaff: true },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  contributions: [
    dashboardParts.entry({
      isFor: (profile) => isAllowed(profile, pageAccess['assignments/claim_notification/new']),
      Part: lazyPart(async () => (await import('./drafts/claim-drafts.tsx')).ClaimDrafts),
    }),
  ],
});
