import { apiQuery, browseRepairNorms } from '@dosar/api-client';

/** The table in force with its versions. */
export const normsQuery = apiQuery(browseRepairNorms);
