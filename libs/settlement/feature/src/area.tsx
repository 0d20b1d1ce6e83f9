import { browsePaymentOrders } from '@dosar/api-client/client';
import { defineArea, explainedBy, lazyPage, lazyPart } from '@dosar/areas';
import { claimFileSections, timelineKinds } from '@dosar/areas/claims';
import { managerPages } from '@dosar/areas/workload';
import { isAllowed } from '@dosar/auth';
import { messages } from './messages.ts';

/** Money of claim files: reserves, offers, payments. */
export const area = defineArea({
  name: 'settlement',
  // The page of an offer has no loader: its first call signs the claimant in.
  routes: (world) => ({
    secured: [
      explainedBy('money', {
        path: 'manager-area/payments/statement/:statementId',
        lazy: lazyPage(world, async () => (await import('./payments/payments-route.ts')).statementRoute),
      }),
    ],
    guest: [
      explainedBy('received-offer', {
        path: 'workflow/guest/offer/:key',
        lazy: {
          Component: async () => (await import('./received-offer/received-offer-page.tsx')).ReceivedOfferPage,
        },
      }),
    ],
  }),
  help: {
    topics: [
      { topic: 'money', order: 38, isForStaff: true },
      { topic: 'received-offer', order: 93 },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  contributions: [
    managerPages.entry({
      path: 'payments',
      title: messages.payments,
      about: messages.paymentsAbout,
      keywords: messages.keywords,
      group: { id: 'money', title: messages.group, order: 25 },
      icon: 'table_chart',
      isFor: (profile) => isAllowed(profile, browsePaymentOrders),
      helpTopic: 'money',
      load: async () => (await import('./payments/payments-route.ts')).route,
    }),
    claimFileSections.entry({
      id: 'money',
      title: messages.money,
      icon: 'table_chart',
      order: 50,
      isFor: ({ roles }) =>
        roles.some(
          (role) => role === 'claims.handler' || role === 'AC.Assessor' || role.endsWith('.manager'),
        ),
      Section: lazyPart(async () => (await import('./money/money-section.tsx')).MoneySection),
    }),
    timelineKinds.entry({ kind: 'payment', icon: 'table_chart', tone: 'plain', group: 'money' }),
  ],
});
