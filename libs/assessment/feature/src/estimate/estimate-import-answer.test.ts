import { expect, test } from 'vitest';
import { estimateAnswer, estimateColumns, NoEstimate } from './estimate-import-answer.ts';
import type { OpenedEstimate } from './estimate-query.ts';

const nothing: OpenedEstimate = { estimate: null, rounds: [], shops: [] };
const said = { columns: null, firstRow: undefined };
const file = (text: string) => ({ name: 'deviz.csv', source: 'csv' as const, text });
const messy = [
  'SC Auto Rapid SRL;;',
  '',
  'Cod;Denumire;Valoare',
  ';Oglindă stânga;1.120,00',
  ';Reducere 10 %;-112,00',
  ';Far stânga;240 EUR',
  '',
  ';TOTAL;2.208,00',
].join('\n');

test('B3 a discount counts, and every row that is no line is named with its row in the file', () => {
  const { read, numbers, firstRow } = estimateAnswer(file(messy), nothing, said);
  expect(read.lines.map(({ name, amount_bani: bani }) => [name, bani])).toEqual([
    ['Oglindă stânga', 112_000],
    ['Reducere 10 %', -11_200],
  ]);
  expect(read.left_out.map(({ row_no: row, reason }) => [numbers[row - 1], reason])).toEqual([
    [6, 'currency'],
    [8, 'sum'],
  ]);
  expect(read.wrong_totals).toMatchObject([{ stated_bani: 220_800, counted_bani: 100_800 }]);
  expect(numbers[firstRow - 1]).toBe(3);
});

test('B3 the columns are those that the shop of the last round sent, unless somebody says otherwise', () => {
  const at = '2026-11-20T08:00:00.000Z';
  const opened: OpenedEstimate = {
    estimate: null,
    rounds: [{ round_no: 1, shop_name: 'Auto Rapid', shop_total_bani: 1, created_at: at }],
    shops: [
      {
        shop_name: 'Auto Rapid',
        columns: { code: null, name: 0, quantity: null, unit_price: null, hours: null, amount: 1 },
      },
    ],
  };
  const table = file('a;b;c\nBară;10,00;20,00');
  expect(estimateAnswer(table, opened, said).columns).toEqual([
    { field: 'name', column: 0 },
    { field: 'amount', column: 1 },
  ]);
  const columns = [
    { field: 'name' as const, column: 0 },
    { field: 'amount' as const, column: 2 },
  ];
  const { read } = estimateAnswer(table, opened, { columns, firstRow: 1 });
  expect(read.lines.map(({ amount_bani: bani }) => bani)).toEqual([2_000]);
  // Without the column of amounts there is no line, and nothing to send.
  expect(estimateAnswer(table, nothing, { columns: columns.slice(0, 1), firstRow: 1 }).read.lines).toEqual(
    [],
  );
  expect(estimateColumns(columns.slice(0, 1))).toBeUndefined();
});

test('B3 a formula in a text file and too many rows are refused with their place', () => {
  expect(() => estimateAnswer(file('Denumire;Valoare\nFar;=1+1'), nothing, said)).toThrow(NoEstimate);
  expect(() => estimateAnswer(file('a;1\n'.repeat(1001)), nothing, said)).toThrow(NoEstimate);
});
