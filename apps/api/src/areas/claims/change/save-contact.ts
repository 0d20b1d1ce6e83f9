import { publish } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  findContactChannel,
  addContactChannel,
  countContactChannels,
  preferChannel,
  removeContactChannel,
  updateContactChannel,
} from '../contact-channel-repository.ts';
import { partyChanged } from '../events.ts';
import { tellOfChange } from './change-record.ts';
import { storedContact } from './field-rules.ts';
import { staffOf } from './party-numbers.ts';
import { findPartyOnFile } from './party-repository.ts';

/** Ways to reach one person: as many as the file shows. */
const mostContacts = 10;

const names = {
  phone: { name_ro: 'Telefon', name_en: 'Phone' },
  email: { name_ro: 'E-mail', name_en: 'E-mail' },
} as const;

/** Adds, changes or removes a way to reach somebody; a new value has to be confirmed anew. */
export async function saveContact(call: Call<'saveContact'>) {
  const { path, body, caller, tx, now, audit } = call;
  const { orgId } = caller;
  const place = { orgId, claimFileId: path.claim_file_id, partyId: path.party_id };
  const party = await findPartyOnFile(tx, place);
  if (party === undefined) throw notFound();
  audit.subject(place.partyId);

  const known =
    body.contact_channel_id === undefined
      ? undefined
      : await findContactChannel(tx, { ...place, contactChannelId: body.contact_channel_id });
  if (body.contact_channel_id !== undefined && known === undefined) throw notFound();
  const value = body.value === null ? null : storedContact(body.type, body.value);
  const saved = known ? await changeKnown(call, known, value) : value !== null && (await addNew(call, value));
  if (!saved) throw notFound();
  if (body.is_preferred && value !== null)
    await preferChannel(tx, { ...place, contactChannelId: saved.id, now });

  const isOther = known?.value !== value;
  if (isOther)
    await tellOfChange(call, {
      claimFileId: place.claimFileId,
      title: {
        ro: `Contact modificat: ${party.full_name}`,
        en: `Contact changed: ${party.full_name}`,
      },
      changed: [{ ...names[body.type], from: known?.value ?? null, to: value }],
    });
  audit.note({ contact_channel_id: saved.id, is_removed: value === null });
  await publish(call, partyChanged, { claimFileId: place.claimFileId, partyId: place.partyId });
  return saved;
}

type Known = { contact_channel_id: string; value: string; row_version: number };

async function changeKnown(
  { body, caller, tx, now }: Call<'saveContact'>,
  known: Known,
  value: string | null,
) {
  const channel = { orgId: caller.orgId, contactChannelId: known.contact_channel_id };
  const rowVersion = body.row_version ?? 0;
  const isDone =
    value === null
      ? await removeContactChannel(tx, channel, rowVersion)
      : await updateContactChannel(tx, channel, {
          value,
          rowVersion,
          typedBy: staffOf(caller),
          now,
          isOther: value !== known.value,
        });
  if (!isDone) throw staleRowVersion(known.row_version);
  return { id: known.contact_channel_id, row_version: known.row_version + 1 };
}

async function addNew({ body, path, caller, tx, now }: Call<'saveContact'>, value: string) {
  const typedBy = staffOf(caller);
  const channel = { orgId: caller.orgId, partyId: path.party_id, kind: body.type, value, typedBy, now };
  if ((await countContactChannels(tx, channel)) >= mostContacts)
    throw new Problem(409, 'conflict', { context: { reason: 'too_many', limit: mostContacts } });
  return { id: await addContactChannel(tx, channel), row_version: 1 };
}
