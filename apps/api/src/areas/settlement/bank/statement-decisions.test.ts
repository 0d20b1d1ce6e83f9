import type { Schema } from '@dosar/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { ibanOf } from '#src/testing/world/money-of-claim.ts';
import { moneyCalls, paysFrom } from '../testing/money-calls.ts';
import { becomesFinance, orderedFile, statementCalls } from '../testing/statement-calls.ts';
import { camtFile, type CamtEntry } from './testing/statement-files.ts';

const api = startTestApi({ people: ['irina.neagu'] });
type Money = ReturnType<typeof moneyCalls>;
type Bank = ReturnType<typeof statementCalls>;
let people: Record<'ana' | 'radu' | 'irina', Money>;
/** Irina, and Maria who pays as well. */
let bank: Bank;
let colleague: Bank;

beforeAll(async () => {
  const as = async (person: string) => moneyCalls(api, await api.tokenFor(person));
  people = { ana: await as('ana.ionescu'), radu: await as('radu.marin'), irina: await as('irina.neagu') };
  await becomesFinance(api, 'maria.stan');
  bank = statementCalls(api, await api.tokenFor('irina.neagu'));
  colleague = statementCalls(api, await api.tokenFor('maria.stan'));
});

let statements = 0;
const camt = (...entries: CamtEntry[]) => camtFile(entries, { id: `DEC-${(statements += 1)}` });
const line = (reference: string, more: Partial<CamtEntry> = {}): CamtEntry => ({
  amount: '4840.00',
  transfers: [{ reference, words: 'Despagubire' }],
  ...more,
});
const outcomes = async (id: string) => (await bank.lines(id)).map(({ outcome }) => outcome);
const refused = (reason: string) => ({ status: 409, context: { reason } });
const whole = (payment_order_id: string, amount_bani = 484_000) => [{ payment_order_id, amount_bani }];
const orderOf = async (assignmentId: string) => (await people.ana.money(assignmentId)).orders[0];
async function paidByHand({ assignment_id: id, orderId }: { assignment_id: string; orderId: string }) {
  const { money_version } = await people.irina.money(id);
  const paid = await people.irina.post(`recordPayment/${orderId}`, {
    amount_bani: 484_000,
    paid_on: '2026-03-04',
    money_version,
  });
  expect(paid.statusCode, paid.body).toBe(201);
}

describe('M4 a line that somebody has to decide', () => {
  test('pays a part of its order; a second part pays the rest', async () => {
    const of = await orderedFile(api, people);
    const part = (bani: number) => [{ payment_order_id: of.orderId, amount_bani: bani }];
    const id = await bank.read(camt(line(of.reference, { amount: '4000.00' })));
    expect((await bank.decide(id, 1, part(400_001))).json()).toMatchObject({
      context: { reason: 'decided_otherwise', line_no: 1 },
    });
    expect((await bank.decide(id, 1, part(400_000))).json()).toMatchObject({
      decision: { kind: 'pays', parts: part(400_000), needs_second: false },
    });
    expect((await bank.take(id)).statusCode).toBe(201);
    expect(await orderOf(of.assignment_id)).toMatchObject({ paid_bani: 400_000, state: 'ordered' });
    expect((await bank.decide(id, 1, part(84_000))).statusCode).toBe(409);
    expect((await bank.take(id)).statusCode).toBe(409);
    const rest = await bank.read(camt(line(of.reference, { amount: '840.00' })));
    expect(await outcomes(rest)).toEqual(['matches']);
    expect((await bank.take(rest)).statusCode).toBe(201);
    expect(await orderOf(of.assignment_id)).toMatchObject({ state: 'paid' });
  });

  test('of more than is open pays what is open, once a second person records it', async () => {
    const of = await orderedFile(api, people);
    const id = await bank.read(camt(line(of.reference, { amount: '5000.00' })));
    const paying = (bani: number) => [{ payment_order_id: of.orderId, amount_bani: bani }];
    expect((await bank.decide(id, 1, paying(484_001))).json()).toMatchObject({
      context: { reason: 'decided_otherwise' },
    });
    expect((await bank.decide(id, 1, paying(484_000))).json()).toMatchObject({
      decision: { needs_second: true, is_own: true },
    });
    expect((await bank.statement(id)).decisions).toMatchObject({ to_record: 0, waiting: 1 });
    expect((await bank.take(id)).json()).toMatchObject({ context: { reason: 'nothing_to_pay' } });
    expect((await colleague.statement(id)).decisions).toMatchObject({ to_record: 1, waiting: 0 });
    expect((await colleague.take(id)).json()).toMatchObject({ recorded_bani: 484_000 });
  });

  test('pays two orders of one transfer: by itself when it has the sum of both, as decided otherwise', async () => {
    const [one, other] = [await orderedFile(api, people), await orderedFile(api, people)];
    const both = `${one.reference} ${other.reference}`;
    const id = await bank.read(camt(line(both, { amount: '9680.00' }), line(both, { amount: '5000.00' })));
    expect(await outcomes(id)).toEqual(['matches', 'paid_already']);
    const less = await bank.read(camt(line(both, { amount: '5000.00' })));
    expect(await outcomes(less)).toEqual(['several']);
    const parts = [
      { payment_order_id: one.orderId, amount_bani: 484_000 },
      { payment_order_id: other.orderId, amount_bani: 16_000 },
    ];
    await bank.decide(less, 1, parts);
    expect((await bank.take(less)).json()).toMatchObject({
      recorded_count: 2,
      recorded_bani: 500_000,
    });
    expect(await orderOf(other.assignment_id)).toMatchObject({ paid_bani: 16_000 });
  });

  test('a batch without details pays every order of the file for the bank that it names', async () => {
    const files = [await orderedFile(api, people), await orderedFile(api, people)];
    await paysFrom(api, { iban: 'RO49AAAA1B31007593840000' });
    const sent = await people.irina.post('exportPaymentOrders', {
      payment_order_ids: files.map(({ orderId }) => orderId),
      requested_on: '2026-03-04',
    });
    const { export_no: no } = sent.json<Schema<'PaymentExport'>>();
    const paymentId = `DEMO-20260304-${String(no).padStart(4, '0')}`;
    const id = await bank.read(camt({ amount: '9680.00', batch: { paymentId, count: 2 } }));
    expect((await bank.take(id)).json()).toMatchObject({ recorded_count: 2 });
    for (const { assignment_id: of } of files) expect(await orderOf(of)).toMatchObject({ state: 'paid' });
  });
});

