import type { JobAct } from '@dosar/partners-domain';
import { findClaimantChannels, sendFileMessage } from '#src/areas/messages/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { partnerJobMoved } from '#src/areas/partners/events.ts';
import { writeToShop, type JobLinkNeeds } from '#src/areas/partners/links/send-link.ts';
import { newsEmail, newsSms, takenBackLetter, type ClaimantNews } from './job-letters.ts';
import { findToldJob, type ToldJob } from './told-job-repository.ts';

/** Who sends, and where claimants read on. */
type Needs = JobLinkNeeds & { trackerOrigin: string; smsSender: string };

/** Writes to a partner that gets an offer or loses a job, and to the claimant when it is accepted, when the work is done, and when it goes elsewhere. */
export const tellOfJobs = (needs: Needs) =>
  partnerJobMoved.follow(async (context, { act, from, partnerJobId, claimFileId }) => {
    const isOffer = act === 'send' || act === 'offer_next';
    const news = newsOf[act];
    if (!isOffer && news === undefined) return;
    const job = await findToldJob(context.tx, { orgId: context.caller.orgId, partnerJobId });
    if (job === undefined) return;
    if (isOffer) await writeToShop(needs, context, { job, claimFileId, partnerJobId }, 'offered');
    if (act === 'take_back') await tellLoss(needs, context, { job, claimFileId });
    // Of an offer that nobody has accepted yet the claimant knows nothing.
    const isNews = act !== 'take_back' || from !== 'sent';
    if (news !== undefined && isNews) await tellClaimant(needs, context, { job, claimFileId, news });
  });

const newsOf: Partial<Record<JobAct | 'make', ClaimantNews>> = {
  accept: 'accepted',
  finish: 'done',
  take_back: 'moved',
};

type Told = { job: ToldJob; claimFileId: string };

async function tellLoss(
  { mailFrom }: Needs,
  context: ChangeContext,
  { job, claimFileId }: Told,
): Promise<void> {
  if (job.worker_email === null) return;
  await sendFileMessage(context, {
    reason: 'partner_job_taken_back',
    claimFileId,
    assignmentId: job.assignment_id,
    kind: 'email',
    from: mailFrom,
    to: job.worker_email,
    language: 'ro',
    ...takenBackLetter(job),
  });
}

async function tellClaimant(
  needs: Needs,
  context: ChangeContext,
  { job, claimFileId, news }: Told & { news: ClaimantNews },
): Promise<void> {
  const channels = await findClaimantChannels(context.tx, context.caller.orgId, [claimFileId]);
  const channel = channels.get(claimFileId);
  if (channel === undefined) return;
  const { language, orgCode, partyId, value: to } = channel;
  const trackerUrl = `${needs.trackerOrigin}/status/${job.claim_file_no}?org_code=${encodeURIComponent(orgCode)}`;
  const letter = { news, job, language, trackerUrl };
  const about = {
    reason: `partner_job_${news}`,
    claimFileId,
    assignmentId: job.assignment_id,
    to,
    partyId,
    language,
  };
  await sendFileMessage(
    context,
    channel.kind === 'email'
      ? { ...about, kind: 'email', from: needs.mailFrom, ...newsEmail(letter) }
      : { ...about, kind: 'sms', from: needs.smsSender, body: newsSms(letter) },
  );
}
