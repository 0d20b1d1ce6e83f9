import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { fileToValue, moneyCalls } from '../testing/money-calls.ts';

const api = startTestApi();
let ana: ReturnType<typeof moneyCalls>;
let file: Awaited<ReturnType<typeof fileToValue>>;

const reason = 'Deviz de la service';

beforeAll(async () => {
  ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  file = await fileToValue(api);
});

/** The sums of the file as its header, its ledger and its coverages have them. */
async function threeSums() {
  const { rows } = await sql<Record<string, unknown>>`
    select (file.estimated_amount * 100)::float8 as header_estimated, money.estimated_bani::float8 as estimated,
      (file.reserve_amount * 100)::float8 as header_reserve, money.reserve_bani::float8 as reserve,
      (select sum(change_bani)::float8 from ledger_entry entry where entry.claim_file_id = file.claim_file_id
        and account = 'estimated') as ledger_estimated,
      (select sum(change_bani)::float8 from ledger_entry entry where entry.claim_file_id = file.claim_file_id
        and account = 'reserve') as ledger_reserve,
      (select sum(reserve_bani)::float8 from coverage where coverage.claim_file_id = file.claim_file_id) as coverage_reserve
    from claim_file file join claim_money money on money.org_id = file.org_id and money.claim_file_id = file.claim_file_id
    where file.claim_file_id = ${file.claim_file_id}`.execute(api.database.kysely);
  return rows[0] ?? {};
}

describe('M4 the ledger of a file', () => {
  test('an amount that is recorded stands on the file, with who recorded it and why', async () => {
    const answer = await ana.change('recordAmount', file.assignment_id, {
      account: 'estimated',
      amount_bani: 742_000,
      reason,
    });
    expect(answer.statusCode).toBe(201);
    const money = await ana.money(file.assignment_id);
    expect(money.estimated_bani).toBe(742_000);
    expect(money.entries[0]).toMatchObject({
      account: 'estimated',
      balance_bani: 742_000,
      reason: 'Deviz de la service',
      who: 'Ana Ionescu',
    });
  });

  test('a reserve that changes keeps what it was, and every sum is the same wherever it is read', async () => {
    const reserve = (amount_bani: number, coverage_code = 'vehicle') =>
      ana.change('changeReserve', file.assignment_id, { coverage_code, amount_bani, reason });
    await reserve(500_000);
    await reserve(742_000);
    await reserve(60_000, 'penalty');
    await reserve(690_000);
    await ana.change('recordAmount', file.assignment_id, {
      account: 'estimated',
      amount_bani: 700_000,
      reason,
    });
    const { entries, reserve_bani: total } = await ana.money(file.assignment_id);
    expect(total).toBe(750_000);
    const ofVehicle = entries.filter((entry) => entry.coverage_code === 'vehicle');
    expect(ofVehicle.slice(0, 3).map((entry) => entry.balance_bani)).toEqual([690_000, 742_000, 500_000]);
    expect(await threeSums()).toMatchObject({
      header_estimated: 700_000,
      estimated: 700_000,
      ledger_estimated: 700_000,
      header_reserve: 750_000,
      reserve: 750_000,
      ledger_reserve: 750_000,
      coverage_reserve: 750_000,
    });
  });

  test('of two people who change the same money only the first one does', async () => {
    const { money_version } = await ana.money(file.assignment_id);
    const body = { coverage_code: 'vehicle', reason: 'Amândoi deodată', money_version };
    const [one, other] = await Promise.all([
      ana.post(`changeReserve/${file.assignment_id}`, { ...body, amount_bani: 100 }),
      ana.post(`changeReserve/${file.assignment_id}`, { ...body, amount_bani: 200 }),
    ]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([201, 412]);
  });

  test('nothing that stands in the ledger can be changed or removed by the server', async () => {
    const { rows } = await sql<{ may: boolean }>`
      select has_table_privilege('dosar_app', 'ledger_entry', 'update, delete')
        or has_table_privilege('dosar_app', 'payment', 'update, delete') as may`.execute(api.database.kysely);
    expect(rows[0]?.may).toBe(false);
  });
});
