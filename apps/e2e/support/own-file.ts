import type { JsonBodyOf, Schema, SuccessBody } from '@dosar/openapi';
import { takeStep } from './accepted-claim.ts';
import { claimNotificationGuest, signedIn } from './caller.ts';
import { aKey, aNotification, rowsOf } from './claim-story.ts';

type Row = Schema<'WorklistRow'>;
type Notification = JsonBodyOf<'submitClaimNotification'>;

/** The main work of a claim file of this journey's own, that its handler has just taken in. */
export async function ownFile(
  origin: string,
  username: string,
  different: Partial<Notification> = {},
): Promise<Row> {
  const guest = await claimNotificationGuest(origin);
  const receipt = await guest.post<SuccessBody<'submitClaimNotification'>>(
    '/api/fnol/submit',
    { ...aNotification('Un dosar numai pentru această poveste.'), ...different },
    aKey(),
  );
  const handler = await signedIn(origin, username);
  const workOf = async (type: string) => {
    const rows = await rowsOf(handler, receipt.claim_file_no);
    const found = rows.find(({ assignment_type: each }) => each === type);
    if (found === undefined) throw new Error(`${receipt.claim_file_no} has no work of type ${type}.`);
    return found;
  };
  for (const step of ['start_review', 'accept'])
    await takeStep(handler, await workOf('claim_notification'), step);
  return workOf('claim_handling');
}

/** Where the file of a piece of work stands. */
export const addressOfFile = ({ claim_file_no: number, assignment_id: id }: Row) =>
  `/workflow/getById/${number}/${id}`;
