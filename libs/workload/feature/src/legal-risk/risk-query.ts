import { apiQuery, browseLegalRisk } from '@dosar/api-client';

/** Missed legal deadlines and those that are near. */
export const riskQuery = apiQuery(browseLegalRisk, {});
