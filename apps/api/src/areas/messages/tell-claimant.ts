import type { TimelineContext } from '../claims/index.ts';
import { findClaimantChannel } from './claimant-channel-repository.ts';
import { newsEmail, newsSms } from './news-texts.ts';
import { sendFileMessage } from './send-file-message.ts';

/** Who sends, and where the claimant reads on. */
export type TellClaimantNeeds = { trackerOrigin: string; mailFrom: string; smsSender: string };

/** What there is news about. */
export type ClaimNews = { claimFileId: string; assignmentId: string };

/**
 * Tells the claimant that the tracker has news, by the preferred confirmed channel.
 *
 * Nobody is told anything over a channel that was not confirmed: it may be somebody else's.
 */
export async function tellClaimant(
  needs: TellClaimantNeeds,
  context: TimelineContext,
  news: ClaimNews,
): Promise<void> {
  const channel = await findClaimantChannel(context.tx, context.caller.orgId, news.claimFileId);
  if (channel === undefined) return;

  const { organisation, orgCode, claimFileNo, language } = channel;
  const trackerUrl = `${needs.trackerOrigin}/status/${claimFileNo}?org_code=${encodeURIComponent(orgCode)}`;
  const facts = { organisation, claimFileNo, trackerUrl };
  const message = { ...news, to: channel.value, language };
  if (channel.kind === 'email')
    await sendFileMessage(context, {
      ...message,
      kind: 'email',
      from: needs.mailFrom,
      ...newsEmail(language, facts),
    });
  else
    await sendFileMessage(context, {
      ...message,
      kind: 'sms',
      from: needs.smsSender,
      body: newsSms(language, facts),
    });
}
