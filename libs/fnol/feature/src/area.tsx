import { pageAccess } from '@dosar/api-client';
import { defineArea, explainedBy, lazyPage, lazyPart } from '@dosar/areas';
import { claimFileSections } from '@dosar/areas/claims';
import { dashboardParts } from '@dosar/areas/worklist';
import { isAllowed } from '@dosar/auth';
import { statementTitle } from './statement/statement-title.ts';
import { fnolGuestRoutes } from './routes.ts';

/** Who sees the section: its operations come with it, or each first page would carry those of the whole area. */
const statementOfFile = {
  access: {
    ...pageAccess['claim-file/statement'],
    callers: ['staff'],
    refuses: ['preview_only', 'external'],
  },
} as const;

/** The first notice of loss: of guests, whose pages have no loader since their first call signs them in, and of the staff. */
export const area = defineArea({
  name: 'fnol',
  routes: (world) => ({
    guest: [
      explainedBy('claim-notification', ...fnolGuestRoutes()),
      {
        path: 'workflow/guest/accident_statement/:key',
        lazy: {
          Component: async () => (await import('./statement/guest-statement-page.tsx')).GuestStatementPage,
        },
      },
    ],
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
    claimFileSections.entry({
      id: 'statement',
      title: statementTitle.section,
      icon: 'description',
      order: 57,
      isFor: (profile) => isAllowed(profile, statementOfFile.access),
      Section: lazyPart(async () => (await import('./statement/statement-section.tsx')).StatementSection),
    }),
    dashboardParts.entry({
      isFor: (profile) => isAllowed(profile, pageAccess['assignments/claim_notification/new']),
      Part: lazyPart(async () => (await import('./drafts/claim-drafts.tsx')).ClaimDrafts),
    }),
  ],
});
