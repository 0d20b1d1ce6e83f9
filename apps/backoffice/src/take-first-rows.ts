import { isAskedEarly } from '@dosar/api-client';
import type { Profile } from '@dosar/auth';
import type { QueryClient } from '@tanstack/react-query';

/** Takes the rows that were asked for before the app was there into the cache, where the list finds them. */
export async function takeFirstRows(queryClient: QueryClient, profile: Profile | undefined): Promise<void> {
  if (!isAskedEarly() || !profile) return;
  const { loadWorklist } = await import('@dosar/assignments-feature/worklist');
  await loadWorklist(queryClient, location, profile);
}
