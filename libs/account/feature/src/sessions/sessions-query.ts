import { apiQuery, browseSessions } from '@dosar/api-client';
import type { PageStart } from '@dosar/areas';
import { isAllowed } from '@dosar/auth';

export const startSessions = ({ queryClient, profile }: PageStart) =>
  isAllowed(profile, browseSessions) ? queryClient.prefetchQuery(apiQuery(browseSessions)) : undefined;
