import * as z from 'zod';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { transitionEffect } from '../assignments/extension-points.ts';
import { findClaimantChannel } from './claimant-channel-repository.ts';
import { filled } from './send/message-variables.ts';
import { sendFileMessage } from './send-file-message.ts';
import { nobodyToTell, previewed } from './tell-claimant.ts';
import { findTemplate, findTemplateFacts } from './template-repository.ts';

type Needs = { trackerOrigin: string; mailFrom: string; smsSender: string };
type Written = {
  orgId: string;
  claimFileId: string;
  userId: string;
  reason: string | undefined;
  now: Date;
};

/**
 * A letter to the claimant from a template, with the reason of the step; `undefined` when nobody can be written to.
 *
 * By e-mail where there is one that was confirmed: reasons are long.
 */
async function letterFor(needs: Needs, tx: Transaction<Database>, code: string, written: Written) {
  const { orgId, claimFileId, userId, reason, now } = written;
  const channel =
    (await findClaimantChannel(tx, orgId, claimFileId, 'email')) ??
    (await findClaimantChannel(tx, orgId, claimFileId));
  if (channel === undefined) return undefined;
  const { language, partyId } = channel;
  const kind = channel.kind === 'email' ? 'email' : 'sms';
  const template = await findTemplate(tx, orgId, { code, channel: kind, language });
  const facts = await findTemplateFacts(tx, orgId, { claimFileId, partyId, userId, now });
  if (template === undefined || facts === undefined) return undefined;
  const known = { ...facts, trackerOrigin: needs.trackerOrigin, reason };
  return {
    channel,
    subject: template.subject === null ? null : filled(template.subject, known),
    body: filled(template.body, known),
  };
}

const noUser = '00000000-0000-0000-0000-000000000000';

/** A step whose reason the claimant receives in writing; the setting names the template. */
export const sendLetterEffect = (needs: Needs) =>
  transitionEffect(z.enum(['claim_refused', 'claim_suspended']), {
    code: 'send_letter',
    isUndoable: false,
    writesToClaimant: true,
    describe: () => ({ ro: 'Trimite păgubitului motivele în scris', en: 'Sends the claimant the reasons' }),
    async preview({ tx, orgId, claimFileId, userId, now }, code) {
      const letter = await letterFor(needs, tx, code, { orgId, claimFileId, userId, reason: undefined, now });
      return letter === undefined ? nobodyToTell : { messages: [previewed(letter)] };
    },
    async carryOut(context, { claim_file_id: claimFileId, assignment_id: assignmentId, reason }, code) {
      const { tx, caller, now } = context;
      const userId = caller.kind === 'staff' ? caller.userId : noUser;
      const letter = await letterFor(needs, tx, code, {
        orgId: caller.orgId,
        claimFileId,
        userId,
        reason,
        now,
      });
      if (letter === undefined) return [];
      const { channel, subject, body } = letter;
      await sendFileMessage(context, {
        claimFileId,
        assignmentId,
        reason: code,
        kind: channel.kind === 'email' ? 'email' : 'sms',
        from: channel.kind === 'email' ? needs.mailFrom : needs.smsSender,
        to: channel.value,
        partyId: channel.partyId,
        language: channel.language,
        ...(subject !== null && { subject }),
        body,
      });
      return [];
    },
  });
