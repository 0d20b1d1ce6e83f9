import type { Schema } from '@dosar/openapi';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { fileToValue, moneyCalls } from '../testing/money-calls.ts';

const api = startTestApi();
type Calls = ReturnType<typeof moneyCalls>;
type File = Awaited<ReturnType<typeof fileToValue>>;
let ana: Calls;
const today = '2026-03-04';
const tomorrow = '2026-03-05';
const reason = 'Cerut de test';

beforeAll(async () => {
  ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
});

const fromInsurer = {
  kind: 'recourse',
  debtor_kind: 'insurer',
  debtor_name: 'Asigurarea Vecină',
  ground_code: 'subrogation',
  ground_note: 'Polița RCA RO/22/X 123456',
  expected_bani: 500_000,
};
const fromBuyer = {
  kind: 'residual',
  debtor_kind: 'person',
  debtor_name: 'Dezmembrări Popa SRL',
  ground_code: 'sale',
  ground_note: 'Contract de vânzare 17/2026',
  expected_bani: 120_000,
};
const add = (of: File, body: object = fromInsurer) => ana.change('addRecovery', of.assignment_id, body);
const newest = async (of: File) => (await ana.money(of.assignment_id)).recoveries[0];
/** Does something with the newest recovery of a file as its money stands now. */
const act = async (of: File, name: string, body: object = {}) => {
  const { money_version, recoveries } = await ana.money(of.assignment_id);
  return ana.post(`${name}/${recoveries[0]?.recovery_id}`, { money_version, ...body });
};
const receive = (of: File, amount_bani: number, more: object = {}) =>
  act(of, 'recordReceipt', { amount_bani, received_on: today, ...more });
const takeBack = async (of: File) => {
  const { money_version, recoveries } = await ana.money(of.assignment_id);
  const receipts = recoveries.flatMap((one) => one.receipts);
  const corrected = new Set(receipts.map((one) => one.corrects_receipt_id));
  const wrong = receipts.find((one) => one.amount_bani > 0 && !corrected.has(one.recovery_receipt_id));
  return ana.post(`correctReceipt/${wrong?.recovery_receipt_id}`, { money_version, reason });
};
const refusal = (why: string) => ({ code: 'money_rule', context: { reason: why } });

