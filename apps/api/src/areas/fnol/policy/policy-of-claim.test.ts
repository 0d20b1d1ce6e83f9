import { newId } from '@dosar/kernel/ids';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { anIntake } from '../testing/intake-samples.ts';
import { policyCalls } from '../testing/policy-calls.ts';

type Registered = Schema<'RegisteredClaim'>;
type Intake = JsonBodyOf<'registerClaimNotification'>;

const api = startTestApi();
let headers: CallerHeaders;
let ana: ReturnType<typeof policyCalls>;
let alfa: ReturnType<typeof policyCalls>;
let no = 100;
beforeAll(async () => {
  headers = await api.tokenFor('ana.ionescu');
  ana = policyCalls(api, headers);
  alfa = policyCalls(api, await api.tokenFor('alfa.ana'));
  const calin = policyCalls(api, await api.tokenFor('calin.dobre'));
  await calin.take(
    'CASCO;C/26;9001;Carpați;01.03.2025;28.02.2026;;B 701 PLT;UU1HJDAG564218903;Anghel Raluca;;500;50000',
    'CASCO;C/26;9002;Carpați;01.03.2026;28.02.2027;;B 701 PLT;;Anghel Raluca;;1.500;85.000',
    'RCA;RO/22;9003;Carpați;01.01.2026;31.12.2026;;B 701 PLT;;Anghel Raluca;;;',
    'RCA;RO/22;9004;Carpați;01.01.2026;31.12.2026;01.03.2026;B 702 PLT;;Flota SRL;14399840;;',
    'CASCO;C/26;9005;Carpați;01.01.2024;31.12.2024;;B 703 PLT;;Pop Ion;;;',
  );
});
beforeEach(() => {
  no += 1;
});

const casco = (plate: string, different: Partial<Intake> = {}) =>
  anIntake({
    policy_type: 'casco',
    vehicle: { ...anIntake().vehicle, plate },
    other_vehicles: [],
    notifier: { ...anIntake().notifier, phone: `0733 100 ${no}` },
    similar_files: [],
    ...different,
  });
const register = (payload: Intake, who = headers) =>
  api.inject({
    method: 'POST',
    url: '/api/fnol/registerClaimNotification',
    headers: { ...who, 'idempotency-key': newId() },
    payload,
  });
const registered = async (payload: Intake) => (await register(payload)).json<Registered>();
/** The work of checking the policy of a claim. */
const checksOf = async ({ claim_file_id: fileId, assignment_id: first }: Registered) => {
  const { rows } = await sql<{ status: string; follows: boolean }>`
    select status_code as status, parent_assignment_id = ${first} as follows
    from assignment where claim_file_id = ${fileId} and assignment_type_code = 'coverage_check'`.execute(
    api.database.kysely,
  );
  return rows;
};
const money = async ({ assignment_id: id }: Registered) =>
  (await api.inject({ url: `/api/settlement/getMoney/${id}`, headers })).json<Schema<'Money'>>();

test('C27 a policy is found by plate, VIN, whole or short number and company number, with what it is worth that day', async () => {
  const numbers = async (traits: object) => (await ana.find(traits)).map((found) => found.policy_number);
  expect(await numbers({ plate: 'b-701-plt' })).toEqual(['C/26 9002', 'RO/22 9003', 'C/26 9001']);
  expect(await numbers({ plate: 'B701PLT', kind: 'casco' })).toEqual(['C/26 9002', 'C/26 9001']);
  expect(await numbers({ vin: 'uu1hjdag564218903' })).toEqual(['C/26 9001']);
  expect(await numbers({ policy_number: '9002' })).toEqual(['C/26 9002']);
  expect(await numbers({ policy_number: 'c26-9002' })).toEqual(['C/26 9002']);
  expect(await numbers({ holder_number: 'RO14399840' })).toEqual(['RO/22 9004']);
  expect(await numbers({})).toEqual([]);
  const [, , old] = await ana.find({ plate: 'B701PLT' });
  expect(old).toMatchObject({ verdict: 'not_in_force', reasons: ['after_end'] });
  expect(await ana.find({ plate: 'B701PLT', date: '2026-02-28', kind: 'casco' })).toMatchObject([
    { policy_number: 'C/26 9001', verdict: 'covered' },
    { policy_number: 'C/26 9002', verdict: 'not_in_force', reasons: ['before_start'] },
  ]);
});

test('C27 the file keeps the policy of the day, and its deductible and limit go to the money', async () => {
  const claim = await registered(casco('B 701 PLT'));
  expect(await ana.ofFile(claim.assignment_id)).toMatchObject({
    verdict: 'covered',
    loss_date: '2026-03-03',
    terms: { policy_number: 'C/26 9002', holder_name: 'Anghel Raluca', source: 'import' },
    can_decide: false,
    check: null,
  });
  expect(await checksOf(claim)).toEqual([]);
  expect((await money(claim)).coverages).toMatchObject([
    { coverage_code: 'vehicle', limit_bani: 8_500_000, deductible_bani: 150_000 },
  ]);
  expect((await money(claim)).suggested_lines).toMatchObject([{ code: 'deductible', amount_bani: 150_000 }]);
});

