import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { moneyCalls } from '../testing/money-calls.ts';
import { orderedFile, statementCalls } from '../testing/statement-calls.ts';
import { camtFile, mt940File, type CamtEntry } from './testing/statement-files.ts';

const api = startTestApi({ people: ['irina.neagu'] });
let ana: ReturnType<typeof moneyCalls>;
let radu: ReturnType<typeof moneyCalls>;
let irina: ReturnType<typeof moneyCalls>;
let bank: ReturnType<typeof statementCalls>;

beforeAll(async () => {
  ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  radu = moneyCalls(api, await api.tokenFor('radu.marin'));
  irina = moneyCalls(api, await api.tokenFor('irina.neagu'));
  bank = statementCalls(api, await api.tokenFor('irina.neagu'));
});

let statements = 0;
/** A camt.053 of its own day. */
const camt = (...entries: CamtEntry[]) => camtFile(entries, { id: `EX-${(statements += 1)}` });
const line = (reference: string, more: Partial<CamtEntry> = {}): CamtEntry => ({
  amount: '4840.00',
  transfers: [{ reference, words: 'Despagubire' }],
  ...more,
});
const outcomes = async (id: string) => (await bank.lines(id)).map(({ outcome }) => outcome);
const reasonOf = (answer: { json: () => unknown }) => answer.json();
const orderedOn = (day: string, orderId: string | undefined) =>
  sql`update payment_order set created_at = ${`${day}T08:00:00Z`} where payment_order_id = ${orderId}`.execute(
    api.database.kysely,
  );
const stateOf = async (assignmentId: string) => (await ana.money(assignmentId)).orders[0];

