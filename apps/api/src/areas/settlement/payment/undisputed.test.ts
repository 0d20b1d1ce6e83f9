import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import {
  acceptedOffer,
  confirmAccount,
  contestedOffer,
  fileToValue,
  moneyCalls,
} from '../testing/money-calls.ts';

const api = startTestApi({ people: ['irina.neagu'] });
type File = Awaited<ReturnType<typeof fileToValue>>;
let ana: ReturnType<typeof moneyCalls>;
let radu: typeof ana;
let irina: typeof ana;
const today = '2026-03-04';

beforeAll(async () => {
  ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  radu = moneyCalls(api, await api.tokenFor('radu.marin'));
  irina = moneyCalls(api, await api.tokenFor('irina.neagu'));
});

async function contestedFile(): Promise<File> {
  const of = await fileToValue(api);
  await contestedOffer(ana, of);
  await confirmAccount(radu, of);
  await ana.change('changeReserve', of.assignment_id, {
    coverage_code: 'vehicle',
    amount_bani: 1_000_000,
    reason: 'Cerut de test',
  });
  return of;
}

const order = async (of: File, body: object = {}) => {
  await confirmAccount(radu, of);
  const { money_version, offers } = await ana.money(of.assignment_id);
  return radu.post(`orderPayment/${offers[0]?.offer_id}`, { money_version, ...body });
};
const payNewest = async (of: File, amount_bani: number) => {
  const { money_version, orders } = await ana.money(of.assignment_id);
  return irina.post(`recordPayment/${orders[0]?.payment_order_id}`, {
    amount_bani,
    paid_on: today,
    money_version,
  });
};
const statusOf = async (of: File) => {
  const { rows } = await sql<{ status_code: string }>`
    select status_code from assignment where assignment_id = ${of.assignment_id}`.execute(
    api.database.kysely,
  );
  return rows[0]?.status_code;
};

