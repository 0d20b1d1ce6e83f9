import { defineArea, explainedBy, lazyPage, lazyPart } from '@dosar/areas';
import { claimFileSections, timelineKinds } from '@dosar/areas/claims';
import { approvalSubjects } from '@dosar/areas/workload';
import { messages } from './messages.ts';

/** Money of claim files: reserves, offers, payments. */
export const area = defineArea({
  name: 'settlement',
  // The page of an offer has no loader: its first call signs the claimant in.
  routes: (world) => ({
    secured: [
      explainedBy('money', {
        path: 'payments',
        lazy: lazyPage(world, async () => (await import('./payments/payments-route.ts')).route),
      }),
      explainedBy('money', {
        path: 'payments/statement/:statementId',
        lazy: lazyPage(world, async () => (await import('./payments/payments-route.ts')).statementRoute),
      }),
    ],
    moved: { 'manager-area/payments': '/payments' },
    guest: [
      explainedBy('received-offer', {
        path: 'workflow/guest/offer/:key',
        lazy: {
          Component: async () => (await import('./received-offer/received-offer-page.tsx')).ReceivedOfferPage,
        },
      }),
    ],
  }),
  menu: async () => (await import('./menu.ts')).menu,
  help: {
    topics: [
      { topic: 'money', order: 38, isForStaff: true },
      { topic: 'received-offer', order: 93 },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  contributions: [
    claimFileSections.entry({
      id: 'money',
      title: messages.money,
      icon: 'table_chart',
      order: 50,
      isFor: ({ roles }) =>
        roles.some(
          (role) =>
            ['claims.handler', 'AC.Assessor', 'finance.payments'].includes(role) || role.endsWith('.manager'),
        ),
      Section: lazyPart(async () => (await import('./money/money-section.tsx')).MoneySection),
    }),
    approvalSubjects.entry({
      kind: 'offer',
      Subject: lazyPart(async () => (await import('./letter/letter-of-offer.tsx')).LetterOfOffer),
    }),
    timelineKinds.entry({ kind: 'payment', icon: 'table_chart', tone: 'plain', group: 'money' }),
  ],
});
