import type { Schema } from '@dosar/openapi';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { acceptedOffer, confirmAccount, fileToValue, moneyCalls, paysFrom } from '../testing/money-calls.ts';

const api = startTestApi({ people: ['irina.neagu'] });
type Calls = ReturnType<typeof moneyCalls>;
let ana: Calls;
let radu: Calls;
let irina: Calls;
const reason = 'Cerut de test';
const today = '2026-03-04';

beforeAll(async () => {
  ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  radu = moneyCalls(api, await api.tokenFor('radu.marin'));
  irina = moneyCalls(api, await api.tokenFor('irina.neagu'));
});

type File = Awaited<ReturnType<typeof fileToValue>>;
const order = async (of: File, by: Calls = radu) => {
  await confirmAccount(by, of);
  const { money_version, offers } = await by.money(of.assignment_id);
  return by.post(`orderPayment/${offers[0]?.offer_id}`, { money_version });
};
const pay = async (of: File, amount_bani: number, more: object = {}) => {
  const { money_version, orders } = await ana.money(of.assignment_id);
  return irina.post(`recordPayment/${orders[0]?.payment_order_id}`, {
    amount_bani,
    paid_on: today,
    money_version,
    ...more,
  });
};
const reserve = (of: File, amount_bani: number, coverage_code = 'vehicle') =>
  ana.change('changeReserve', of.assignment_id, { coverage_code, amount_bani, reason });
const masterOf = async (of: File) => {
  const { rows } = await sql<{ status_code: string }>`
    select status_code from assignment where assignment_id = ${of.assignment_id}`.execute(
    api.database.kysely,
  );
  return rows[0]?.status_code;
};

describe('M4 the payment of an offer', () => {
  test('waits for its reserve, is ordered once, and is paid in parts until nothing is left', async () => {
    const of = await fileToValue(api);
    await acceptedOffer(ana, of);
    expect((await order(of)).json()).toMatchObject({ context: { reason: 'above_reserve' } });
    await reserve(of, 500_000);
    expect((await order(of)).statusCode).toBe(201);
    expect((await order(of)).json()).toMatchObject({ context: { reason: 'already_ordered' } });
    expect(await masterOf(of)).toBe('payment_ordered');
    expect((await pay(of, 484_001)).json()).toMatchObject({ context: { reason: 'more_than_ordered' } });
    expect((await pay(of, 84_000, { bank_reference: 'BT-1' })).statusCode).toBe(201);
    expect((await pay(of, 1_000, { bank_reference: 'BT-1' })).json()).toMatchObject({
      context: { reason: 'known_reference' },
    });
    expect(await masterOf(of)).toBe('payment_ordered');
    expect((await pay(of, 400_000)).statusCode).toBe(201);
    expect(await masterOf(of)).toBe('paid');
    const money = await ana.money(of.assignment_id);
    expect(money).toMatchObject({ paid_bani: 484_000, reserve_bani: 16_000 });
    expect(money.orders[0]).toMatchObject({ state: 'paid', paid_bani: 484_000 });
    expect((await pay(of, 1)).json()).toMatchObject({ context: { reason: 'not_payable' } });
  });

  test('that was recorded by mistake is taken back once, and both entries stay', async () => {
    const of = await fileToValue(api);
    await acceptedOffer(ana, of);
    await reserve(of, 484_000);
    await order(of);
    await pay(of, 484_000);
    const { orders, money_version } = await ana.money(of.assignment_id);
    const correct = (version: number) =>
      irina.post(`correctPayment/${orders[0]?.payments[0]?.payment_id}`, { reason, money_version: version });
    expect((await correct(money_version)).statusCode).toBe(201);
    const after = await ana.money(of.assignment_id);
    expect(after).toMatchObject({ paid_bani: 0, reserve_bani: 484_000 });
    expect(after.orders[0]?.payments.map(({ amount_bani: bani }) => bani)).toEqual([-484_000, 484_000]);
    expect((await correct(after.money_version)).json()).toMatchObject({
      context: { reason: 'corrected_already' },
    });
    expect((await pay(of, 484_000)).statusCode).toBe(201);
  });

  test('a second order of the same offer is refused by the database itself', async () => {
    const of = await fileToValue(api);
    await acceptedOffer(ana, of);
    await reserve(of, 484_000);
    await order(of);
    const again = sql`insert into payment_order (org_id, claim_file_id, offer_id, reference, state, amount_bani, payee_name,
        iban_sealed, iban_hash, iban_masked, created_by_user_id)
      select org_id, claim_file_id, offer_id, reference || '-2', 'ordered', amount_bani, payee_name, iban_sealed, iban_hash,
        iban_masked, created_by_user_id from payment_order where claim_file_id = ${of.claim_file_id}`;
    await expect(again.execute(api.database.kysely)).rejects.toThrow('payment_order_of_offer_is_one');
  });

  test('goes to the bank once, in a file that can be had again', async () => {
    const of = await fileToValue(api);
    await acceptedOffer(ana, of);
    await reserve(of, 484_000);
    await order(of);
    const [waiting] = (await ana.money(of.assignment_id)).orders;
    const send = () =>
      irina.post('exportPaymentOrders', {
        payment_order_ids: [waiting?.payment_order_id],
        requested_on: '2026-03-06',
      });
    await paysFrom(api, { iban: 'RO49AAAA1B31007593840000', bic: 'AAAAROBU' });
    const sent = await send();
    expect(sent.statusCode, sent.body).toBe(201);
    expect((await send()).json()).toMatchObject({ context: { reason: 'not_exportable' } });
    const { payment_export_id: id } = sent.json<Schema<'PaymentExport'>>();
    const file = async (format: string) =>
      (await irina.post(`downloadPaymentExport/${id}`, { format })).json<Schema<'BankFile'>>().content;
    const xml = await file('pain001');
    expect(xml).toContain(`<EndToEndId>${waiting?.reference}</EndToEndId>`);
    expect(xml).toContain('<InstdAmt Ccy="RON">4840.00</InstdAmt>');
    expect(await file('pain001')).toBe(xml);
    expect(await file('csv')).toContain('"4840,00"');
    expect((await ana.get('browsePaymentOrders')).statusCode).toBe(403);
  });
});