describe('M4 money that is to come back', () => {
  test('is noted with who owes it and why, asked for, and received in parts until nothing is left', async () => {
    const of = await fileToValue(api);
    expect((await add(of)).statusCode).toBe(201);
    expect(await newest(of)).toMatchObject({ ...fromInsurer, recovery_no: 1, state: 'noted', receipts: [] });
    expect((await act(of, 'claimRecovery', { claimed_on: tomorrow })).statusCode).toBe(422);
    expect((await act(of, 'claimRecovery', { claimed_on: today })).statusCode).toBe(201);
    expect((await act(of, 'claimRecovery', { claimed_on: today })).json()).toMatchObject(
      refusal('claimed_already'),
    );
    expect((await receive(of, 500_001)).json()).toMatchObject(refusal('more_than_expected'));
    expect((await receive(of, 200_000, { bank_reference: 'BT-900' })).statusCode).toBe(201);
    expect((await receive(of, 1_000, { bank_reference: 'BT-900' })).json()).toMatchObject(
      refusal('known_receipt'),
    );
    expect(await newest(of)).toMatchObject({ state: 'claimed', received_bani: 200_000 });
    expect((await receive(of, 300_000)).statusCode).toBe(201);
    expect(await newest(of)).toMatchObject({ state: 'received', received_bani: 500_000 });
    expect(await ana.money(of.assignment_id)).toMatchObject({
      recourse_bani: 500_000,
      residual_bani: null,
      recovered_bani: 500_000,
    });
    expect((await receive(of, 1)).json()).toMatchObject(refusal('more_than_expected'));
    expect((await act(of, 'giveUpRecovery', { reason })).json()).toMatchObject(refusal('received_already'));
  });

  test('keeps what it was when it is corrected, in the ledger and in the timeline', async () => {
    const of = await fileToValue(api);
    await add(of, fromBuyer);
    await receive(of, 50_000);
    const { kind: _kind, ...terms } = fromBuyer;
    const change = (more: object) => act(of, 'changeRecovery', { ...terms, reason, ...more });
    expect((await change({ expected_bani: 49_999 })).json()).toMatchObject(refusal('below_received'));
    expect((await change({ ground_code: 'intent' })).statusCode).toBe(422);
    expect((await change({ expected_bani: 90_000, debtor_name: 'Fier Vechi SRL' })).statusCode).toBe(201);
    const { entries, recoveries, residual_bani: residual } = await ana.money(of.assignment_id);
    expect(residual).toBe(90_000);
    expect(recoveries[0]).toMatchObject({ debtor_name: 'Fier Vechi SRL', expected_bani: 90_000 });
    expect(entries.filter(({ account }) => account === 'residual')).toMatchObject([
      { change_bani: -30_000, balance_bani: 90_000, reason },
      { change_bani: 120_000, balance_bani: 120_000, reason: fromBuyer.ground_note },
    ]);
    const { rows } = await sql<{ body: string }>`select body from timeline_event
      where claim_file_id = ${of.claim_file_id} and title = 'Valoare reziduală: corectat'`.execute(
      api.database.kysely,
    );
    expect(rows[0]?.body).toBe(
      'Dezmembrări Popa SRL → Fier Vechi SRL. 1.200,00 lei → 900,00 lei. Cerut de test',
    );
  });

  test('that somebody recorded by mistake is taken back once, and both entries stay', async () => {
    const of = await fileToValue(api);
    await add(of);
    await receive(of, 500_000);
    const { recoveries, money_version } = await ana.money(of.assignment_id);
    const correct = (version: number) =>
      ana.post(`correctReceipt/${recoveries[0]?.receipts[0]?.recovery_receipt_id}`, {
        reason,
        money_version: version,
      });
    expect((await correct(money_version)).statusCode).toBe(201);
    const after = await ana.money(of.assignment_id);
    expect(after.recovered_bani).toBe(0);
    expect(after.recoveries[0]).toMatchObject({ state: 'noted', received_bani: 0 });
    expect(after.recoveries[0]?.receipts.map((one) => one.amount_bani)).toEqual([-500_000, 500_000]);
    expect((await correct(after.money_version)).json()).toMatchObject(refusal('receipt_corrected'));
  });

  test('that is given up is not expected any more; what has come stays, and nothing about it changes', async () => {
    const of = await fileToValue(api);
    await add(of);
    await receive(of, 200_000);
    expect((await act(of, 'giveUpRecovery', { reason: 'Debitor insolvent' })).statusCode).toBe(201);
    expect(await newest(of)).toMatchObject({
      state: 'given_up',
      expected_bani: 200_000,
      received_bani: 200_000,
      give_up_reason: 'Debitor insolvent',
    });
    expect(await ana.money(of.assignment_id)).toMatchObject({
      recourse_bani: 200_000,
      recovered_bani: 200_000,
    });
    const { kind: _kind, ...terms } = fromInsurer;
    for (const [name, body] of [
      ['recordReceipt', { amount_bani: 1, received_on: today }],
      ['changeRecovery', { ...terms, reason }],
      ['giveUpRecovery', { reason }],
    ] as const)
      expect((await act(of, name, body)).json()).toMatchObject(refusal('given_up_already'));
    expect((await takeBack(of)).json()).toMatchObject(refusal('given_up_already'));
  });

  test('cannot be noted twice at once by people who read the same sums, nor by strangers', async () => {
    const of = await fileToValue(api);
    const { money_version } = await ana.money(of.assignment_id);
    const both = await Promise.all(
      [1, 2].map(() => ana.post(`addRecovery/${of.assignment_id}`, { ...fromInsurer, money_version })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 412]);
    const alfa = moneyCalls(api, await api.tokenFor('alfa.ana'));
    const recovery = await newest(of);
    const stranger = await alfa.post(`giveUpRecovery/${recovery?.recovery_id}`, { reason, money_version });
    expect(stranger.statusCode).toBe(404);
  });

  test('has entries in the ledger alone: the database takes none of another file or kind', async () => {
    const of = await fileToValue(api);
    await add(of);
    const recovery = await newest(of);
    const book = (account: string, recoveryId: string | null) =>
      sql`insert into ledger_entry (org_id, claim_file_id, account, change_bani, balance_bani, reason, recovery_id, system_time)
        select org_id, claim_file_id, ${account}, 100, 0, 'x', ${recoveryId}::uuid, now() from claim_file
        where claim_file_id = ${of.claim_file_id}`.execute(api.database.kysely);
    const id = recovery?.recovery_id ?? '';
    await expect(book('residual', id)).rejects.toThrow('of its file and kind');
    await expect(book('recourse', null)).rejects.toThrow('ledger_entry_has_recovery');
    await expect(book('estimated', id)).rejects.toThrow(/recovery/);
    const { rows } = await sql<{ may: boolean }>`
      select has_table_privilege('dosar_app', 'recovery_receipt', 'update, delete') as may`.execute(
      api.database.kysely,
    );
    expect(rows[0]?.may).toBe(false);
  });
});

