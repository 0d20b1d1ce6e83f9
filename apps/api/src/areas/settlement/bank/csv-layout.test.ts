import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { moneyCalls } from '../testing/money-calls.ts';
import { becomesFinance, orderedFile, statementCalls } from '../testing/statement-calls.ts';
import { readStatementJob } from './read-statement-job.ts';

const api = startTestApi({ people: ['irina.neagu'] });
let bank: ReturnType<typeof statementCalls>;
let reference = '';

beforeAll(async () => {
  const ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  const radu = moneyCalls(api, await api.tokenFor('radu.marin'));
  ({ reference } = await orderedFile(api, { ana, radu }));
  bank = statementCalls(api, await api.tokenFor('irina.neagu'));
});

const none = {
  ...{ day: [0], amount: [], debit: [], credit: [], currency: [], text: [], payee: [] },
  ...{ reference: [], status: [] },
};
const table = (heading: string, ...rows: string[]) =>
  [`Cont RO49AAAA1B31007593840000;;;`, heading, ...rows].join('\n');
const save = async (id: string, body: object) => {
  const answer = await bank.saveColumns({ bank_statement_id: id, decimal: 'auto', ...body });
  await api.workOff(readStatementJob);
  return answer;
};

test('M4 a table with unknown headings shows its rows; once somebody has said which column is what, it and the next file are read', async () => {
  const heading = 'Ziua;Cine;Cat;La ce';
  const first = table(heading, `04.03.2026;Țepeș Teodora;-4.840,00;Despagubire ${reference}`);
  const id = await bank.read(first, 'banca-noua.csv');
  expect(await bank.statement(id)).toMatchObject({
    statement: { state: 'failed', fault: 'columns' },
    csv_rows: [
      ['Ziua', 'Cine', 'Cat', 'La ce'],
      ['04.03.2026', 'Țepeș Teodora', '-4.840,00', `Despagubire ${reference}`],
    ],
  });
  const columns = { ...none, payee: [1], amount: [2], text: [3] };
  const saved = await save(id, { heading_row: 0, columns });
  expect(saved.json()).toMatchObject({ state: 'reading', fault: null });
  expect(await bank.statement(id)).toMatchObject({
    statement: { state: 'read', format: 'csv', line_count: 1, account_masked: 'RO******************0000' },
    csv_reading: { heading_row: 0, columns: { day: [0], amount: [2], text: [3] }, decimal: 'auto' },
  });
  expect(await bank.lines(id)).toMatchObject([{ outcome: 'matches', counterparty: 'Țepeș Teodora' }]);

  const next = await bank.read(table('ZIUA;cine;Cât;la ce:', '05.02.2026;Alt om;-12,00;Comision'), 'b.csv');
  expect(await bank.lines(next)).toMatchObject([{ outcome: 'unknown', amount_bani: -1_200 }]);
  const other = await bank.read(table('Ziua;Cine;La ce;Cat', '04.03.2026;Ana;Comision;-1,00'), 'c.csv');
  expect(await bank.statement(other)).toMatchObject({ statement: { state: 'failed' } });
});

test.each([
  ['auto', null, 'unclear_amount'],
  ['point', -484, null],
  ['comma', -484_000, null],
] as const)(
  'M4 4.840 is an amount of lei or of bani by the sign that is said: %s',
  async (decimal, bani, fault) => {
    const id = await bank.read(table(`Z ${decimal};Cine;Iese;Intra`, '04.03.2026;Ana;4.840;'), 'd.csv');
    await save(id, { heading_row: 0, columns: { ...none, debit: [2], credit: [3] }, decimal });
    expect(await bank.lines(id)).toMatchObject([{ amount_bani: bani, fault }]);
  },
);

test('M4 columns that the table does not have, or that are two amounts at once, are refused', async () => {
  const id = await bank.read(table('A zi;B cine;C cat;D ce', '04.03.2026;Ana;-12,00;x'), 'e.csv');
  const refused = async (columns: object, heading_row = 0) =>
    (await save(id, { heading_row, columns: { ...none, ...columns } })).statusCode;
  expect(await refused({ amount: [4] })).toBe(422);
  expect(await refused({})).toBe(422);
  expect(await refused({ amount: [2], debit: [3] })).toBe(422);
  expect(await refused({ debit: [2], credit: [2] })).toBe(422);
  expect(await refused({ amount: [2] }, 9)).toBe(422);
  expect(await refused({ amount: [2] })).toBe(200);
});

test('M4 a table that was read wrongly is read otherwise, until somebody has decided something of it', async () => {
  const row = `04.03.2026;Despagubire ${reference};-4.840,00;900,00`;
  const id = await bank.read(table('Data;Detalii;Suma;Valoare', row), 'g.csv');
  expect(await bank.statement(id)).toMatchObject({
    statement: { state: 'read', line_count: 1 },
    csv_reading: { heading_row: 0, columns: { day: [0], text: [1], amount: [2, 3] } },
  });
  const by = (amount: number) => ({ heading_row: 0, columns: { ...none, amount: [amount], text: [1] } });
  expect((await save(id, by(3))).statusCode).toBe(200);
  expect(await bank.lines(id)).toMatchObject([{ amount_bani: 90_000 }]);
  expect((await save(id, by(2))).statusCode).toBe(200);
  expect(await bank.lines(id)).toMatchObject([{ amount_bani: -484_000, outcome: 'matches' }]);

  expect((await bank.decide(id, 1, 'left_out')).statusCode).toBe(200);
  expect(await bank.statement(id)).toMatchObject({ csv_rows: null, csv_reading: null });
  expect((await save(id, by(3))).json()).toMatchObject({
    context: { reason: 'no_columns_asked' },
  });
});

test('M4 a file that is read otherwise takes the place of the statement that was begun with it', async () => {
  const content = table('Data;Detalii;Suma', '04.03.2026;Ana;-12,00');
  const begun = await bank.read(content, 'h.csv');
  const again = await bank.read(`sep=;\n${content}`, 'h.csv', { replaces: begun });
  expect(await bank.statement(begun)).toMatchObject({ status: 404 });
  expect(await bank.statement(again)).toMatchObject({ statement: { state: 'read', line_count: 1 } });
});

test('M4 another organisation does not read by what somebody of this one has said', async () => {
  const heading = 'Cand;Cine;Cat;De ce';
  const content = table(heading, '04.03.2026;Ana;-12,00;x');
  await save(await bank.read(content, 'f.csv'), { heading_row: 0, columns: { ...none, amount: [2] } });
  await becomesFinance(api, 'alfa.ana');
  const alfa = statementCalls(api, await api.tokenFor('alfa.ana'));
  expect(await alfa.statement(await alfa.read(content, 'f.csv'))).toMatchObject({
    statement: { fault: 'columns' },
  });
});
