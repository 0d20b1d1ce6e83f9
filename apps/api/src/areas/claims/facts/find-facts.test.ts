import type { SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { rowOf } from '../testing/row-of-claim.ts';

const api = startTestApi();
const ofTheNeighbour = {
  notifier: {
    ...aNotice().notifier,
    first_name: 'Mihai',
    last_name: 'Dumitrescu',
    phone: '0733 222 111',
    email: 'mihai.dumitrescu@example.com',
  },
  vehicle: { ...aNotice().vehicle, plate: 'B 104 DMT' },
};
let ana: ReturnType<typeof assignmentCalls>;
let file: SuccessBody<'getAssignment'>;
let other: SuccessBody<'getAssignment'>;

beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  const [first, second] = [
    await rowOf(ana, await aClaim(api).takenIn()),
    await rowOf(ana, await aClaim(api, { notice: ofTheNeighbour }).takenIn()),
  ];
  [file, other] = [await ana.detail(first), await ana.detail(second)];
});

const factsOf = async (code: string) =>
  (await ana.detail(file.header)).facts.filter((fact) => fact.code === code);

test('a policy that was not valid on the day of the accident is told first', async () => {
  await sql`update claim_file set policy_valid_from = date '2001-01-01', policy_valid_to = date '2001-12-31'
    where claim_file_id = ${file.header.claim_file_id}`.execute(api.database.kysely);
  const { facts } = await ana.detail(file.header);
  expect(facts[0]).toMatchObject({ code: 'policy_not_valid', weight: 3, claim_file_no: null });
  expect(facts[0]?.text).toMatch(/^Polița nu era valabilă în ziua evenimentului, \d\d\.\d\d\.\d{4}$/);
});

test('the same car on an earlier file leads to that file', async () => {
  await sql`update vehicle set plate_norm = 'B879WDA' where vehicle_id in
    (select main_vehicle_id from claim_file where claim_file_id in (${file.header.claim_file_id}, ${other.header.claim_file_id}))`.execute(
    api.database.kysely,
  );
  await sql`update claim_file set opened_at = now() - interval '2 years'
    where claim_file_id = ${other.header.claim_file_id}`.execute(api.database.kysely);
  expect(await factsOf('same_vehicle')).toMatchObject([{ claim_file_no: other.header.claim_file_no }]);
});

test('the same phone with somebody else is told with the name', async () => {
  const [party] = file.parties;
  const [stranger] = other.parties;
  await sql`update contact_channel set value = '+40700123123' where kind = 'phone'
    and party_id in (${party?.party_id}, ${stranger?.party_id})`.execute(api.database.kysely);
  const [fact] = await factsOf('same_phone');
  expect(fact?.text).toContain(stranger?.full_name);
});

test('another file of the same accident is told', async () => {
  await sql`update claim_file set event_id = (select event_id from claim_file where claim_file_id = ${file.header.claim_file_id})
    where claim_file_id = ${other.header.claim_file_id}`.execute(api.database.kysely);
  expect(await factsOf('same_event')).toMatchObject([{ claim_file_no: other.header.claim_file_no }]);
});
