import { apiQuery, getProvisioning } from '@dosar/api-client';

/** Everything on the page of directories. */
export const provisioningQuery = apiQuery(getProvisioning);
