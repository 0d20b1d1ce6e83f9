import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { acceptedOffer, fileToValue, moneyCalls } from '../testing/money-calls.ts';

const api = startTestApi({ people: ['irina.neagu'] });
type Read = Schema<'ReadStatement'>;
type Line = { booked_on?: string; amount_bani: number; text: string; bank_reference?: string };
let ana: ReturnType<typeof moneyCalls>;
let radu: typeof ana;
let irina: typeof ana;
const today = '2026-03-04';
const tomorrow = '2026-03-05';

beforeAll(async () => {
  ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  radu = moneyCalls(api, await api.tokenFor('radu.marin'));
  irina = moneyCalls(api, await api.tokenFor('irina.neagu'));
});

/** A file with an order of 4.840,00 lei that can be paid. */
async function orderedFile() {
  const of = await fileToValue(api);
  await acceptedOffer(ana, of);
  await ana.change('changeReserve', of.assignment_id, {
    coverage_code: 'vehicle',
    amount_bani: 484_000,
    reason: 'Cerut de test',
  });
  const { money_version, offers } = await ana.money(of.assignment_id);
  await radu.post(`orderPayment/${offers[0]?.offer_id}`, { money_version });
  const { orders } = await ana.money(of.assignment_id);
  return { ...of, reference: orders[0]?.reference ?? '' };
}

const complete = (lines: readonly Line[]) => lines.map((line) => ({ booked_on: today, ...line }));
const preview = async (...lines: Line[]) =>
  (await irina.post('previewStatement', { lines: complete(lines) })).json<Read>();
const take = (...lines: Line[]) =>
  irina.post('importStatement', { file_name: 'extras.csv', lines: complete(lines) });
const outcomes = ({ lines }: Read) => lines.map(({ outcome }) => outcome);

describe('M4 a statement of the bank', () => {
  test('pays the orders that it names with their amount, and says of every other line why it pays none', async () => {
    const [one, other] = [await orderedFile(), await orderedFile()];
    const lines = [
      { amount_bani: -484_000, text: `Plata ${one.reference} despagubire`, bank_reference: 'BT-100' },
      { amount_bani: -484_000, text: `Plata ${one.reference} din nou`, bank_reference: 'BT-101' },
      { amount_bani: -480_000, text: other.reference },
      { amount_bani: -484_000, text: `${one.reference} si ${other.reference}` },
      { amount_bani: -484_000, text: other.reference, booked_on: tomorrow },
      { amount_bani: 484_000, text: other.reference },
      { amount_bani: -1_000, text: 'Comision' },
    ];
    const seen = await preview(...lines);
    expect(outcomes(seen)).toEqual([
      'matches',
      'paid_already',
      'amount_differs',
      'several',
      'in_the_future',
      'incoming',
      'unknown',
    ]);
    expect(seen).toMatchObject({ matching_count: 1, matching_bani: 484_000 });
    expect((await ana.money(one.assignment_id)).paid_bani).toBeNull();

    const taken = await take(...lines);
    expect(taken.statusCode, taken.body).toBe(201);
    expect(outcomes(taken.json<Read>())[0]).toBe('paid');
    const { orders, paid_bani: paid } = await ana.money(one.assignment_id);
    expect(paid).toBe(484_000);
    expect(orders[0]).toMatchObject({
      state: 'paid',
      payments: [{ source: 'statement', bank_reference: 'BT-100', who: 'Irina Neagu' }],
    });
    expect((await ana.money(other.assignment_id)).paid_bani).toBeNull();
    const { statements } = (await irina.get('browsePaymentOrders')).json<Schema<'PaymentOrders'>>();
    expect(statements[0]).toMatchObject({ file_name: 'extras.csv', line_count: 7, paid_count: 1 });
    const { rows } = await sql<{ told: number }>`select count(*)::int as told from timeline_event
      where claim_file_id = ${one.claim_file_id} and title like 'Plătit: %'`.execute(api.database.kysely);
    expect(rows[0]?.told).toBe(1);
  });

  test('that is sent again pays nothing again, with and without references of the bank', async () => {
    const of = await orderedFile();
    const line = { amount_bani: -484_000, text: of.reference };
    expect((await take(line)).statusCode).toBe(201);
    expect(outcomes(await preview(line))).toEqual(['paid_already']);
    expect((await take(line)).json()).toMatchObject({ context: { reason: 'nothing_to_pay' } });
    expect((await ana.money(of.assignment_id)).paid_bani).toBe(484_000);
  });

  test('that two people import at once pays once', async () => {
    const of = await orderedFile();
    const line = { amount_bani: -484_000, text: of.reference, bank_reference: 'BT-200' };
    const answers = await Promise.all([take(line), take(line)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await ana.money(of.assignment_id)).paid_bani).toBe(484_000);
  });

  test('does not pay what its reserve does not cover, and is for finance alone', async () => {
    const of = await orderedFile();
    await ana.change('changeReserve', of.assignment_id, {
      coverage_code: 'vehicle',
      amount_bani: 100,
      reason: 'Cerut de test',
    });
    const line = { amount_bani: -484_000, text: of.reference };
    expect(outcomes(await preview(line))).toEqual(['above_reserve']);
    expect((await ana.post('previewStatement', { lines: complete([line]) })).statusCode).toBe(403);
  });
});
