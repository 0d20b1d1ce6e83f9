import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { JobRow } from '../job-repository.ts';
import { insertNotice, type Occasion } from './notice-repository.ts';

/** Tells whoever handles the file of a job, inside the product; once of each offer. */
export async function tellHandler(
  { tx, caller, now }: ChangeContext,
  { partner_job_id: partnerJobId, offer_no: offerNo }: Pick<JobRow, 'partner_job_id' | 'offer_no'>,
  occasion: Occasion,
): Promise<void> {
  await insertNotice(tx, { orgId: caller.orgId, partnerJobId, offerNo, occasion, now });
}