test('no sequence of calls pays twice, above the order or above the reserve, and the sums always agree', async () => {
  const of = await fileToValue(api);
  await acceptedOffer(ana, of);
  const act = fc.oneof(
    fc.record({ kind: fc.constant('reserve'), bani: fc.integer({ min: 0, max: 600_000 }) }),
    fc.record({ kind: fc.constant('order'), bani: fc.constant(0) }),
    fc.record({ kind: fc.constant('pay'), bani: fc.integer({ min: 1, max: 484_000 }) }),
    fc.record({ kind: fc.constant('correct'), bani: fc.constant(0) }),
    fc.record({ kind: fc.constant('cancel'), bani: fc.constant(0) }),
  );
  for (const { kind, bani } of fc.sample(act, { numRuns: 40, seed: 7 })) {
    const { money_version, orders } = await ana.money(of.assignment_id);
    const [last] = orders;
    if (kind === 'reserve') await reserve(of, bani);
    if (kind === 'order') await order(of);
    if (kind === 'pay') await pay(of, bani);
    if (kind === 'cancel' && last)
      await ana.post(`cancelPaymentOrder/${last.payment_order_id}`, { reason, money_version });
    const wrong = last?.payments.find(({ amount_bani: paid }) => paid > 0);
    if (kind === 'correct' && wrong)
      await irina.post(`correctPayment/${wrong.payment_id}`, { reason, money_version });
    const money = await ana.money(of.assignment_id);
    const paid = money.orders
      .flatMap(({ payments }) => payments)
      .reduce((sum, one) => sum + one.amount_bani, 0);
    expect(money.paid_bani ?? 0).toBe(paid);
    expect(paid).toBeLessThanOrEqual(484_000);
    expect(money.orders.filter(({ state }) => state !== 'cancelled').length).toBeLessThanOrEqual(1);
    expect(money.coverages.reduce((sum, { paid_bani: part }) => sum + part, 0)).toBe(paid);
    expect(money.coverages.reduce((sum, { reserve_bani: part }) => sum + part, 0)).toBe(
      money.reserve_bani ?? 0,
    );
  }
});
