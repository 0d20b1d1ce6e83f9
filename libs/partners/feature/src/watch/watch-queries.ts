import { apiPages, apiQuery, browseLateJobs, browsePartnerScores, countChoices } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

type Party = Schema<'PartnerJobParty'>;

/** Jobs whose next step is overdue, page by page. */
export const lateJobsQuery = (party: Party | undefined) =>
  apiPages(browseLateJobs, (after) => ({
    params: {
      query: { ...(party !== undefined && { next_party: party }), ...(after !== undefined && { after }) },
    },
  }));

/** How often each partner was proposed and chosen. */
export const choicesQuery = () => apiQuery(countChoices);

/** Partners that had work, each with its score. */
export const scoresQuery = (kind: Schema<'PartnerKind'> | undefined) =>
  apiPages(browsePartnerScores, (after) => ({
    params: { query: { ...(kind !== undefined && { kind }), ...(after !== undefined && { after }) } },
  }));
