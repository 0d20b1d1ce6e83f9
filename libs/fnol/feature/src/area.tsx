import { defineArea, explainedBy } from '@dosar/areas';
import { fnolGuestRoutes } from './routes.ts';

/** The claim notification of guests. Its pages have no loader: their first call signs the guest in. */
export const area = defineArea({
  name: 'fnol',
  routes: () => ({
    guest: [explainedBy('claim-notification', ...fnolGuestRoutes())],
    moved: { 'guest/claim_statement/:orgKey': '/guest/claim_notification/:orgKey' },
  }),
  help: {
    topics: [{ topic: 'claim-notification', order: 90 }],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
});
