import { apiQuery, browsePolicyImports } from '@dosar/api-client';

/** The last imports of policies. */
export const importsQuery = () => apiQuery(browsePolicyImports);
