import type { Schema, SuccessBody } from '@dosar/openapi';
import type { Page } from '@playwright/test';
import { claimNotificationGuest, signedIn } from '../support/caller.ts';
import { aKey, aNotification, rowsOf } from '../support/claim-story.ts';

/** Reports a claim of this journey's own, and gives its first task as the staff see it. */
export async function aNewClaim(origin: string): Promise<Schema<'WorklistRow'>> {
  const guest = await claimNotificationGuest(origin);
  const notification = aNotification('Un dosar numai pentru această poveste.');
  const receipt = await guest.post<SuccessBody<'submitClaimNotification'>>(
    '/api/fnol/submit',
    notification,
    aKey(),
  );
  const [row] = await rowsOf(await signedIn(origin, 'maria.stan'), receipt.claim_file_no);
  if (row === undefined) throw new Error('The new claim is in no list.');
  return row;
}

/** Where the file of a task stands. */
export const fileAddress = ({ claim_file_no, assignment_id }: Schema<'WorklistRow'>) =>
  `/workflow/getById/${claim_file_no}/${assignment_id}`;

/** The field for an internal note of the open file. */
export const noteOf = (page: Page) => page.getByLabel('Notă internă');