describe('M4 a statement of the bank', () => {
  test('says of each line what it pays or why it pays nothing, and records nothing before it is imported', async () => {
    const [one, other] = [await orderedFile(api, { ana, radu }), await orderedFile(api, { ana, radu })];
    const id = await bank.read(
      camt(
        line(one.reference, { bankReference: '0001' }),
        line(one.reference),
        line(other.reference, { amount: '4000.00' }),
        line(other.reference, { amount: '5000.00' }),
        line(`${one.reference} ${other.reference}`),
        line(other.reference, { day: '2026-03-05' }),
        line(other.reference, { status: 'PDNG' }),
        line(other.reference, { currency: 'EUR' }),
        line(other.reference, { day: '' }),
        line('', { direction: 'CRDT', amount: '100.00' }),
        line('', { amount: '12.00', note: 'Comision' }),
      ),
    );
    expect(await outcomes(id)).toEqual([
      ...['matches', 'paid_already', 'partial', 'over', 'several', 'in_the_future'],
      ...['pending', 'other_currency', 'unreadable', 'incoming', 'unknown'],
    ]);
    const { statement, counts } = await bank.statement(id);
    expect(statement).toMatchObject({
      state: 'read',
      format: 'camt053',
      account_masked: 'RO******************0000',
      line_count: 11,
      recorded_at: null,
    });
    expect(counts.find(({ outcome }) => outcome === 'matches')).toEqual({
      outcome: 'matches',
      count: 1,
      in_bani: 0,
      out_bani: -484_000,
    });
    expect((await ana.money(one.assignment_id)).paid_bani).toBeNull();

    const taken = await bank.take(id);
    expect(taken.statusCode, taken.body).toBe(201);
    expect(taken.json()).toMatchObject({ recorded_count: 1, recorded_bani: 484_000, returned_count: 0 });
    expect(await stateOf(one.assignment_id)).toMatchObject({
      state: 'paid',
      payments: [{ source: 'statement', bank_reference: '0001', who: 'Irina Neagu' }],
    });
    expect((await ana.money(other.assignment_id)).paid_bani).toBeNull();
    const { statements: known } = (await irina.get('browsePaymentOrders')).json<Schema<'PaymentOrders'>>();
    expect(known[0]).toMatchObject({ file_name: 'extras-118.xml', line_count: 11, paid_count: 1 });
  });

  test('shows the line as the bank wrote it, with its accounts masked', async () => {
    const { reference } = await orderedFile(api, { ana, radu });
    const [shown] = await bank.lines(await bank.read(camt(line(reference))));
    expect(shown?.raw).toContain('<Nm>Țepeș Teodora</Nm>');
    expect(shown?.raw).not.toContain('RO09BCYP0000001234567890');
    expect(shown).toMatchObject({
      counterparty: 'Țepeș Teodora',
      orders: [{ reference, open_bani: 484_000 }],
    });
  });

  test('pays the same transfer once, in whichever file it comes again', async () => {
    const of = await orderedFile(api, { ana, radu });
    const content = camt(line(of.reference, { bankReference: 'BT-1' }));
    expect((await bank.take(await bank.read(content))).statusCode).toBe(201);
    const again = await bank.read(content);
    expect(await outcomes(again)).toEqual(['paid_already']);
    expect(reasonOf(await bank.take(again))).toMatchObject({ context: { reason: 'nothing_to_pay' } });
    const notice = camtFile([line(of.reference, { bankReference: 'BT-1' })], { kind: '054', id: 'N-1' });
    expect(await outcomes(await bank.read(notice))).toEqual(['paid_already']);
    expect((await ana.money(of.assignment_id)).paid_bani).toBe(484_000);
  });

  test('does not pay again what somebody took back by hand', async () => {
    const of = await orderedFile(api, { ana, radu });
    const content = camt(line(of.reference));
    await bank.take(await bank.read(content));
    const { money_version, orders } = await ana.money(of.assignment_id);
    const corrected = await irina.post(`correctPayment/${orders[0]?.payments[0]?.payment_id}`, {
      reason: 'Altă plată',
      money_version,
    });
    expect(corrected.statusCode, corrected.body).toBe(201);
    expect(await outcomes(await bank.read(content))).toEqual(['paid_already']);
  });

  test('pays two transfers that the bank names alike: of two mornings, and of one batch', async () => {
    const files = [
      await orderedFile(api, { ana, radu }),
      await orderedFile(api, { ana, radu }),
      await orderedFile(api, { ana, radu }),
    ];
    const [one, two, three] = files.map(({ reference }) => reference);
    await orderedOn('2026-03-03', files[0]?.orderId);
    const morning = camt(line(one ?? '', { entryReference: '0001', day: '2026-03-03' }));
    expect((await bank.take(await bank.read(morning))).statusCode).toBe(201);
    const batch = camt({
      amount: '9680.00',
      entryReference: '0001',
      bankReference: '0001',
      transfers: [two, three].map((reference) => ({
        reference: reference ?? '',
        amount: '4840.00',
        bankReference: '0001',
      })),
    });
    const taken = await bank.take(await bank.read(batch));
    expect(taken.json()).toMatchObject({ recorded_count: 2 });
    for (const { assignment_id: id } of files) expect(await stateOf(id)).toMatchObject({ state: 'paid' });
  });

  test('that twenty people import at once pays once', async () => {
    const of = await orderedFile(api, { ana, radu });
    const content = camt(line(of.reference));
    const ids = [await bank.read(content), await bank.read(content)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => bank.take(ids[index % 2] ?? '')),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(19);
    expect((await ana.money(of.assignment_id)).paid_bani).toBe(484_000);
  });

  test('two transfers for one order, imported at once, pay it once', async () => {
    const of = await orderedFile(api, { ana, radu });
    const ids = await Promise.all(
      ['BT-20', 'BT-21', 'BT-22', 'BT-23'].map((bankReference) =>
        bank.send(camt(line(of.reference, { bankReference }))),
      ),
    );
    await bank.read(camt(line('')));
    const answers = await Promise.all(
      ids.map((sent) => bank.take(sent.json<Schema<'BankStatement'>>().bank_statement_id)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 201))
      expect(refused.json()).toMatchObject({ context: { reason: 'nothing_to_pay' } });
    expect((await ana.money(of.assignment_id)).paid_bani).toBe(484_000);
  });

  test('leaves out what somebody leaves out, and records it later', async () => {
    const [one, other] = [await orderedFile(api, { ana, radu }), await orderedFile(api, { ana, radu })];
    const id = await bank.read(camt(line(one.reference), line(other.reference)));
    expect((await bank.decide(id, 2, 'left_out')).json()).toMatchObject({
      decision: { kind: 'left_out', is_own: true, decided_by: 'Irina Neagu' },
      decision_version: 1,
    });
    expect((await bank.statement(id)).decisions).toEqual({
      version: 1,
      to_record: 1,
      left_out: 1,
      waiting: 0,
    });
    expect((await bank.take(id)).json()).toMatchObject({ recorded_count: 1 });
    expect(await outcomes(id)).toEqual(['recorded', 'matches']);
    expect(reasonOf(await bank.take(id))).toMatchObject({ context: { reason: 'nothing_to_pay' } });
    expect((await bank.decide(id, 2, 'open')).json()).toMatchObject({ decision: null, decision_version: 2 });
    expect((await bank.take(id)).json()).toMatchObject({ recorded_count: 1, statement: { paid_count: 2 } });
  });

  test('does not pay what its reserve does not cover', async () => {
    const of = await orderedFile(api, { ana, radu });
    const read = await bank.read(camt(line(of.reference)));
    await ana.change('changeReserve', of.assignment_id, {
      coverage_code: 'vehicle',
      amount_bani: 100,
      reason: 'Cerut de test',
    });
    expect((await bank.take(read)).statusCode).toBe(409);
    expect(await outcomes(read)).toEqual(['above_reserve']);
    expect(await outcomes(await bank.read(camt(line(of.reference))))).toEqual(['above_reserve']);
  });

  test('pays nothing that the bank booked before the day of the order, alone or with another one', async () => {
    const [one, other] = [await orderedFile(api, { ana, radu }), await orderedFile(api, { ana, radu })];
    await orderedOn('2026-03-03', other.orderId);
    const both = `${one.reference} ${other.reference}`;
    const day = '2026-03-03';
    const id = await bank.read(
      camt(
        line(one.reference, { day }),
        line(one.reference, { day, amount: '4000.00' }),
        line(both, { day, amount: '9680.00' }),
        line(other.reference, { day }),
      ),
    );
    expect(await outcomes(id)).toEqual(['before_order', 'before_order', 'before_order', 'matches']);
    expect((await bank.take(id)).json()).toMatchObject({ recorded_count: 1 });
    const part = [{ payment_order_id: one.orderId, amount_bani: 400_000 }];
    expect(reasonOf(await bank.decide(id, 2, part))).toMatchObject({ context: { reason: 'before_order' } });
    expect((await ana.money(one.assignment_id)).paid_bani).toBeNull();
  });

  test('is for managers alone, and its file is what the bank made', async () => {
    const content = camt(line('DM-1'));
    const id = await bank.read(content);
    expect((await bank.download(id)).body).toBe(content);
    expect((await ana.get(`getStatement/${id}`)).statusCode).toBe(403);
  });
});

