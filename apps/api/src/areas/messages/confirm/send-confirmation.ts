import { dayLength } from '@dosar/kernel/dates';
import { createHash } from 'node:crypto';
import { newOpaqueKey } from '@dosar/kernel/ids';
import type { Schema } from '@dosar/openapi';
import { renewConfirmKey } from '#src/areas/claims/index.ts';
import { endOfQuietHours } from '#src/kernel/calendar/message-hours.ts';
import { findMessageHours } from '#src/kernel/calendar/message-hours-repository.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { claimantLink } from '#src/kernel/links/claimant-links.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { requireMessage } from '../message-list-repository.ts';
import { sendFileMessage } from '../send-file-message.ts';
import { recipientsOfFile } from '../send/checked-recipients.ts';
import { confirmationReason, countConfirmations, findFileToConfirm } from './confirmation-repository.ts';
import { confirmationEmail, confirmationSms } from './confirmation-texts.ts';

type Needs = { trackerOrigin: string; mailFrom: string; smsSender: string };

/** Whoever did not confirm after the third message is called. */
const mostADay = 3;
const confirmDays = 7;
const hiddenKey = '…';

/** Sends the link that confirms a way to reach somebody once more; the one before stops working. */
export async function sendConfirmation(
  needs: Needs,
  call: Call<'sendConfirmation'>,
): Promise<Schema<'Message'>> {
  const { body, caller, tx, now, language, audit } = call;
  const { orgId } = caller;
  const { claim_file_id: claimFileId, address } = body;
  const file = await findFileToConfirm(tx, orgId, claimFileId);
  if (file === undefined) throw notFound();
  const parties = await recipientsOfFile(tx, orgId, claimFileId);
  const party = parties.find(({ party_id: id }) => id === body.party_id);
  const channel = party?.channels.find((known) => known.address === address);
  if (party === undefined || channel === undefined) throw fieldRefused('address', 'invalid_value');
  const kind = channel.kind === 'email' ? 'email' : 'sms';
  if (channel.state !== 'unconfirmed' || (kind === 'sms' && !channel.takes_sms))
    throw fieldRefused('address', 'invalid_value');
  const sent = await countConfirmations(tx, { orgId, address, since: new Date(now.getTime() - dayLength) });
  if (sent >= mostADay) throw new Problem(422, 'confirmation_sent_enough', { context: { limit: mostADay } });

  const key = newOpaqueKey();
  await renewConfirmKey(tx, {
    orgId,
    partyId: party.party_id,
    value: address,
    keyHash: createHash('sha256').update(key).digest('hex'),
    expiresAt: new Date(now.getTime() + confirmDays * dayLength),
  });
  const facts = {
    organisation: file.organisation,
    claimFileNo: file.claim_file_no,
    confirmUrl: claimantLink(needs.trackerOrigin, 'contact', key),
  };
  const text =
    kind === 'email'
      ? { kind: 'email' as const, from: needs.mailFrom, ...confirmationEmail(party.language, facts) }
      : { kind: 'sms' as const, from: needs.smsSender, body: confirmationSms(party.language, facts) };
  const morning = kind === 'sms' ? endOfQuietHours(now, await findMessageHours(tx, orgId)) : undefined;
  const messageId = await sendFileMessage(call, {
    reason: confirmationReason,
    claimFileId,
    assignmentId: file.assignment_id,
    to: address,
    partyId: party.party_id,
    language: party.language,
    // Only who receives the message may confirm: whoever reads the file must not be able to.
    keptBody: text.body.replaceAll(key, hiddenKey),
    ...(morning !== undefined && { sendAt: morning }),
    ...text,
  });
  if (messageId === undefined) throw new Error('A confirmation always goes to whom it asks.');
  audit.subject(messageId);
  return requireMessage(tx, { orgId, messageId, language });
}
