import type { Schema, SuccessBody } from '@dosar/openapi';
import { claimNotificationGuest, signedIn, type Caller } from './caller.ts';
import { aKey, aNotification, detailOf, photo, rowsOf } from './claim-story.ts';

/** Takes a step of a piece of work as it stands now. */
export async function takeStep(
  staff: Caller,
  work: Pick<Schema<'WorklistRow'>, 'claim_file_no' | 'assignment_id'>,
  transition_code: string,
): Promise<void> {
  const { header } = await detailOf(staff, work);
  const { row_version } = header;
  await staff.post(`/api/assignment/transition/${work.assignment_id}`, { transition_code, row_version });
}

/** The inspection of a claim that was reported, with a photo, and accepted just now. */
export async function acceptedInspection(origin: string, staff: Caller): Promise<Schema<'WorklistRow'>> {
  const guest = await claimNotificationGuest(origin);
  const { id } = await guest.upload({
    name: 'avarie.png',
    content: photo,
    type: 'image/png',
    docType: 'damage_photo',
  });
  const receipt = await guest.post<SuccessBody<'submitClaimNotification'>>(
    '/api/fnol/submit',
    aNotification('De văzut la un centru de constatare.', [id]),
    aKey(),
  );
  const handler = await signedIn(origin, 'maria.stan');
  for (const step of ['start_review', 'accept']) {
    const [notice] = await rowsOf(handler, receipt.claim_file_no);
    if (notice === undefined) throw new Error('The claim is in no list.');
    await takeStep(handler, notice, step);
  }
  const rows = await rowsOf(staff, receipt.claim_file_no);
  const inspection = rows.find(({ assignment_type: type }) => type === 'assessment');
  if (inspection === undefined) throw new Error('The claim has no inspection.');
  return inspection;
}
