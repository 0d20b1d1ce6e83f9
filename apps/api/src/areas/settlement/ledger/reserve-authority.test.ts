import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { decideApproval, fileToValue, moneyCalls } from '../testing/money-calls.ts';

// Alone Ana reserves 50.000 lei of a claim, Maria 250.000, Sorin 600.000.
const api = startTestApi({ people: ['sorin.matei', 'irina.neagu'] });
type Calls = ReturnType<typeof moneyCalls>;
type File = Awaited<ReturnType<typeof fileToValue>>;
const kind = 'reserve';
let ana: Calls;
let maria: Calls;

beforeAll(async () => {
  ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  maria = moneyCalls(api, await api.tokenFor('maria.stan'));
});

const wants = (by: Calls, of: File, amount_bani: number, coverage_code = 'vehicle') =>
  by.change('changeReserve', of.assignment_id, { coverage_code, amount_bani, reason: 'Deviz nou' });
const reserve = async (of: File) => {
  const { reserve_bani, waiting_reserves } = await ana.money(of.assignment_id);
  return { reserve_bani, waiting: waiting_reserves.map(({ amount_bani: bani }) => bani) };
};

test('M4 exactly the own limit is reserved alone, one ban more waits for somebody else', async () => {
  const of = await fileToValue(api);
  expect((await ana.money(of.assignment_id)).reserve_authority_bani).toBe(5_000_000);
  expect((await wants(ana, of, 5_000_000)).statusCode).toBe(201);
  expect(await reserve(of)).toEqual({ reserve_bani: 5_000_000, waiting: [] });
  expect((await wants(ana, of, 5_000_001)).statusCode).toBe(201);
  expect(await reserve(of)).toEqual({ reserve_bani: 5_000_000, waiting: [5_000_001] });
  expect(await decideApproval(api, { by: 'maria.stan', kind })).toMatchObject([{ outcome: 'done' }]);
  expect(await reserve(of)).toEqual({ reserve_bani: 5_000_001, waiting: [] });
});

test('M4 coverages count together, so spreading a reserve gives nobody more authority', async () => {
  const of = await fileToValue(api);
  await wants(ana, of, 4_000_000);
  await wants(ana, of, 1_000_001, 'injury');
  expect(await reserve(of)).toEqual({ reserve_bani: 4_000_000, waiting: [1_000_001] });
});

test('M4 what lowers a reserve waits for nobody, also above the own limit', async () => {
  const of = await fileToValue(api);
  await wants(maria, of, 20_000_000);
  expect((await wants(ana, of, 19_000_000)).statusCode).toBe(201);
  expect(await reserve(of)).toEqual({ reserve_bani: 19_000_000, waiting: [] });
});

test('M4 a manager above the own limit asks the one who has more, and decides nothing above it', async () => {
  const of = await fileToValue(api);
  await wants(maria, of, 25_000_001);
  expect(await reserve(of)).toEqual({ reserve_bani: null, waiting: [25_000_001] });
  expect(await decideApproval(api, { by: 'maria.stan', kind })).toMatchObject([{ code: 'own_request' }]);
  await decideApproval(api, { by: 'sorin.matei', kind });
  expect(await reserve(of)).toEqual({ reserve_bani: 25_000_001, waiting: [] });
  const other = await fileToValue(api);
  await wants(ana, other, 25_000_001);
  expect(await decideApproval(api, { by: 'maria.stan', kind })).toMatchObject([{ code: 'over_authority' }]);
  await decideApproval(api, { by: 'sorin.matei', kind });
});

test('M4 a reserve that nobody may decide is refused, with the own limit', async () => {
  const of = await fileToValue(api);
  for (const amount of [60_000_001, 999_999_999_900]) {
    const refused = await wants(ana, of, amount);
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'money_rule',
      context: { reason: 'above_every_authority', limit_bani: 5_000_000 },
    });
  }
  expect(await reserve(of)).toEqual({ reserve_bani: null, waiting: [] });
});

test('a refused reserve stays what it was, and another one takes the place of what waits', async () => {
  const of = await fileToValue(api);
  await wants(ana, of, 1_000_000);
  await wants(ana, of, 6_000_000);
  await wants(ana, of, 7_000_000);
  expect(await reserve(of)).toEqual({ reserve_bani: 1_000_000, waiting: [7_000_000] });
  await decideApproval(api, { by: 'maria.stan', kind, outcome: 'refused' });
  expect(await reserve(of)).toEqual({ reserve_bani: 1_000_000, waiting: [] });
});

test('neither finance nor assessors set reserves, and nobody those of another organisation', async () => {
  const of = await fileToValue(api);
  for (const [person, status] of [
    ['irina.neagu', 403],
    ['elena.rusu', 403],
    ['alfa.ana', 404],
  ] as const) {
    const calls = moneyCalls(api, await api.tokenFor(person));
    const answer = await calls.post(`changeReserve/${of.assignment_id}`, {
      coverage_code: 'vehicle',
      amount_bani: 100,
      reason: 'Deviz nou',
      money_version: 0,
    });
    expect(answer.statusCode, person).toBe(status);
  }
});