describe('M4 a payment that the bank returns', () => {
  test('reopens its order, gives the reserve back, and asks the owner of the file for another account', async () => {
    const of = await orderedFile(api, { ana, radu });
    await sql`update assignment set queue_id = null, assigned_user_id = (select user_id from app_user
        where app_user.org_id = assignment.org_id and username = 'ana.ionescu')
      where assignment_id = ${of.assignment_id}`.execute(api.database.kysely);
    await bank.take(await bank.read(camt(line(of.reference))));
    const back = camt(
      line(of.reference, { direction: 'CRDT', transfers: [{ reference: of.reference, returned: 'AC04' }] }),
    );
    const id = await bank.read(back);
    expect(await outcomes(id)).toEqual(['returned']);
    expect((await bank.take(id)).json()).toMatchObject({ recorded_count: 0, returned_count: 1 });
    const money = await ana.money(of.assignment_id);
    expect(money).toMatchObject({
      paid_bani: 0,
      reserve_bani: 484_000,
      orders: [{ state: 'returned', paid_bani: 0 }],
    });
    expect(await outcomes(await bank.read(back))).toEqual(['paid_already']);

    const { rows } = await sql<{ type: string; owner: string | null; told: number }>`
      select work.assignment_type_code as type, person.username as owner,
        (select count(*)::int from timeline_event event where event.claim_file_id = work.claim_file_id
          and event.title like 'Plată întoarsă de bancă: %' and event.body = 'AC04') as told
      from assignment work left join app_user person on person.user_id = work.assigned_user_id
      where work.claim_file_id = ${of.claim_file_id} and work.assignment_type_code = 'payment'
        and work.category_code <> 'done'`.execute(api.database.kysely);
    expect(rows).toEqual([{ type: 'payment', owner: 'ana.ionescu', told: 1 }]);

    const cancelled = await radu.post(`cancelPaymentOrder/${of.orderId}`, {
      reason: 'Alt cont',
      money_version: money.money_version,
    });
    expect(cancelled.statusCode, cancelled.body).toBe(201);
    const { money_version, offers } = await ana.money(of.assignment_id);
    const again = await radu.post(`orderPayment/${offers[0]?.offer_id}`, { money_version });
    expect(again.statusCode, again.body).toBe(201);
  });

  test('within the file that paid it is paid and returned', async () => {
    const of = await orderedFile(api, { ana, radu });
    const id = await bank.read(
      mt940File([
        `:61:2603040304D4840,00NTRF${of.reference}//1`,
        ':86:Despagubire',
        ':61:2603040304RD4840,00NRTINONREF//2',
        `:86:RETUR AC01 ${of.reference}`,
      ]),
      'extras.sta',
    );
    expect(await outcomes(id)).toEqual(['matches', 'returned']);
    expect((await bank.take(id)).json()).toMatchObject({ recorded_count: 1, returned_count: 1 });
    expect(await stateOf(of.assignment_id)).toMatchObject({ state: 'returned', paid_bani: 0 });
  });

  test('can be paid again, by the bank itself', async () => {
    const of = await orderedFile(api, { ana, radu });
    await orderedOn('2026-03-03', of.orderId);
    await bank.take(await bank.read(camt(line(of.reference))));
    await bank.take(await bank.read(camt(line(of.reference, { direction: 'CRDT' }))));
    const again = await bank.read(camt(line(of.reference, { bankReference: 'BT-9', day: '2026-03-03' })));
    expect((await bank.take(again)).json()).toMatchObject({ recorded_count: 1 });
    expect(await stateOf(of.assignment_id)).toMatchObject({ state: 'paid', paid_bani: 484_000 });
  });

  test('of another amount is not taken for the payment', async () => {
    const of = await orderedFile(api, { ana, radu });
    await bank.take(await bank.read(camt(line(of.reference))));
    const id = await bank.read(camt(line(of.reference, { direction: 'CRDT', amount: '4800.00' })));
    expect(await outcomes(id)).toEqual(['return_differs']);
  });
});

