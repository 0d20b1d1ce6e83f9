import type { Schema, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { rowOf } from '../testing/row-of-claim.ts';

const api = startTestApi();
const cnp = '1850725400010';
const iban = 'RO49AAAA1B31007593840000';
let ana: ReturnType<typeof assignmentCalls>;
let maria: typeof ana;
let elena: typeof ana;
let stranger: typeof ana;
let file: SuccessBody<'getAssignment'>;
let party: Schema<'ClaimParty'>;

beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
  elena = assignmentCalls(api, await api.tokenFor('elena.rusu'));
  stranger = assignmentCalls(api, await api.tokenFor('alfa.ana'));
});
beforeEach(async () => {
  file = await ana.detail(await rowOf(ana, await aClaim(api).takenIn()));
  const [first] = file.parties;
  if (first === undefined) throw new Error('The file has no people.');
  party = first;
});

const read = () => ana.detail(file.header);
const url = (operation: string, id = '') =>
  `/api/claim/${operation}/${file.header.claim_file_id}${id && `/${id}`}`;
const changeParty = (who: typeof ana, changes: object, rowVersion = party.row_version) =>
  who.post(url('changeParty', party.party_id), { row_version: rowVersion, changes });
const auditOf = async (event: string) =>
  (
    await sql<{ data: object }>`select data from audit_log
      where event = ${event} and entity_id = ${party.party_id}`.execute(api.database.kysely)
  ).rows.map(({ data }) => data);

test('an address is changed, and the timeline says what it was', async () => {
  const answer = await changeParty(ana, { address: ' Str. Turda 98, ap. 12 ' });
  expect(answer.json()).toEqual({ id: party.party_id, row_version: party.row_version + 1 });
  const changed = (await read()).parties.find(({ party_id: id }) => id === party.party_id);
  expect(changed?.address).toBe('Str. Turda 98, ap. 12');
  const [entry] = (await ana.timeline(file.header)).items;
  expect(entry).toMatchObject({
    kind: 'change',
    title: `Persoană modificată: ${party.full_name}`,
    data: { fields: [{ name_ro: 'Adresă', from: party.address, to: 'Str. Turda 98, ap. 12' }] },
  });
});

test('ux 29 the second of two who save the same field is told, and nothing of the first is lost', async () => {
  await changeParty(maria, { locality: 'Turda' });
  const late = await changeParty(ana, { locality: 'Dej' });
  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({ context: { row_version: party.row_version + 1 } });
  const now = (await read()).parties.find(({ party_id: id }) => id === party.party_id);
  expect(now?.locality).toBe('Turda');
});

test('what is said to become what it is already stores and tells nothing', async () => {
  const before = (await ana.timeline(file.header)).items.length;
  const answer = await changeParty(ana, { locality: party.locality });
  expect(answer.json<Schema<'ChangedRecord'>>().row_version).toBe(party.row_version);
  expect((await ana.timeline(file.header)).items).toHaveLength(before);
});

test('a personal number and an account are locked away, shown on demand, and each sight is recorded', async () => {
  const answer = await changeParty(ana, { cnp: '185 0725 400010', iban: 'ro49 aaaa 1b31 0075 9384 0000' });
  expect(answer.statusCode).toBe(200);
  const { rows } = await sql<
    Record<string, string>
  >`select * from party where party_id = ${party.party_id}`.execute(api.database.kysely);
  expect(JSON.stringify(rows)).not.toContain(cnp);
  expect(JSON.stringify(rows)).not.toContain(iban);
  expect((await read()).parties.find(({ party_id: id }) => id === party.party_id)).toMatchObject({
    cnp_masked: '**********010',
    iban_masked: 'RO******************0000',
  });
  expect(JSON.stringify((await ana.timeline(file.header)).items)).not.toContain(cnp);

  const shown = await ana.post(url('showPartyNumber', party.party_id), { number: 'cnp' });
  expect(shown.json()).toEqual({ value: cnp });
  expect(await auditOf('PARTY_NUMBER_VIEWED')).toMatchObject([{ number: 'cnp' }]);
  const found = await ana.post('/api/search/browse', { q: cnp });
  expect(found.json<SuccessBody<'browseSearch'>>().people.items.map(({ party_id: id }) => id)).toContain(
    party.party_id,
  );
});

test('a number that is none is refused', async () => {
  expect((await changeParty(ana, { cnp: '1850725400011' })).json()).toMatchObject({
    code: 'rule_refused',
    fields: [{ field: 'changes.cnp', code: 'invalid_format' }],
  });
});

