import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { posted } from '#src/testing/world/posted.ts';
import { specialCalls } from '#src/areas/partners/testing/special-calls.ts';

const api = startTestApi({ people: ['paula.vasile'] });
type Calls = ReturnType<typeof specialCalls>;
let calin: Calls;
let ana: Calls;
let maria: Calls;

beforeAll(async () => {
  calin = specialCalls(api, await api.tokenFor('calin.dobre'));
  ana = specialCalls(api, await api.tokenFor('ana.ionescu'));
  maria = specialCalls(api, await api.tokenFor('maria.stan'));
});
beforeEach(async () => {
  await sql`update special_customer set is_active = false`.execute(api.database.kysely);
});

async function customerWith(kind: Schema<'SpecialMatchKind'>, value: string, more = {}): Promise<string> {
  const { row } = await calin.add({ name: `Client ${value}`, ...more });
  const answer = await calin.addMatch(row.special_customer_id, kind, value);
  expect(answer.statusCode, answer.body).toBe(201);
  return row.special_customer_id;
}
const titlesOf = async ({ claimFileId }: Claim) =>
  (
    await sql<{ title: string }>`
      select title from timeline_event where claim_file_id = ${claimFileId} order by timeline_event_id`.execute(
      api.database.kysely,
    )
  ).rows.map(({ title }) => title);
const rowOf = async (claim: Claim) => ({
  claim_file_no: claim.claimFileNo,
  assignment_id: (await claim.main()).assignment_id,
});
const noticeWith = (vehicle: string) => ({
  vehicle: { ...aNotice().vehicle, plate: vehicle },
});

describe('R8 B6 a guest’s notice', () => {
  test('is recognised by its plate, and the file says by what', async () => {
    const id = await customerWith('plate', 'CJ 21 DLG');
    const claim = await aClaim(api, { notice: noticeWith('cj 21 dlg') });
    const shown = await ana.ofFile(claim.claimFileId);
    expect(shown).toMatchObject({
      is_special: true,
      can_refuse: true,
      customer: {
        special_customer_id: id,
        name: 'Client CJ 21 DLG',
        reasons: [{ kind: 'plate', shown: 'CJ21DLG', part: 'vehicle' }],
      },
    });
    expect(await titlesOf(claim)).toContain(
      'Client special recunoscut: Client CJ 21 DLG, după numărul auto CJ21DLG',
    );
  });

  test.each<[Schema<'SpecialMatchKind'>, string]>([
    ['phone', '0722 999 111'],
    ['mail_domain', 'flota-noua.example'],
  ])('is recognised by the %s of who reports', async (kind, value) => {
    const id = await customerWith(kind, value);
    const notifier = { ...aNotice().notifier, phone: '0722 999 111', email: 'sef@flota-noua.example' };
    const claim = await aClaim(api, { notice: { notifier } });
    expect((await ana.ofFile(claim.claimFileId)).customer?.special_customer_id).toBe(id);
  });

  test('of nobody special has no such customer', async () => {
    const claim = await aClaim(api);
    expect(await ana.ofFile(claim.claimFileId)).toMatchObject({ is_special: false, customer: null });
  });

  test('that two customers match belongs to the higher level, and the other one is shown with why', async () => {
    await customerWith('plate', 'CJ 22 DLG', { level: 'B' });
    const winner = await customerWith('policy_prefix', 'RO/22/C22', { level: 'A' });
    const claim = await aClaim(api, {
      notice: { ...noticeWith('CJ 22 DLG'), policy_number: 'RO/22/C22 0045' },
    });
    const shown = await ana.ofFile(claim.claimFileId);
    expect(shown.customer?.special_customer_id).toBe(winner);
    expect(shown.others).toMatchObject([{ name: 'Client CJ 22 DLG', lost_by: 'level' }]);
  });
});

