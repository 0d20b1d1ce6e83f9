import { newOpaqueKey } from '@dosar/kernel/ids';
import { findClaimantChannels, hasStopped, sendFileMessage } from '#src/areas/messages/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { claimantLink } from '#src/kernel/links/claimant-links.ts';
import { findToldJob } from '../jobs/telling/told-job-repository.ts';
import { gradeEmail, gradeSms } from './grade-letter.ts';
import { holdJobToAsk, insertQuestion } from './grade-repository.ts';

type AskNeeds = { trackerOrigin: string; mailFrom: string; smsSender: string };

const hour = 3_600_000;
const day = 24 * hour;
/** Time to take the car home and to see whether the work holds. */
const waitsFor = day;
/** Whoever would be asked later hardly remembers. */
const asksWithin = 14 * day;
const linkDays = 14;
/** What is kept of a message in place of the key: whoever reads the file must not be able to grade. */
const hiddenKey = '********';

/**
 * Asks about one job that was done a day ago or more; answers whether there was one.
 *
 * The question is kept and the message is on its way in one transaction, so a server that dies in between has done neither and
 * whoever comes second finds it asked. Where nobody can be written to or wants to be asked, the job counts as asked about too.
 */
export async function askForGrade(needs: AskNeeds, context: ChangeContext): Promise<boolean> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const found = await holdJobToAsk(tx, {
    orgId,
    doneAfter: new Date(now.getTime() - asksWithin),
    doneBefore: new Date(now.getTime() - waitsFor),
  });
  if (found === undefined) return false;
  const { claimFileId, partnerJobId } = found;
  const channel = (await findClaimantChannels(tx, orgId, [claimFileId])).get(claimFileId);
  const job = await findToldJob(tx, { orgId, partnerJobId });
  const isWanted =
    channel !== undefined && !(await hasStopped(tx, { orgId, partyId: channel.partyId }, 'grades'));
  const key = newOpaqueKey();
  const expiresAt = new Date(now.getTime() + linkDays * day);
  const partyId = isWanted ? channel.partyId : null;
  await insertQuestion(tx, { ...found, orgId, partyId, key, now, expiresAt });
  if (!isWanted || job === undefined) return true;
  const { language, value: to } = channel;
  const url = claimantLink(needs.trackerOrigin, 'partner_grade', key);
  const asking = { job, language, url, expiresAt };
  const text =
    channel.kind === 'email'
      ? { kind: 'email' as const, from: needs.mailFrom, ...gradeEmail(asking) }
      : { kind: 'sms' as const, from: needs.smsSender, body: gradeSms(asking) };
  await sendFileMessage(context, {
    reason: 'partner_job_grade',
    claimFileId,
    assignmentId: job.assignment_id,
    to,
    partyId: channel.partyId,
    language,
    keptBody: text.body.replaceAll(key, hiddenKey),
    ...text,
  });
  return true;
}
