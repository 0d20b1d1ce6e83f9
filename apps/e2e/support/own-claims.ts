import type { Schema, SuccessBody } from '@dosar/openapi';
import { takeStep } from './accepted-claim.ts';
import { claimNotificationGuest, type Caller } from './caller.ts';
import { aKey, aNotification, rowsOf } from './claim-story.ts';

type Row = Schema<'WorklistRow'>;

/** The notice of a claim that was reported just now; it waits in its queue. */
export async function aReportedClaim(origin: string, staff: Caller): Promise<Row> {
  const guest = await claimNotificationGuest(origin);
  const { claim_file_no: number } = await guest.post<SuccessBody<'submitClaimNotification'>>(
    '/api/fnol/submit',
    aNotification('Lovită din spate la semafor.'),
    aKey(),
  );
  return workOn(staff, number, 'claim_notification');
}

/** The handling of a claim that was reported and accepted just now, and is being valued. */
export async function aClaimInValuation(origin: string, staff: Caller): Promise<Row> {
  const notice = await aReportedClaim(origin, staff);
  await takeStep(staff, notice, 'start_review');
  await takeStep(staff, notice, 'accept');
  const handling = await workOn(staff, notice.claim_file_no, 'claim_handling');
  await takeStep(staff, handling, 'open');
  await takeStep(staff, handling, 'start_evaluation');
  return handling;
}

async function workOn(staff: Caller, claimFileNo: string, type: string): Promise<Row> {
  const row = (await rowsOf(staff, claimFileNo)).find(({ assignment_type: it }) => it === type);
  if (row === undefined) throw new Error(`The claim ${claimFileNo} has no work of the type ${type}.`);
  return row;
}
