import * as z from 'zod';
import { localDateOf } from '@dosar/kernel/zone';
import { materialColors } from '@dosar/kernel/material-colors';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { transitionEffect } from '../assignments/extension-points.ts';
import { keepMadeDocument } from '../documents/index.ts';
import {
  letterChannel,
  letterText,
  noUser,
  nobodyToTell,
  previewed,
  sendFileMessage,
  type LetterSubject,
} from '../messages/index.ts';
import { claimRefused, inspectionNotNeeded } from './events.ts';
import { renderLetter } from './letter/render-letter.ts';
import { findOfferedFile } from './offer/offer-repository.ts';

type Needs = { files: FileStore; trackerOrigin: string; mailFrom: string; smsSender: string };

const code = 'claim_refused';

/**
 * The step that refuses a claim: a letter with the reasons as a PDF among the documents, sent to the claimant where there is a
 * confirmed channel. Whatever waits for an answer to the claim has one now.
 */
export const refuseClaim = (needs: Needs) =>
  transitionEffect(z.literal(true), {
    code: 'refuse_claim',
    words: {
      name: {
        ro: 'Trimite respingerea și oprește ceasul legal',
        en: 'Sends the refusal and stops the legal clock',
      },
      setting: 'flag',
    },
    isUndoable: false,
    writesToClaimant: true,
    tells: claimRefused.name,
    describe: () => ({
      ro: 'Trimite păgubitului respingerea, ca scrisoare PDF, și oprește ceasul legal',
      en: 'Sends the claimant the refusal as a PDF letter, and stops the legal clock',
    }),
    async preview({ tx, ...step }) {
      const subject = { ...step, code, trackerOrigin: needs.trackerOrigin, reason: undefined };
      const channel = await letterChannel(tx, subject);
      if (channel === undefined) return nobodyToTell;
      const { language, partyId } = channel;
      const kind = channel.kind === 'email' ? 'email' : 'sms';
      const text = await letterText(tx, subject, { kind, language, partyId });
      return text === undefined ? nobodyToTell : { messages: [previewed({ channel, ...text })] };
    },
    async carryOut(context, { claim_file_id: claimFileId, assignment_id: assignmentId, reason }) {
      const { caller, now } = context;
      const subject: LetterSubject = {
        code,
        orgId: caller.orgId,
        claimFileId,
        userId: caller.kind === 'staff' ? caller.userId : noUser,
        reason,
        now,
        trackerOrigin: needs.trackerOrigin,
      };
      await writeRefusal(needs, context, subject, assignmentId);
      await publish(context, claimRefused, { claimFileId });
      await publish(context, inspectionNotNeeded, { claimFileId, reason: 'Cererea a fost respinsă' });
      return [];
    },
  });

async function writeRefusal(
  needs: Needs,
  context: ChangeContext,
  subject: LetterSubject,
  assignmentId: string,
): Promise<void> {
  const { tx, now } = context;
  const { orgId, claimFileId } = subject;
  const channel = await letterChannel(tx, subject);
  const language = channel?.language ?? 'ro';
  const partyId = channel?.partyId;
  const text = await letterText(tx, subject, { kind: 'email', language, partyId });
  if (text === undefined) return;
  const file = await findOfferedFile(tx, { orgId, claimFileId });
  const document = await keepMadeDocument(context, needs.files, {
    claimFileId,
    assignmentId,
    docTypeCode: 'rejection_letter',
    fileName: `${language === 'ro' ? 'Respingere' : 'Refusal'} ${file.claim_file_no}.pdf`,
    content: await renderLetter({
      language,
      organisation: { name: file.organisation, color: materialColors().get(file.color) ?? '#3949ab' },
      reference: file.claim_file_no,
      date: localDateOf(now),
      recipient: { name: channel?.recipientName ?? '' },
      title: text.subject ?? file.claim_file_no,
      opening: text.body.split('\n\n'),
      lines: [],
      closing: [],
      signature: [],
    }),
  });
  if (channel === undefined) return;
  const kind = channel.kind === 'email' ? 'email' : 'sms';
  const message = kind === 'email' ? text : await letterText(tx, subject, { kind, language, partyId });
  if (message === undefined) return;
  await sendFileMessage(context, {
    claimFileId,
    assignmentId,
    reason: code,
    kind,
    from: kind === 'email' ? needs.mailFrom : needs.smsSender,
    to: channel.value,
    partyId: channel.partyId,
    language,
    ...(kind === 'email' && message.subject !== null && { subject: message.subject }),
    body: message.body,
    template: message.template,
    ...(kind === 'email' && { files: [document] }),
  });
}
