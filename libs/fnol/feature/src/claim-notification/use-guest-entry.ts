import { enterAsGuest, useSession } from '@dosar/auth';
import { isApiProblem } from '@dosar/api-client';
import { useQuery } from '@tanstack/react-query';

/** How far a claimant is on the way into the form of an organisation. */
export type GuestEntry =
  | { state: 'entering' | 'entered' | 'unknown' }
  | { state: 'failed'; retry: () => void };

/**
 * Signs the claimant in with the key in the address, and again whenever the session has ended.
 *
 * Somebody who went to look for the papers comes back to the same page with the same answers.
 */
export function useGuestEntry(orgKey: string): GuestEntry {
  const { session, state } = useSession();
  const entry = useQuery({
    queryKey: ['fnol', 'guestEntry', orgKey, state.status === 'anonymous' ? 'anew' : 'once'],
    queryFn: async () => {
      await enterAsGuest(session, { assignment_type: 'claim_notification', assignment_key: orgKey });
      return 'entered' as const;
    },
    staleTime: Infinity,
    gcTime: 0,
  });

  if (entry.isSuccess) return { state: 'entered' };
  if (isApiProblem(entry.error) && [400, 404].includes(entry.error.status)) return { state: 'unknown' };
  if (entry.isError) return { state: 'failed', retry: () => void entry.refetch() };
  return { state: 'entering' };
}
