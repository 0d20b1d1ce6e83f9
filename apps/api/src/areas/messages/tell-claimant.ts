import * as z from 'zod';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { transitionEffect, type EffectPreview } from '../assignments/extension-points.ts';
import { isTopicStopped } from './choices/choice-repository.ts';
import { withWayOut } from './choices/with-way-out.ts';
import { findClaimantChannel, type ClaimantChannel } from './claimant-channel-repository.ts';
import { messageRulesOf } from './extension-points.ts';
import { letterText, noUser, type LetterSubject } from './letter-text.ts';
import { newsEmail, newsSms } from './news-texts.ts';
import type { SentTemplate } from './send/sent-template.ts';
import { writtenFor } from './send/written-for.ts';
import { sendFileMessage } from './send-file-message.ts';

/** Who sends, and where the claimant reads on. */
type Needs = { trackerOrigin: string; mailFrom: string; smsSender: string };

/** The file that has news, and who is at work when it gets them. */
type ToldStep = Pick<LetterSubject, 'orgId' | 'claimFileId' | 'userId' | 'now'> & {
  tx: Transaction<Database>;
};

type News = { channel: ClaimantChannel; subject: string | null; body: string; template?: SentTemplate };

/**
 * What the claimant is told when the tracker has news, by the preferred confirmed channel; `undefined` without one.
 *
 * Nobody is told anything over a channel that was not confirmed: it may be somebody else's.
 */
async function newsFor(
  { trackerOrigin }: Needs,
  { tx, orgId, claimFileId, ...by }: ToldStep,
): Promise<News | undefined> {
  const channel = await findClaimantChannel(tx, orgId, claimFileId);
  if (channel === undefined) return undefined;
  const { organisation, orgCode, claimFileNo, language } = channel;
  const own = await ownNews(tx, channel, { ...by, orgId, claimFileId, trackerOrigin });
  if (own !== undefined) return { channel, ...own };
  const trackerUrl = `${trackerOrigin}/status/${claimFileNo}?org_code=${encodeURIComponent(orgCode)}`;
  const facts = { organisation, claimFileNo, trackerUrl };
  return channel.kind === 'email'
    ? { channel, ...newsEmail(language, facts) }
    : { channel, subject: null, body: newsSms(language, facts) };
}

/** The news in the words of the set that a rule of the file names; `undefined` where it has none for them. */
async function ownNews(
  tx: Transaction<Database>,
  { kind, language, partyId }: ClaimantChannel,
  subject: Omit<LetterSubject, 'code' | 'reason'>,
) {
  const { orgId, claimFileId } = subject;
  const rule = (await messageRulesOf(tx, orgId, [claimFileId])).get(claimFileId);
  if (rule?.templateSetId === undefined) return undefined;
  const text = await letterText(
    tx,
    { ...subject, code: 'claim_news', reason: undefined },
    { kind: kind === 'email' ? 'email' : 'sms', language, partyId },
  );
  return text?.template.textsFor && text;
}

/** What an effect that writes to the claimant shows before, when there is nobody who could be written to. */
export const nobodyToTell: EffectPreview = {
  messages: [],
  warning: {
    ro: 'Păgubitul nu are un canal de contact confirmat: nu primește niciun mesaj.',
    en: 'The claimant has no confirmed contact channel and will get no message.',
  },
};

/** The same when they are reachable and have chosen to get no news. */
const wantsNoNews: EffectPreview = {
  messages: [],
  warning: {
    ro: 'Păgubitul nu mai dorește știri despre dosar: nu primește niciun mesaj.',
    en: 'The claimant wants no more news about the claim and will get no message.',
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
    async preview(step) {
      const news = await newsFor(needs, step);
      if (news === undefined) return nobodyToTell;
      const { tx, orgId, claimFileId } = step;
      const { value: address, partyId } = news.channel;
      const isStopped = await isTopicStopped(tx, { orgId, claimFileId, address, partyId, topic: 'news' });
      if (isStopped) return wantsNoNews;
      const { channel, body } = news;
      const form = { kind: kindOf(channel), language: channel.language };
      return { messages: [previewed({ ...news, body: withWayOut(body, 'news', form) })] };
    },
    async carryOut(context, { claim_file_id: claimFileId, assignment_id: assignmentId }) {
      const { tx, caller, now } = context;
      const userId = caller.kind === 'staff' ? caller.userId : noUser;
      const news = await newsFor(needs, { tx, orgId: caller.orgId, claimFileId, userId, now });
      if (news === undefined) return [];
      const { channel, subject, body, template } = news;
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
        ...(template && { template }),
      });
      return [];
    },
  });

const kindOf = ({ kind }: ClaimantChannel): 'email' | 'sms' => (kind === 'email' ? 'email' : 'sms');

/** The message as the dialog of a step shows it. */
export function previewed({ channel, subject, body }: News): EffectPreview['messages'][number] {
  const kind = kindOf(channel);
  return {
    kind,
    recipient_name: channel.recipientName,
    address: channel.value,
    subject,
    body: writtenFor(body, kind),
    attachments: [],
  };
}
