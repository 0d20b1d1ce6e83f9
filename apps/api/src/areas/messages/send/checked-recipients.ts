import type { Schema } from '@dosar/openapi';
import { endOfQuietHours } from '#src/kernel/calendar/message-hours.ts';
import { findMessageHours } from '#src/kernel/calendar/message-hours-repository.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { findParties } from '#src/areas/claims/index.ts';
import { findFileOfAssignment, findPartyChannels } from '../recipient-repository.ts';
import type { MessageRecipient } from './put-message.ts';

/** What the answer says of sending, besides who can be written to. */
export type RecipientNeeds = { smsSender: string; smsPriceBani: number };

/** All attachments of an e-mail together. */
export const mostAttachmentBytes = 10 * 1024 * 1024;

/** Who can be written to from the file of an assignment. */
export async function browseRecipients(
  { smsSender, smsPriceBani }: RecipientNeeds,
  { path, caller, tx, now }: Call<'browseRecipients'>,
): Promise<Schema<'Recipients'>> {
  const file = await findFileOfAssignment(tx, caller.orgId, path.assignment_id);
  if (file === undefined) throw notFound();
  const hours = await findMessageHours(tx, caller.orgId);
  return {
    parties: await recipientsOfFile(tx, caller.orgId, file.claim_file_id),
    sms_sender: smsSender,
    sms_price_bani: smsPriceBani,
    sms_waits_until: endOfQuietHours(now, hours)?.toISOString() ?? null,
    sms_hours: hours,
    most_attachment_bytes: mostAttachmentBytes,
  };
}

/** The people and companies of a file with their languages and channels. */
export async function recipientsOfFile(
  tx: Call<'browseRecipients'>['tx'],
  orgId: string,
  claimFileId: string,
): Promise<Schema<'Recipient'>[]> {
  const parties = await findParties(tx, orgId, claimFileId);
  const known = await findPartyChannels(
    tx,
    orgId,
    parties.map(({ party_id: id }) => id),
  );
  return parties.map(({ party_id: id, full_name: name, roles }) => ({
    party_id: id,
    full_name: name,
    roles,
    language: known.get(id)?.language ?? 'ro',
    channels: known.get(id)?.channels ?? [],
  }));
}

type Chosen = {
  field: 'to' | 'cc';
  chosen: readonly Schema<'ChosenRecipient'>[];
  channel: 'email' | 'sms';
  allowsUnconfirmed: boolean;
};

/**
 * The chosen recipients, each a party of the file with an address of theirs.
 *
 * Nobody types an address here: what somebody else may not read cannot be sent to a stranger by a slip.
 */
export function checkedRecipients(
  parties: readonly Schema<'Recipient'>[],
  { field, chosen, channel, allowsUnconfirmed }: Chosen,
): MessageRecipient[] {
  return chosen.map(({ party_id: partyId, address }, index) => {
    const party = parties.find(({ party_id: id }) => id === partyId);
    const found = party?.channels.find(
      (known) =>
        known.address === address && (channel === 'email' ? known.kind === 'email' : known.takes_sms),
    );
    if (party === undefined || found === undefined)
      throw fieldRefused(`${field}.${index}.address`, 'invalid_value');
    if (found.state !== 'confirmed' && !allowsUnconfirmed)
      throw new Problem(422, 'recipient_unconfirmed', {
        context: { party_id: partyId, address },
        fields: [{ field: `${field}.${index}.address`, code: 'invalid_value' }],
      });
    return { kind: field, address, partyId, name: party.full_name };
  });
}