describe('M4 an order for a line that names none', () => {
  test('is found by its claim file, its payee, its amount and its account, as long as money may reach it', async () => {
    const of = await orderedFile(api, people);
    const order = await orderOf(of.assignment_id);
    const found = async (q: string) =>
      (await bank.openOrders(q)).items.map(({ payment_order_id: id }) => id).includes(of.orderId);
    const number = of.reference.replace(/-\d+$/, '');
    expect(await found(of.reference.toLowerCase())).toBe(true);
    expect(await found(number)).toBe(true);
    expect(await found(order?.payee_name.normalize('NFD').replaceAll(/\p{M}/gu, '').slice(1, 6) ?? '')).toBe(
      true,
    );
    expect(await found('4.840,00')).toBe(true);
    expect(await found('4840,01')).toBe(false);
    expect(await found(ibanOf(number))).toBe(true);
    expect(await found(order?.iban_masked.slice(-4) ?? '')).toBe(true);
    expect(await found('nimeni')).toBe(false);
    await paidByHand(of);
    expect(await found(of.reference)).toBe(false);
  });

  test('comes twenty at a time, and says that the reader ordered it', async () => {
    const own = await orderedFile(api, { ana: people.ana, radu: people.irina });
    const { items } = await bank.openOrders(own.reference);
    expect(items).toMatchObject([{ reference: own.reference, payment_blocks: ['own_order'] }]);
    expect((await colleague.openOrders(own.reference)).items).toMatchObject([{ payment_blocks: [] }]);
    const other = await orderedFile(api, people);
    const all = await bank.openOrders('4840');
    expect(all.items[0]).toMatchObject({ reference: other.reference, ordered_on: '2026-03-04' });
    expect((await bank.openOrders('4840', all.items[0]?.payment_order_id)).items[0]).toMatchObject({
      reference: own.reference,
    });
  });

  test('is paid by the line once somebody has chosen it and somebody else records it', async () => {
    const of = await orderedFile(api, people);
    const id = await bank.read(camt(line('FARA REFERINTA'), line('NIMIC', { amount: '12.00' })));
    expect(await outcomes(id)).toEqual(['unknown', 'unknown']);
    expect((await bank.decide(id, 1, whole(of.orderId))).json()).toMatchObject({
      outcome: 'unknown',
      orders: [{ reference: of.reference }],
      decision: { kind: 'pays', needs_second: true, is_own: true },
    });
    // Another session, another person: what was decided is still there.
    expect((await colleague.lines(id))[0]).toMatchObject({
      decision: { decided_by: 'Irina Neagu', is_own: false, parts: whole(of.orderId) },
    });
    expect((await bank.take(id)).json()).toMatchObject(refused('nothing_to_pay'));
    expect((await colleague.take(id)).json()).toMatchObject({ recorded_count: 1, recorded_bani: 484_000 });
    expect(await outcomes(id)).toEqual(['recorded', 'unknown']);
    expect(await orderOf(of.assignment_id)).toMatchObject({
      state: 'paid',
      payments: [{ source: 'statement', who: 'Maria Stan' }],
    });
  });

  test('is never an order of whoever decides, nor one given after the line was booked, nor one without reserve', async () => {
    const own = await orderedFile(api, { ana: people.ana, radu: people.irina });
    const of = await orderedFile(api, people);
    const id = await bank.read(camt(line('NIMIC'), line('NIMIC', { day: '2026-03-03' })));
    expect((await bank.decide(id, 1, whole(own.orderId))).json()).toMatchObject(refused('own_order'));
    expect((await bank.decide(id, 2, whole(of.orderId))).json()).toMatchObject(refused('before_order'));
    await people.ana.change('changeReserve', of.assignment_id, {
      coverage_code: 'vehicle',
      amount_bani: 100,
      reason: 'Cerut de test',
    });
    expect((await bank.decide(id, 1, whole(of.orderId))).json()).toMatchObject(refused('above_reserve'));
  });

  test('is not for money that came in, for other money, or for what is recorded already', async () => {
    const [of, paid] = [await orderedFile(api, people), await orderedFile(api, people)];
    const id = await bank.read(
      camt(
        line('NIMIC', { direction: 'CRDT' }),
        line('NIMIC', { currency: 'EUR' }),
        line('NIMIC', { status: 'PDNG' }),
        line(paid.reference),
      ),
    );
    await bank.take(id);
    for (const no of [1, 2, 3, 4])
      expect((await bank.decide(id, no, whole(of.orderId))).json()).toMatchObject(
        refused('decided_otherwise'),
      );
    expect((await bank.decide(id, 1, 'left_out')).json()).toMatchObject(refused('decided_otherwise'));
    expect((await bank.decide(id, 9, 'open')).statusCode).toBe(404);
  });
});

