import { randomBytes } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import { sendFileMessage } from '#src/areas/messages/index.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findJob } from '../jobs/job-repository.ts';
import { jobRefused } from '../jobs/job-refused.ts';
import { shownJob } from '../jobs/shown-job.ts';
import { offerLetter } from '../jobs/telling/job-letters.ts';
import { findToldJob, type ToldJob } from '../jobs/telling/told-job-repository.ts';
import { isWithSomebody } from './link-time.ts';
import { linkLetter } from './link-letter.ts';
import { insertLink, revokeLink } from './link-repository.ts';

export type JobLinkNeeds = { staffOrigin: string; mailFrom: string };
type Told = { job: ToldJob; claimFileId: string; partnerJobId: string };

/** What is kept of a message in place of the key: whoever reads the file later must not come by the link. */
const hiddenKey = '********';

/** Where the shop goes on: its people sign in, or the link opens the job by itself. */
async function openingUrl(
  { staffOrigin }: JobLinkNeeds,
  { tx, caller, now }: ChangeContext,
  { job, partnerJobId }: Told,
): Promise<{ url: string; key: string | undefined }> {
  if (job.has_pages) return { url: `${staffOrigin}/partner?job=${partnerJobId}`, key: undefined };
  const place = { orgId: caller.orgId, partnerJobId };
  const key = randomBytes(24).toString('base64url');
  await revokeLink(tx, place, now);
  await insertLink(tx, place, { offerNo: job.offer_no, key, sentTo: job.worker_email ?? '', now });
  return { url: `${staffOrigin}/workflow/guest/partner_job/${key}`, key };
}

/** Writes to the shop that has a job, with the way to it; nothing leaves where nobody knows its address. */
export async function writeToShop(
  needs: JobLinkNeeds,
  context: ChangeContext,
  told: Told,
  occasion: 'offered' | 'link',
): Promise<void> {
  const { job, claimFileId } = told;
  if (job.worker_email === null) return;
  const { url, key } = await openingUrl(needs, context, told);
  const { subject, body } = occasion === 'offered' ? offerLetter(job, url) : linkLetter(job, url);
  await sendFileMessage(context, {
    reason: 'partner_job_offered',
    claimFileId,
    assignmentId: job.assignment_id,
    kind: 'email',
    from: needs.mailFrom,
    to: job.worker_email,
    language: 'ro',
    subject,
    body,
    ...(key !== undefined && { keptBody: body.replaceAll(key, hiddenKey) }),
  });
}

/** Sends a shop without users a new link to its job. */
export async function sendJobLink(
  needs: JobLinkNeeds,
  call: Call<'sendJobLink'>,
): Promise<Schema<'PartnerJob'>> {
  const { tx, caller, path, now, audit } = call;
  const place = { orgId: caller.orgId, partnerJobId: path.partner_job_id };
  const found = await findJob(tx, place, { isHeld: true });
  if (found === undefined) throw notFound();
  audit.subject(place.partnerJobId);
  if (!isWithSomebody(found.state, found.ended_at, now)) throw jobRefused('not_now');
  const job = await findToldJob(tx, place);
  if (job === undefined) throw notFound();
  if (job.has_pages) throw jobRefused('own_pages');
  if (job.worker_email === null) throw jobRefused('no_address');
  const told = { job, claimFileId: found.claim_file_id, partnerJobId: place.partnerJobId };
  await writeToShop(needs, call, told, 'link');
  await recordTimelineEvent(call, {
    claimFileId: found.claim_file_id,
    kind: 'partner_job',
    title: {
      ro: `Link nou către lucrare, trimis la ${job.worker_email}`,
      en: `New link to the job, sent to ${job.worker_email}`,
    },
    data: { partner_job_id: place.partnerJobId },
  });
  return shownJob(call, place.partnerJobId);
}

/** Withdraws the link of a job. */
export async function revokeJobLink(call: Call<'revokeJobLink'>): Promise<Schema<'PartnerJob'>> {
  const { tx, caller, path, now, audit } = call;
  const place = { orgId: caller.orgId, partnerJobId: path.partner_job_id };
  const job = await findJob(tx, place, { isHeld: true });
  if (job === undefined) throw notFound();
  audit.subject(place.partnerJobId);
  if (!(await revokeLink(tx, place, now))) throw jobRefused('not_now');
  await recordTimelineEvent(call, {
    claimFileId: job.claim_file_id,
    kind: 'partner_job',
    title: { ro: 'Linkul către lucrare a fost retras', en: 'The link to the job was withdrawn' },
    data: { partner_job_id: place.partnerJobId },
  });
  return shownJob(call, place.partnerJobId);
}
