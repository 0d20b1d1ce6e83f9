import { pageAccess } from '@dosar/api-client';
import { defineArea, explainedBy, lazyPage, lazyPart } from '@dosar/areas';
import { claimFileSections } from '@dosar/areas/claims';
import { settingsPages } from '@dosar/areas/config';
import { dashboardParts } from '@dosar/areas/worklist';
import { isAllowed } from '@dosar/auth';
import type { Schema } from '@dosar/openapi';
import { messages as policies } from './policies/policies-menu.ts';
import { statementTitle } from './statement/statement-title.ts';
import { fnolGuestRoutes } from './routes.ts';

const takesClaims = (profile: Schema<'Profile'>) =>
  isAllowed(profile, pageAccess['assignments/claim_notification/new']);

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
      explainedBy('claim-notification', ...fnolGuestRoutes(), {
        path: 'workflow/guest/accident_statement/:key',
        lazy: {
          Component: async () => (await import('./statement/guest-statement-page.tsx')).GuestStatementPage,
        },
      }),
    ],
    secured: [
      explainedBy(
        'new-claim',
        {
          path: 'assignments/claim_notification/new',
          lazy: lazyPage(world, async () => (await import('./intake/intake-route.ts')).route),
        },
        {
          path: 'assignments/claim_notification/statement/:assignmentId',
          lazy: lazyPage(world, async () => (await import('./statement/statement-route.ts')).route),
        },
      ),
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
      id: 'policy',
      title: policies.section,
      icon: 'fact_check',
      order: 45,
      isFor: takesClaims,
      Section: lazyPart(async () => (await import('./policies/policy-section.tsx')).PolicySection),
    }),
    settingsPages.entry({
      path: 'policies',
      title: policies.title,
      about: policies.about,
      keywords: policies.keywords,
      group: { id: 'claims', title: policies.group, order: 40 },
      icon: 'fact_check',
      isFor: (profile) => isAllowed(profile, pageAccess['config/policies']),
      helpTopic: 'new-claim',
      load: async () => (await import('./policies/policies-route.ts')).route,
    }),
    claimFileSections.entry({
      id: 'statement',
      title: statementTitle.section,
      icon: 'description',
      order: 57,
      isFor: (profile) => isAllowed(profile, statementOfFile.access),
      Section: lazyPart(async () => (await import('./statement/statement-section.tsx')).StatementSection),
    }),
    dashboardParts.entry({
      isFor: takesClaims,
      Part: lazyPart(async () => (await import('./drafts/claim-drafts.tsx')).ClaimDrafts),
    }),
  ],
});
