import * as z from 'zod';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { transitionEffect } from '../assignments/extension-points.ts';
import { findClaimantChannel } from './claimant-channel-repository.ts';
import { newsEmail, newsSms } from './news-texts.ts';
import { sendFileMessage } from './send-file-message.ts';

/** Who sends, and where the claimant reads on. */
type Needs = { trackerOrigin: string; mailFrom: string; smsSender: string };

/** What there is news about. */
type ClaimNews = { claimFileId: string; assignmentId: string };

/**
 * Tells the claimant that the tracker has news, by the preferred confirmed channel.
 *
 * Nobody is told anything over a channel that was not confirmed: it may be somebody else's.
 */
async function tellClaimant(needs: Needs, context: ChangeContext, news: ClaimNews): Promise<void> {
  const channel = await findClaimantChannel(context.tx, context.caller.orgId, news.claimFileId);
  if (channel === undefined) return;

  const { organisation, orgCode, claimFileNo, language } = channel;
  const trackerUrl = `${needs.trackerOrigin}/status/${claimFileNo}?org_code=${encodeURIComponent(orgCode)}`;
  const facts = { organisation, claimFileNo, trackerUrl };
  const message = { ...news, reason: 'claim_news', to: channel.value, language };
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

/** A transition of which the claimant learns by message. */
export const notifyClaimantEffect = (needs: Needs) =>
  transitionEffect(z.literal(true), {
    code: 'notify_claimant',
    isUndoable: false,
    writesToClaimant: true,
    describe: () => ({ ro: 'Trimite păgubitului un mesaj', en: 'Sends the claimant a message' }),
    async carryOut(context, moved) {
      await tellClaimant(needs, context, {
        claimFileId: moved.claim_file_id,
        assignmentId: moved.assignment_id,
      });
      return [];
    },
  });
