import type { SuccessBody } from '@dosar/openapi';
import { callerOf, signedIn } from '../support/caller.ts';
import { aKey } from '../support/claim-story.ts';

/** The key of the demo world's claimant, whose link opens an inspection. */
export const guestKey = 'demo-guest-assignment-key-01';

/** Cancels the claimant's visit of the demo world, so that there is one to book; answers the number of the claim. */
export async function freesOwnVisit(origin: string): Promise<string> {
  const anybody = callerOf(origin);
  const link = { assignment_type: 'assessment', assignment_key: guestKey };
  const guest = anybody.as(await anybody.post<SuccessBody<'guestToken'>>('/api/auth/guestToken', link));
  const own = await guest.get<SuccessBody<'getOwnVisit'>>('/api/schedule/getOwnVisit');
  if (own.visit !== null) {
    const { visit_id, row_version } = own.visit;
    const staff = await signedIn(origin, 'sorin.matei');
    await staff.post('/api/schedule/cancel', { visit_id, row_version }, aKey());
  }
  return own.claim_file_no;
}
