import { apiQuery, getLegalClocks } from '@dosar/api-client';

/** The clocks of the law on a claim file. */
export const clocksQuery = (claimFileNo: string) =>
  apiQuery(getLegalClocks, { params: { path: { claim_file_no: claimFileNo } } });