describe('M4 what a line means and what is decided about it', () => {
  test('is said anew when the statement is opened: paid by hand, taken back, ordered since', async () => {
    const of = await orderedFile(api, people);
    const [number = '', no = ''] = of.reference.split(/-(?=\d+$)/);
    const next = `${number}-${Number(no) + 1}`;
    const id = await bank.read(camt(line(of.reference, { bankReference: 'R-1' }), line(next)));
    const opened = async () => {
      await bank.statement(id);
      return outcomes(id);
    };
    expect(await opened()).toEqual(['matches', 'unknown']);
    await paidByHand(of);
    expect(await opened()).toEqual(['paid_already', 'unknown']);
    const { money_version, orders } = await people.ana.money(of.assignment_id);
    await people.irina.post(`correctPayment/${orders[0]?.payments[0]?.payment_id}`, {
      reason: 'Altă plată',
      money_version,
    });
    expect(await opened()).toEqual(['matches', 'unknown']);
    const { money_version: version } = await people.ana.money(of.assignment_id);
    await people.radu.post(`cancelPaymentOrder/${of.orderId}`, {
      reason: 'Alt cont',
      money_version: version,
    });
    expect(await opened()).toEqual(['not_payable', 'unknown']);
    const money = await people.ana.money(of.assignment_id);
    await people.radu.post(`orderPayment/${money.offers[0]?.offer_id}`, {
      money_version: money.money_version,
    });
    expect((await orderOf(of.assignment_id))?.reference).toBe(next);
    expect(await opened()).toEqual(['not_payable', 'matches']);
  });

  test('is refused to whoever has not seen the decision that is there', async () => {
    const [one, other] = [await orderedFile(api, people), await orderedFile(api, people)];
    const id = await bank.read(camt(line(one.reference), line(other.reference)));
    expect((await colleague.decide(id, 1, 'left_out')).statusCode).toBe(200);
    expect((await bank.decide(id, 1, 'left_out', 0)).json()).toMatchObject({
      code: 'stale_row_version',
      context: { row_version: 1 },
    });
    expect((await bank.take(id, 0)).json()).toMatchObject({ code: 'stale_row_version' });
    expect((await bank.take(id, 1)).json()).toMatchObject({ recorded_count: 1 });
  });

  test('falls back when it does not fit any more; the other lines are recorded', async () => {
    const [one, other] = [await orderedFile(api, people), await orderedFile(api, people)];
    const id = await bank.read(camt(line('NIMIC', { amount: '4840.00' }), line(other.reference)));
    await bank.decide(id, 1, whole(one.orderId));
    await paidByHand(one);
    expect((await colleague.take(id)).json()).toMatchObject({ recorded_count: 1, reopened_count: 1 });
    expect((await bank.lines(id))[0]).toMatchObject({ outcome: 'unknown', decision: null });
    expect((await people.ana.money(one.assignment_id)).paid_bani).toBe(484_000);
  });
});
