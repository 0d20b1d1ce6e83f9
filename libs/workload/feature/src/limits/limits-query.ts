import { apiQuery, getAuthorityLimits } from '@dosar/api-client';

/** Up to which amount each role decides alone, with the history. */
export const limitsQuery = apiQuery(getAuthorityLimits, {});