describe('R8 a change of the file', () => {
  test('of its plate or policy finds the customer, and takes one away that matches no more', async () => {
    const plate = await customerWith('plate', 'CJ 23 DLG');
    const claim = await aClaim(api, { notice: noticeWith('CJ 23 DLG') }).takenIn();
    expect((await ana.ofFile(claim.claimFileId)).customer?.special_customer_id).toBe(plate);

    const headers = await api.tokenFor('ana.ionescu');
    const calls = assignmentCalls(api, headers);
    const detail = await calls.detail(await rowOf(claim));
    const [vehicle] = detail.vehicles;
    await posted(api, headers, `/api/claim/changeVehicle/${claim.claimFileId}/${vehicle?.vehicle_id}`, {
      row_version: vehicle?.row_version,
      changes: { plate: 'CJ 99 ZZZ' },
    });
    expect((await ana.ofFile(claim.claimFileId)).is_special).toBe(false);
    expect(await titlesOf(claim)).toContain('Dosarul nu mai este al unui client special');

    const prefix = await customerWith('policy_prefix', 'RO/77');
    await posted(api, headers, `/api/claim/changePolicy/${claim.claimFileId}`, {
      row_version: detail.claim_file.row_version,
      changes: { policy_number: 'RO/77/1' },
    });
    expect((await ana.ofFile(claim.claimFileId)).customer?.special_customer_id).toBe(prefix);
  });

  test('leaves a customer alone that came to the file in another way than by matching', async () => {
    const { row } = await calin.add({ name: 'Pus de mână' });
    const claim = await aClaim(api).takenIn();
    await sql`update claim_file set special_customer_id = ${row.special_customer_id}
      where claim_file_id = ${claim.claimFileId}`.execute(api.database.kysely);
    const headers = await api.tokenFor('ana.ionescu');
    await posted(api, headers, `/api/claim/changeParty/${claim.claimFileId}/${claim.claimantPartyId}`, {
      row_version: 1,
      changes: { locality: 'Turda' },
    });
    expect((await ana.ofFile(claim.claimFileId)).customer?.name).toBe('Pus de mână');
  });
});

describe('R8 a wrong match', () => {
  test('is refused with a reason, stays refused, and the next customer comes in its place', async () => {
    const wrong = await customerWith('plate', 'CJ 24 DLG', { level: 'A' });
    const next = await customerWith('policy_prefix', 'RO/24', { level: 'B' });
    const claim = await aClaim(api, {
      notice: { ...noticeWith('CJ 24 DLG'), policy_number: 'RO/24/1' },
    }).takenIn();
    const refused = await ana.refuse(claim.claimFileId, wrong);
    expect(refused.statusCode, refused.body).toBe(201);
    expect(refused.json<Schema<'CustomerOfFile'>>()).toMatchObject({
      customer: { special_customer_id: next },
      refused: [{ name: 'Client CJ 24 DLG', reason: 'Mașina a fost vândută', refused_by: 'Ana Ionescu' }],
    });
    const headers = await api.tokenFor('ana.ionescu');
    await posted(api, headers, `/api/claim/changeParty/${claim.claimFileId}/${claim.claimantPartyId}`, {
      row_version: 1,
      changes: { locality: 'Turda' },
    });
    expect((await ana.ofFile(claim.claimFileId)).customer?.special_customer_id).toBe(next);
    expect(await titlesOf(claim)).toContain('Nu este dosarul clientului Client CJ 24 DLG');
  });

  test('of another organisation’s file is not found', async () => {
    const id = await customerWith('plate', 'CJ 25 DLG');
    const claim = await aClaim(api, { orgCode: 'alfa' });
    expect((await ana.refuse(claim.claimFileId, id)).statusCode).toBe(404);
    expect((await ana.get(`getCustomerOfFile/${claim.claimFileId}`)).statusCode).toBe(404);
  });
});

describe('B6 a VIP', () => {
  test('is named, with the reason, to managers and to nobody else: not in the file, its history or the list', async () => {
    await customerWith('plate', 'CJ 26 DLG', { kind: 'vip', name: 'Persoană publică' });
    const claim = await aClaim(api, { notice: noticeWith('CJ 26 DLG') }).takenIn();
    expect(await ana.ofFile(claim.claimFileId)).toEqual({
      is_special: true,
      customer: null,
      others: [],
      refused: [],
      can_refuse: false,
    });
    expect((await maria.ofFile(claim.claimFileId)).customer?.name).toBe('Persoană publică');
    expect((await titlesOf(claim)).join()).not.toContain('publică');

    const headers = await api.tokenFor('ana.ionescu');
    const detail = await assignmentCalls(api, headers).detail(await rowOf(claim));
    expect(detail.header.special_customer_name).toBe('Client special');
    expect(JSON.stringify(detail)).not.toContain('publică');
  });

  test('is nothing that a previewer asks for', async () => {
    const claim = await aClaim(api).takenIn();
    const paula = specialCalls(api, await api.tokenFor('paula.vasile'));
    expect((await paula.get(`getCustomerOfFile/${claim.claimFileId}`)).statusCode).toBe(403);
  });
});

test('R8 the tracker says nothing of a special customer', async () => {
  await customerWith('plate', 'CJ 27 DLG', { name: 'Flota Nevăzută' });
  const claim = await aClaim(api, { notice: noticeWith('CJ 27 DLG') }).takenIn();
  expect((await ana.ofFile(claim.claimFileId)).customer?.name).toBe('Flota Nevăzută');
  const { rows } = await sql<{ visibility: string }>`
    select visibility from timeline_event
    where claim_file_id = ${claim.claimFileId} and title like 'Client special%'`.execute(api.database.kysely);
  expect(rows).toEqual([{ visibility: 'internal' }]);
});
