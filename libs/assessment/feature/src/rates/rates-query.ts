import { apiQuery, browseAssessmentRates } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** What an hour costs somewhere from a day on. */
export type Rate = Schema<'AssessmentRate'>;

/** All rates of the organisation and of its partners, with their days. */
export const ratesQuery = apiQuery(browseAssessmentRates);
