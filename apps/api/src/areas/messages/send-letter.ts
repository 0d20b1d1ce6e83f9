import * as z from 'zod';
import { transitionEffect } from '../assignments/extension-points.ts';
import { letterFor, noUser } from './letter-text.ts';
import { sendFileMessage } from './send-file-message.ts';
import { nobodyToTell, previewed } from './tell-claimant.ts';

type Needs = { trackerOrigin: string; mailFrom: string; smsSender: string };

/** A step whose reason the claimant receives in writing; the setting names the template. */
export const sendLetterEffect = ({ trackerOrigin, mailFrom, smsSender }: Needs) =>
  transitionEffect(z.enum(['claim_refused', 'claim_suspended']), {
    code: 'send_letter',
    words: {
      name: { ro: 'Trimite păgubitului motivele în scris', en: 'Sends the claimant the reasons in writing' },
      setting: 'choice',
      choices: [
        { code: 'claim_refused', name: { ro: 'Respingere', en: 'Refusal' } },
        { code: 'claim_suspended', name: { ro: 'Suspendare', en: 'Suspension' } },
      ],
    },
    isUndoable: false,
    writesToClaimant: true,
    describe: () => ({ ro: 'Trimite păgubitului motivele în scris', en: 'Sends the claimant the reasons' }),
    async preview({ tx, ...step }, code) {
      const letter = await letterFor(tx, { ...step, code, trackerOrigin, reason: undefined });
      return letter === undefined ? nobodyToTell : { messages: [previewed(letter)] };
    },
    async carryOut(context, { claim_file_id: claimFileId, assignment_id: assignmentId, reason }, code) {
      const { tx, caller, now } = context;
      const { orgId } = caller;
      const userId = caller.kind === 'staff' ? caller.userId : noUser;
      const subject = { code, orgId, claimFileId, userId, reason, now, trackerOrigin };
      const letter = await letterFor(tx, subject);
      if (letter === undefined) return [];
      const { channel, kind, body } = letter;
      await sendFileMessage(context, {
        claimFileId,
        assignmentId,
        reason: code,
        kind,
        from: kind === 'email' ? mailFrom : smsSender,
        to: channel.value,
        partyId: channel.partyId,
        language: channel.language,
        ...(letter.subject !== null && { subject: letter.subject }),
        body,
        template: letter.template,
      });
      return [];
    },
  });
