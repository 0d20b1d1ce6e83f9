import * as z from 'zod';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { transitionEffect, type EffectPreview } from '../assignments/extension-points.ts';
import { findClaimantChannel, type ClaimantChannel } from './claimant-channel-repository.ts';
import { newsEmail, newsSms } from './news-texts.ts';
import { sendFileMessage } from './send-file-message.ts';

/** Who sends, and where the claimant reads on. */
type Needs = { trackerOrigin: string; mailFrom: string; smsSender: string };

type News = { channel: ClaimantChannel; subject: string | null; body: string };

/**
 * What the claimant is told when the tracker has news, by the preferred confirmed channel; `undefined` without one.
 *
 * Nobody is told anything over a channel that was not confirmed: it may be somebody else's.
 */
async function newsFor(
  { trackerOrigin }: Needs,
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
): Promise<News | undefined> {
  const channel = await findClaimantChannel(tx, orgId, claimFileId);
  if (channel === undefined) return undefined;
  const { organisation, orgCode, claimFileNo, language } = channel;
  const trackerUrl = `${trackerOrigin}/status/${claimFileNo}?org_code=${encodeURIComponent(orgCode)}`;
  const facts = { organisation, claimFileNo, trackerUrl };
  return channel.kind === 'email'
    ? { channel, ...newsEmail(language, facts) }
    : { channel, subject: null, body: newsSms(language, facts) };
}

/** What an effect that writes to the claimant shows before, when there is nobody who could be written to. */
export const nobodyToTell: EffectPreview = {
  messages: [],
  warning: {
    ro: 'Păgubitul nu are un canal de contact confirmat: nu primește niciun mesaj.',
    en: 'The claimant has no confirmed contact channel and will get no message.',
  },
};

/** A transition of which the claimant learns by message. */
export const notifyClaimantEffect = (needs: Needs) =>
  transitionEffect(z.literal(true), {
    code: 'notify_claimant',
    words: {
      name: { ro: 'Trimite păgubitului un mesaj', en: 'Sends the claimant a message' },
      setting: 'flag',
    },
    isUndoable: false,
    writesToClaimant: true,
    describe: () => ({ ro: 'Trimite păgubitului un mesaj', en: 'Sends the claimant a message' }),
    async preview({ tx, orgId, claimFileId }) {
      const news = await newsFor(needs, tx, orgId, claimFileId);
      return news === undefined ? nobodyToTell : { messages: [previewed(news)] };
    },
    async carryOut(context, { claim_file_id: claimFileId, assignment_id: assignmentId }) {
      const news = await newsFor(needs, context.tx, context.caller.orgId, claimFileId);
      if (news === undefined) return [];
      const { channel, subject, body } = news;
      await sendFileMessage(context, {
        claimFileId,
        assignmentId,
        reason: 'claim_news',
        kind: channel.kind === 'email' ? 'email' : 'sms',
        from: channel.kind === 'email' ? needs.mailFrom : needs.smsSender,
        to: channel.value,
        language: channel.language,
        ...(subject !== null && { subject }),
        body,
      });
      return [];
    },
  });

/** The message as the dialog of a step shows it. */
export function previewed({ channel, subject, body }: News): EffectPreview['messages'][number] {
  return {
    kind: channel.kind === 'email' ? 'email' : 'sms',
    recipient_name: channel.recipientName,
    address: channel.value,
    subject,
    body,
    attachments: [],
  };
}
