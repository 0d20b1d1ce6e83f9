import { apiQuery, browseApprovals } from '@dosar/api-client';

/** The inbox of managers. */
export const inboxQuery = apiQuery(browseApprovals, {});