/** The sums of a file as its ledger, its recoveries and their receipts have them. */
async function sumsOf(of: File) {
  const { rows } = await sql<Record<string, number>>`
    select coalesce(money.recourse_bani, 0)::float8 as recourse, coalesce(money.residual_bani, 0)::float8 as residual,
      coalesce(money.recovered_bani, 0)::float8 as recovered,
      coalesce((select sum(change_bani) from ledger_entry entry where entry.claim_file_id = money.claim_file_id
        and account = 'recourse'), 0)::float8 as "ledgerRecourse",
      coalesce((select sum(change_bani) from ledger_entry entry where entry.claim_file_id = money.claim_file_id
        and account = 'residual'), 0)::float8 as "ledgerResidual",
      coalesce((select sum(change_bani) from ledger_entry entry where entry.claim_file_id = money.claim_file_id
        and account = 'recovered'), 0)::float8 as "ledgerRecovered",
      coalesce((select sum(amount_bani) from recovery_receipt receipt
        where receipt.claim_file_id = money.claim_file_id), 0)::float8 as receipts
    from claim_money money where money.claim_file_id = ${of.claim_file_id}`.execute(api.database.kysely);
  return rows[0] ?? {};
}

test('M4 no sequence of calls receives more than is expected, and ledger, records and receipts always agree', async () => {
  const of = await fileToValue(api);
  await add(of);
  const amount = fc.integer({ min: 1, max: 400_000 });
  const someAct = fc.record({
    kind: fc.constantFrom('add', 'sell', 'change', 'claim', 'receive', 'receive', 'correct', 'give up'),
    bani: amount,
  });
  for (const { kind, bani } of fc.sample(someAct, { numRuns: 40, seed: 11 })) {
    if (kind === 'add') await add(of, { ...fromInsurer, expected_bani: bani });
    if (kind === 'sell') await add(of, { ...fromBuyer, expected_bani: bani });
    if (kind === 'claim') await act(of, 'claimRecovery', { claimed_on: today });
    if (kind === 'receive') await receive(of, bani);
    if (kind === 'correct') await takeBack(of);
    if (kind === 'give up') await act(of, 'giveUpRecovery', { reason });
    if (kind === 'change') {
      const terms = (await newest(of))?.kind === 'residual' ? fromBuyer : fromInsurer;
      const { kind: _kind, ...more } = terms;
      await act(of, 'changeRecovery', { ...more, expected_bani: bani, reason });
    }
    const { recoveries } = await ana.money(of.assignment_id);
    const sum = (some: readonly Schema<'Recovery'>[], part: 'expected_bani' | 'received_bani') =>
      some.reduce((total, one) => total + one[part], 0);
    const ofKind = (wanted: string) =>
      sum(
        recoveries.filter((one) => one.kind === wanted),
        'expected_bani',
      );
    const sums = await sumsOf(of);
    expect(sums).toMatchObject({
      recourse: ofKind('recourse'),
      ledgerRecourse: ofKind('recourse'),
      residual: ofKind('residual'),
      ledgerResidual: ofKind('residual'),
      recovered: sum(recoveries, 'received_bani'),
      ledgerRecovered: sum(recoveries, 'received_bani'),
      receipts: sum(recoveries, 'received_bani'),
    });
    for (const one of recoveries) {
      expect(one.received_bani).toBeLessThanOrEqual(one.expected_bani);
      const isOver = one.state === 'received' || one.state === 'given_up';
      expect(isOver).toBe(one.received_bani === one.expected_bani);
    }
  }
});
