import type { Schema } from '@dosar/openapi';
import { publish } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { insertContactChannels } from '../contact-channel-repository.ts';
import { partyChanged } from '../events.ts';
import { insertParty } from '../register-claim-repository.ts';
import { changeRecord, tellOfChange, type FieldChange } from './change-record.ts';
import { partyFields, storedContact } from './field-rules.ts';
import { changeNumber, staffOf, type NumberNeeds } from './party-numbers.ts';
import {
  countPeople,
  findPartyOnFile,
  hasClaimFile,
  storeRoles,
  touchParty,
  type PartyPlace,
} from './party-repository.ts';

type Role = Schema<'PartyRole'>;

/** People of one claim: as many as the file shows. */
const mostPeople = 50;

/** Changes what is known of somebody of a claim file, and what they are in it. */
export async function changeParty(needs: NumberNeeds, call: Call<'changeParty'>) {
  const { path, body, caller, tx, audit } = call;
  const place: PartyPlace = {
    orgId: caller.orgId,
    claimFileId: path.claim_file_id,
    partyId: path.party_id,
  };
  const party = await findPartyOnFile(tx, place);
  if (party === undefined) throw notFound();
  audit.subject(place.partyId);

  const { roles, cnp, iban, ...changes } = body.changes;
  const title = {
    ro: `Persoană modificată: ${party.full_name}`,
    en: `Person changed: ${party.full_name}`,
  };
  const stored = await changeRecord(call, {
    record: { table: 'party', key: 'party_id', id: place.partyId, claimFileId: place.claimFileId },
    rules: partyFields,
    changes,
    rowVersion: body.row_version,
    title,
  });
  const numbers: (FieldChange | undefined)[] = [];
  if (cnp !== undefined)
    numbers.push(await changeNumber(needs, call, { partyId: place.partyId, number: 'cnp', typed: cnp }));
  if (iban !== undefined)
    numbers.push(await changeNumber(needs, call, { partyId: place.partyId, number: 'iban', typed: iban }));
  if (roles !== undefined) numbers.push(await changeRoles(call, place, party.roles, roles));
  const changed = numbers.filter((change) => change !== undefined);
  let rowVersion = stored.row_version;
  if (changed.length > 0) {
    // What is stored beside the fields counts as a change of the person too.
    const known = stored.changed.length > 0 ? stored.row_version : body.row_version;
    const touched = await touchParty(tx, place, known);
    if (touched === undefined) throw staleRowVersion(party.row_version);
    rowVersion = touched;
    await tellOfChange(call, { claimFileId: place.claimFileId, title, changed });
  }
  const all = [...stored.changed, ...changed];
  audit.note({ fields: all.map(({ name_en: name }) => name).join(', ') });
  if (all.length > 0)
    await publish(call, partyChanged, { claimFileId: place.claimFileId, partyId: place.partyId });
  return { id: place.partyId, row_version: rowVersion };
}

async function changeRoles(
  { tx }: Pick<Call<'changeParty'>, 'tx'>,
  place: PartyPlace,
  before: readonly Role[],
  roles: readonly Role[],
): Promise<FieldChange | undefined> {
  if (before.length === roles.length && before.every((role) => roles.includes(role))) return undefined;
  if (!(await storeRoles(tx, place, roles)))
    throw new Problem(409, 'conflict', { context: { reason: 'last_party' } });
  return { name_ro: 'Rol', name_en: 'Role', from: before.join(', ') || null, to: roles.join(', ') || null };
}

/** Adds somebody to a claim file, with a role in it and ways to reach them. */
export async function addParty(call: Call<'addParty'>) {
  const { path, body, caller, tx, now, language, audit } = call;
  const { orgId } = caller;
  const claimFileId = path.claim_file_id;
  if (!(await hasClaimFile(tx, { orgId, claimFileId }))) throw notFound();
  if (body.roles.length === 0) throw fieldRefused('roles', 'required');
  if ((await countPeople(tx, { orgId, claimFileId })) >= mostPeople)
    throw new Problem(409, 'conflict', { context: { reason: 'too_many', limit: mostPeople } });

  const isPerson = body.kind === 'person';
  const partyId = await insertParty(tx, {
    org_id: orgId,
    kind: body.kind,
    last_name: isPerson ? body.name : null,
    first_name: isPerson ? (body.first_name ?? null) : null,
    company_name: isPerson ? null : body.name,
    language,
    created_at: now,
  });
  audit.subject(partyId);
  await storeRoles(tx, { orgId, claimFileId, partyId }, body.roles);
  const contacts = (['phone', 'email'] as const).flatMap((kind) => {
    const typed = body[kind];
    return typed === undefined ? [] : [{ kind, value: storedContact(kind, typed, kind) }];
  });
  if (contacts.length > 0)
    await insertContactChannels(
      tx,
      contacts.map(({ kind, value }, index) => ({
        org_id: orgId,
        party_id: partyId,
        kind,
        value,
        is_preferred: index === 0,
        typed_by_user_id: staffOf(caller),
        created_at: now,
      })),
    );
  const name = [body.name, isPerson ? body.first_name : undefined].filter(Boolean).join(' ');
  const title = { ro: `Persoană adăugată: ${name}`, en: `Person added: ${name}` };
  const to = body.roles.join(', ');
  await tellOfChange(call, {
    claimFileId,
    title,
    changed: [{ name_ro: 'Rol', name_en: 'Role', from: null, to }],
  });
  await publish(call, partyChanged, { claimFileId, partyId });
  return { id: partyId, row_version: 1 };
}
