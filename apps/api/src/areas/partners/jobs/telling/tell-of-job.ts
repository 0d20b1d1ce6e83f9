import { findClaimantChannels, sendFileMessage } from '#src/areas/messages/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { partnerJobMoved } from '#src/areas/partners/events.ts';
import { writeToShop, type LinkNeeds } from '#src/areas/partners/links/send-link.ts';
import { newsEmail, newsSms, type ClaimantNews } from './job-letters.ts';
import { findToldJob, type ToldJob } from './told-job-repository.ts';

/** Who sends, and where claimants read on. */
type Needs = LinkNeeds & { trackerOrigin: string; smsSender: string };

/** Writes to a partner that gets an offer, and to the claimant when it is accepted and when the work is done. */
export const tellOfJobs = (needs: Needs) =>
  partnerJobMoved.follow(async (context, { act, partnerJobId, claimFileId }) => {
    const isOffer = act === 'send' || act === 'offer_next';
    if (!isOffer && act !== 'accept' && act !== 'finish') return;
    const job = await findToldJob(context.tx, { orgId: context.caller.orgId, partnerJobId });
    if (job === undefined) return;
    if (isOffer) await writeToShop(needs, context, { job, claimFileId, partnerJobId }, 'offered');
    else
      await tellClaimant(needs, context, { job, claimFileId, news: act === 'accept' ? 'accepted' : 'done' });
  });

type Told = { job: ToldJob; claimFileId: string };

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
    reason: news === 'accepted' ? 'partner_job_accepted' : 'partner_job_done',
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
