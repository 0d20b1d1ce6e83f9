import { createHash } from 'node:crypto';
import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { organisationLooks } from '../account/index.ts';
import { confirmContactChannel, recordTimelineEvent } from '../claims/index.ts';
import { findChannel, findContactKey, findOpenFilesOfParty } from './contact-repository.ts';

const titles = {
  email: { ro: 'Adresa de e-mail a fost confirmată', en: 'The e-mail address was confirmed' },
  phone: { ro: 'Numărul de telefon a fost confirmat', en: 'The phone number was confirmed' },
} as const;

/**
 * Confirms that a contact channel reaches its owner, and does nothing else: it signs nobody in and shows no case, only
 * whose page it is.
 *
 * Unknown, expired and foreign keys answer alike. Repeating it answers success without a second event.
 */
export async function confirmContact({ path, tx, now, audit }: Call<'confirmContact'>) {
  const key = await findContactKey(tx, createHash('sha256').update(path.key).digest('hex'));
  if (!key) throw notFound();
  const { orgId, contactChannelId } = key;
  await enterOrganisation(tx, orgId);
  audit.subject(contactChannelId);

  const channel = await findChannel(tx, orgId, contactChannelId);
  if (!channel?.confirm_key_expires_at || channel.confirm_key_expires_at <= now) throw notFound();
  audit.note({ was_confirmed_before: channel.confirmed_at !== null });
  const confirmed = { success: true, organisation: await organisationLooks(tx, orgId) };
  if (channel.confirmed_at !== null) return confirmed;

  const context: ChangeContext = { tx, caller: systemCaller(orgId), now };
  for (const claimFileId of await findOpenFilesOfParty(tx, orgId, channel.party_id)) {
    await recordTimelineEvent(context, { claimFileId, kind: 'contact', title: titles[channel.kind] });
  }
  // Last, because others write to the new channel by then: what they do stands after the confirmation.
  await confirmContactChannel(context, { contactChannelId, partyId: channel.party_id });
  return confirmed;
}