test('somebody is added with a role and a phone, and leaves the file with the last role', async () => {
  const answer = await ana.post(url('addParty'), {
    kind: 'person',
    name: 'Marin',
    first_name: 'Cosmin',
    roles: ['at_fault', 'witness'],
    phone: '0745 110 276',
  });
  const { id, row_version: version } = answer.json<Schema<'ChangedRecord'>>();
  const added = (await read()).parties.find((one) => one.party_id === id);
  expect(added).toMatchObject({
    full_name: 'Marin Cosmin',
    roles: ['at_fault', 'witness'],
    contacts: [{ type: 'phone', value: '+40745110276', state: 'unconfirmed', is_preferred: true }],
  });
  await ana.post(url('changeParty', id), { row_version: version, changes: { roles: [] } });
  expect((await read()).parties.map((one) => one.party_id)).not.toContain(id);
});

test('the last person stays on the file', async () => {
  const answered = await ana.post(url('addParty'), { kind: 'person', name: 'Marin', roles: ['witness'] });
  const { id, row_version: version } = answered.json<Schema<'ChangedRecord'>>();
  expect((await read()).parties).toHaveLength(2);
  await ana.post(url('changeParty', id), { row_version: version, changes: { roles: [] } });
  const answer = await changeParty(ana, { roles: [] });
  expect(answer.json()).toMatchObject({ code: 'conflict', context: { reason: 'last_party' } });
});

test('another phone has to be confirmed anew, and only one way is preferred', async () => {
  const phone = party.contacts.find(({ type }) => type === 'phone');
  if (phone === undefined) throw new Error('The person has no phone.');
  const { contact_channel_id: id, row_version: version } = phone;
  const save = (body: object) => ana.post(url('saveContact', party.party_id), { type: 'phone', ...body });
  const saved = await save({
    contact_channel_id: id,
    row_version: version,
    value: '0731 550 218',
    is_preferred: true,
  });
  expect(saved.statusCode).toBe(200);
  const { contacts } = (await read()).parties.find((one) => one.party_id === party.party_id) ?? party;
  expect(contacts.filter(({ is_preferred: isPreferred }) => isPreferred)).toMatchObject([
    { value: '+40731550218', state: 'unconfirmed' },
  ]);
  const late = { contact_channel_id: id, row_version: version, value: null, is_preferred: false };
  expect((await save(late)).statusCode).toBe(412);
  expect((await save({ ...late, row_version: version + 1 })).statusCode).toBe(200);
});

test('a vehicle, the accident and the policy are changed; an assessor changes the vehicle alone', async () => {
  const [vehicle] = file.vehicles;
  if (vehicle === undefined || file.event === null) throw new Error('The file has no vehicle.');
  const version = { row_version: vehicle.row_version };
  const odometer = { ...version, changes: { odometer: 86_110, plate: 'b 879 wda' } };
  expect((await elena.post(url('changeVehicle', vehicle.vehicle_id), odometer)).statusCode).toBe(200);
  const place = { row_version: file.event.row_version, changes: { locality: 'Turda', time: '08:15' } };
  expect((await elena.post(url('changeEvent'), place)).statusCode).toBe(403);
  expect((await ana.post(url('changeEvent'), place)).statusCode).toBe(200);
  const policy = { row_version: file.claim_file.row_version, changes: { policy_valid_to: '2027-02-28' } };
  expect((await ana.post(url('changePolicy'), policy)).statusCode).toBe(200);
  const now = await read();
  expect(now.vehicles[0]).toMatchObject({ odometer: 86_110, plate: 'B879WDA' });
  expect(now.event).toMatchObject({ locality: 'Turda', time: '08:15' });
  expect(now.claim_file.policy_valid_to).toBe('2027-02-28');
});

test('the accident gets an hour until which it happened, after the first one, and who recorded it', async () => {
  const change = async (changes: object) =>
    ana.post(url('changeEvent'), { row_version: (await read()).event?.row_version, changes });
  const given = { time: '08:15', time_until: '09:00', recorded_by: 'police' };
  expect((await change(given)).statusCode).toBe(200);
  expect((await read()).event).toMatchObject(given);
  expect((await change({ time_until: '08:15' })).json()).toMatchObject({
    fields: [{ field: 'changes.time_until', code: 'too_small' }],
  });
  expect((await change({ time_until: null, recorded_by: null })).statusCode).toBe(200);
  expect((await read()).event).toMatchObject({ time: '08:15', time_until: null, recorded_by: null });
});

test('a file of another organisation is not there', async () => {
  const changes = { row_version: 1, changes: { address: 'Aici' } };
  const calls = [
    stranger.post(url('changeParty', party.party_id), changes),
    stranger.post(url('showPartyNumber', party.party_id), { number: 'cnp' }),
    stranger.post(url('addParty'), { kind: 'person', name: 'Nimeni', roles: ['witness'] }),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(404);
});