test('C27 under RCA the policy of the car at fault counts, and an unpaid instalment is for a person to judge', async () => {
  const [other] = anIntake().other_vehicles;
  const claim = await registered(
    casco('B 709 PLT', {
      policy_type: 'rca',
      other_vehicles: other ? [{ ...other, plate: 'B 702 PLT' }] : [],
    }),
  );
  const doubtful = await ana.ofFile(claim.assignment_id);
  expect(doubtful).toMatchObject({
    verdict: 'doubtful',
    reasons: ['instalment_unpaid'],
    terms: { policy_number: 'RO/22 9004' },
    can_decide: true,
  });
  const decide = (row_version: number) =>
    ana.post(`decidePolicyOfFile/${claim.assignment_id}`, {
      row_version,
      is_covered: true,
      reason: 'Rata a intrat la bancă',
    });
  expect((await decide(doubtful.row_version)).json()).toMatchObject({
    decision: { is_covered: true, reason: 'Rata a intrat la bancă', decided_by: 'Ana Ionescu' },
  });
  expect((await decide(doubtful.row_version)).json()).toMatchObject({ status: 412 });
});

test('C27 R5 a policy that is not covered opens the work of checking it, on a working day; the decision ends it', async () => {
  const claim = await registered(casco('B 797 PLT'));
  const { check, row_version } = await ana.ofFile(claim.assignment_id);
  // Wednesday in the world of the tests: the day after it is worked.
  expect(check).toMatchObject({ due_at: '2026-03-05T21:59:59.000Z', owner_name: null });
  expect(await checksOf(claim)).toEqual([{ status: 'new', follows: true }]);
  const listed = await assignmentCalls(api, headers).worklist({
    assignment_type: 'coverage_check',
    filter_criteria: { q: claim.claim_file_no },
  });
  expect(listed.items.map(({ assignment_id: id }) => id)).toEqual([check?.assignment_id]);
  const foreign = { row_version, is_covered: false, reason: 'Al nostru' };
  expect((await alfa.post(`decidePolicyOfFile/${claim.assignment_id}`, foreign)).statusCode).toBe(404);
  expect(await checksOf(claim)).toMatchObject([{ status: 'new' }]);

  const decision = { row_version, is_covered: false, reason: 'Asigurătorul nu are nicio poliță' };
  expect((await ana.post(`decidePolicyOfFile/${claim.assignment_id}`, decision)).json()).toMatchObject({
    check: null,
    decision: { is_covered: false, decided_by: 'Ana Ionescu' },
  });
  expect(await checksOf(claim)).toMatchObject([{ status: 'finished' }]);
  const { rows: entries } = await sql<{ title: string; body: string | null }>`
    select title, body from timeline_event where claim_file_id = ${claim.claim_file_id}
      and title ilike '%poli%' order by timeline_event_id`.execute(api.database.kysely);
  expect(entries).toEqual([
    { title: 'Poliță de verificat', body: 'nicio poliță găsită' },
    { title: 'Polița nu acoperă accidentul', body: decision.reason },
  ]);
});

test.each([
  ['that is not known', 'B 799 PLT', 'doubtful', ['not_found']],
  ['out of force', 'B 703 PLT', 'not_in_force', ['after_end']],
])(
  'C27 a policy %s stops nobody from reporting; the file says what is wrong',
  async (_how, plate, verdict, reasons) => {
    const answer = await register(casco(plate));
    expect(answer.statusCode).toBe(201);
    const { assignment_id: id } = answer.json<Registered>();
    expect(await ana.ofFile(id)).toMatchObject({ verdict, reasons });
  },
);

test('C27 the policy that the clerk chose is kept, one of another organisation is refused like none', async () => {
  const [, chosen] = await ana.find({ plate: 'B701PLT', kind: 'casco' });
  const payload = casco('B 705 PLT', { policy_id: chosen?.policy_id ?? '' });
  const claim = await registered(payload);
  expect(await ana.ofFile(claim.assignment_id)).toMatchObject({
    verdict: 'not_in_force',
    terms: { policy_number: 'C/26 9001' },
  });
  const foreign = await register({ ...payload, similar_files: [] }, await api.tokenFor('alfa.ana'));
  expect(foreign.json()).toMatchObject({
    code: 'rule_refused',
    fields: [{ field: 'policy_id', code: 'unknown_code' }],
  });
});

test('C27 what a file knows of its policy is not for another organisation', async () => {
  const { assignment_id: id } = await registered(
    casco('B 703 PLT', { event: { ...anIntake().event, date: '2026-01-07' } }),
  );
  expect(await alfa.ofFile(id)).toMatchObject({ status: 404 });
  const decided = await alfa.post(`decidePolicyOfFile/${id}`, {
    row_version: 1,
    is_covered: true,
    reason: 'Al nostru',
  });
  expect(decided.statusCode).toBe(404);
});

test('C27 an organisation without policies compares with none', async () => {
  const answer = await register(casco('B 711 PLT'), await api.tokenFor('alfa.ana'));
  const { assignment_id: id } = answer.json<Registered>();
  expect(await alfa.ofFile(id)).toMatchObject({ verdict: null, terms: null, can_decide: false });
});