describe('M4 the undisputed part of a contested offer', () => {
  test('is ordered once and never above what was offered, while the claim stays contested', async () => {
    const of = await contestedFile();
    expect(await radu.money(of.assignment_id)).toMatchObject({
      payable: { amount_bani: 484_000, deducted_bani: 0, is_undisputed: true },
      payment_blocks: [],
    });
    expect((await order(of, { amount_bani: 484_001 })).json()).toMatchObject({
      context: { reason: 'above_undisputed' },
    });
    expect((await order(of, { amount_bani: 0 })).statusCode).toBe(422);
    const ordered = await order(of, { amount_bani: 300_000 });
    expect(ordered.statusCode, ordered.body).toBe(201);
    expect((await order(of)).json()).toMatchObject({ context: { reason: 'already_ordered' } });
    expect((await payNewest(of, 300_000)).statusCode).toBe(201);
    expect(await statusOf(of)).toBe('contested');
    expect(await ana.money(of.assignment_id)).toMatchObject({
      paid_bani: 300_000,
      payable: null,
      orders: [{ state: 'paid', is_undisputed: true, amount_bani: 300_000, offer_no: 1 }],
    });
  });

  test('is taken off the offer that the claimant accepts later, which pays the rest', async () => {
    const of = await contestedFile();
    await order(of, { amount_bani: 300_000 });
    await payNewest(of, 300_000);
    await acceptedOffer(ana, of, 500_000);
    expect(await ana.money(of.assignment_id)).toMatchObject({
      payable: { amount_bani: 284_000, deducted_bani: 300_000, is_undisputed: false },
    });
    expect((await order(of)).statusCode).toBe(201);
    const { orders } = await ana.money(of.assignment_id);
    expect(orders[0]).toMatchObject({ amount_bani: 284_000, deducted_bani: 300_000 });
    expect(await statusOf(of)).toBe('payment_ordered');
    expect((await payNewest(of, 284_000)).statusCode).toBe(201);
    expect(await statusOf(of)).toBe('paid');
    expect((await ana.money(of.assignment_id)).paid_bani).toBe(584_000);
  });

  test('W2 is not owed for any more: the term for the payment counts the rest alone, and no penalty twice', async () => {
    const of = await contestedFile();
    const term = async () => {
      const { rows } = await sql<object>`
        select amount_bani::integer as due, paid_bani::integer as paid, stopped_by from legal_clock
        where claim_file_id = ${of.claim_file_id} and legal_rule_code = 'RCA_10'`.execute(
        api.database.kysely,
      );
      return rows;
    };
    const paid = async (bani: number) => expect((await payNewest(of, bani)).statusCode).toBe(201);
    await order(of, { amount_bani: 300_000 });
    await paid(100_000);
    expect(await term()).toEqual([]);
    await acceptedOffer(ana, of, 500_000);
    expect(await term()).toEqual([{ due: 584_000, paid: 100_000, stopped_by: null }]);
    await paid(200_000);
    expect(await term()).toEqual([{ due: 584_000, paid: 300_000, stopped_by: null }]);
    await order(of);
    await paid(284_000);
    expect(await term()).toEqual([{ due: 584_000, paid: 584_000, stopped_by: 'payment.paid' }]);

    const { orders, money_version } = await ana.money(of.assignment_id);
    await irina.post(`correctPayment/${orders[0]?.payments[0]?.payment_id}`, {
      reason: 'Alt dosar',
      money_version,
    });
    expect(await term()).toEqual([{ due: 584_000, paid: 300_000, stopped_by: null }]);
  });

  test('that the claimant accepts after all leaves nothing to be ordered twice', async () => {
    const of = await contestedFile();
    await order(of);
    const { money_version, offers } = await ana.money(of.assignment_id);
    await ana.post(`recordAnswer/${offers[0]?.offer_id}`, { is_accepted: true, money_version });
    expect((await ana.money(of.assignment_id)).payable).toBeNull();
    expect((await order(of)).json()).toMatchObject({ context: { reason: 'already_ordered' } });
  });

  test('that a later order has taken off is not cancelled any more', async () => {
    const of = await contestedFile();
    await order(of, { amount_bani: 100_000 });
    await acceptedOffer(ana, of);
    expect((await order(of)).statusCode).toBe(201);
    const { orders, money_version } = await ana.money(of.assignment_id);
    const cancel = (index: number, version: number) =>
      ana.post(`cancelPaymentOrder/${orders[index]?.payment_order_id}`, {
        reason: 'Greșeală',
        money_version: version,
      });
    expect((await cancel(1, money_version)).json()).toMatchObject({ context: { reason: 'counted_already' } });
    expect((await cancel(0, money_version)).statusCode).toBe(201);
  });

  test('needs the authority for all that is ordered of the claim, not for its own amount alone', async () => {
    const of = await contestedFile();
    expect((await order(of)).statusCode).toBe(201);
    const maria = moneyCalls(api, await api.tokenFor('maria.stan'));
    await acceptedOffer(maria, of, 900_000);
    // Of 9.840,00 only 5.000,00 are left, and Radu decides 7.000,00 alone.
    expect((await order(of)).statusCode).toBe(201);
    const { orders } = await ana.money(of.assignment_id);
    expect(orders[0]).toMatchObject({ state: 'asked', amount_bani: 500_000, deducted_bani: 484_000 });
  });

  test('is no more than the offer for the database itself', async () => {
    const of = await contestedFile();
    await order(of);
    const again = sql`insert into payment_order (org_id, claim_file_id, offer_id, reference, state, amount_bani, payee_name,
        iban_sealed, iban_hash, iban_masked, created_by_user_id)
      select org_id, claim_file_id, offer_id, reference || '-2', 'ordered', 1, payee_name, iban_sealed, iban_hash,
        iban_masked, created_by_user_id from payment_order where claim_file_id = ${of.claim_file_id}`;
    await expect(again.execute(api.database.kysely)).rejects.toThrow('no more than its offer');
  });
});