test('M4 lines come in pages and by outcome, and balances say what the lines do not', async () => {
  const entries = Array.from({ length: 120 }, (_, no) =>
    line('', { amount: '1.00', day: no < 2 ? '' : '2026-03-04' }),
  );
  const id = await bank.read(camtFile(entries, { id: 'EX-P', opening: '1000.00', closing: '870.00' }));
  const first = await bank.page(id, '');
  expect(first.items).toHaveLength(50);
  const second = await bank.page(id, `?after=${first.next_cursor}`);
  const third = await bank.page(id, `?after=${second.next_cursor}`);
  expect(third).toMatchObject({ next_cursor: null });
  expect([first, second, third].flatMap(({ items }) => items.map(({ line_no: no }) => no))).toEqual(
    entries.map((_, index) => index + 1),
  );
  expect(await bank.lines(id, '?outcome=unreadable')).toHaveLength(2);
  expect(await bank.statement(id)).toMatchObject({ unexplained_bani: -1_000 });
});

test('M4 a file that is no statement says why, and nothing can be recorded of it', async () => {
  const id = await bank.read('Nume;Vârstă\nAna;30\n', 'lista.csv');
  expect(await bank.statement(id)).toMatchObject({
    statement: { state: 'failed', fault: 'columns' },
    counts: [],
  });
  expect(reasonOf(await bank.take(id))).toMatchObject({ context: { reason: 'not_read' } });
});
