import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimalText,
  guessColumns,
  readEstimate,
  readEstimateLines,
  readHundredths,
} from './read-estimate.ts';

describe('B3: the estimate of a repair shop', () => {
  const rows = [
    ['SC Auto Rapid SRL', '', '', ''],
    ['Cod', 'Denumire piesă', 'Cant.', 'Preț unitar', 'Valoare'],
    ['rear_bumper', 'Bară spate', '1', '1.120,00', '1.120,00'],
    ['', 'Ușă dr. spate înlocuit', '1', '1480', '1480.5'],
    ['', '=HYPERLINK("http://x")', '1', '=1+1', '=SUM(E3:E4)'],
    ['', 'TOTAL', '', '', '2.600,50'],
    [],
  ];

  test('is read by the words above its columns; sums, formulas and empty rows are no lines', () => {
    const guess = guessColumns(rows);
    expect(guess).toEqual({
      columns: { code: 0, name: 1, quantity: 2, unit_price: 3, hours: null, amount: 4 },
      first_row: 2,
    });
    const lines = guess && readEstimateLines(rows, guess.columns, guess.first_row);
    expect(lines?.map(({ code, name, amount_bani: bani }) => [code, name, bani])).toEqual([
      ['rear_bumper', 'Bară spate', 112_000],
      [null, 'Ușă dr. spate înlocuit', 148_050],
    ]);
  });

  test.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234', 123_400],
    ['12.5', 1_250],
    ['12,345', 1_234_500],
    ['12.3456', 1_235],
    ['1 480,00 lei', 148_000],
    ['=2+2', undefined],
    ['-5', -500],
    ['−10,00', -1_000],
    ['10,00-', -1_000],
    ['(10,00)', -1_000],
    ['-(10,00)', undefined],
    ['(10,00', undefined],
    ['0,125', 13],
    ['0,250', 25],
    ['1.200 RON', 120_000],
    ['RON 1.200,50', 120_050],
    ['1\u00a0480,00\u202f lei', 148_000],
    ['1h30', undefined],
    ['10 %', undefined],
    ['1e9', undefined],
    ['999999999999999', undefined],
  ])('%s is read as %s hundredths', (text, value) => {
    expect(readHundredths(text)).toBe(value);
  });

  test.each([
    ['1,250', 125],
    ['0,125', 13],
    ['2 buc.', 200],
    ['1,5 ore', 150],
    ['1.250,5', 125_050],
  ])('%s hours or pieces are %s hundredths: three decimals are no thousands', (text, value) => {
    expect(readHundredths(text, { isMoney: false })).toBe(value);
  });

  test.each([
    [1.255, '1.26'],
    [0.1 + 0.2, '0.30'],
    [-1.005, '-1.01'],
    [0.125, '0.13'],
    [1480, '1480'],
    [-0.001, '0.00'],
  ])('the %s of a spreadsheet is %s, rounded half up', (value, text) => {
    expect(decimalText(value)).toBe(text);
  });

  const columns = { code: 0, name: 1, quantity: null, unit_price: null, hours: 2, amount: 3 };

  test('a discount is a line below zero, and what begins with a mark is text', () => {
    const { lines, left_out: leftOut } = readEstimate(
      [
        ['', '@ Aripă față', '0,125', '100'],
        ['', '- demontat (stânga)', '', '50'],
        ['', 'Reducere 10 %', '', '-10,00'],
      ],
      columns,
      0,
    );
    expect(lines.map(({ name, hours_hundredths: hours, amount_bani: bani }) => [name, hours, bani])).toEqual([
      ['@ Aripă față', 13, 10_000],
      ['- demontat (stânga)', null, 5_000],
      ['Reducere 10 %', null, -1_000],
    ]);
    expect(leftOut).toEqual([]);
  });

  test('each row that is no line is named with its reason; empty rows are not', () => {
    const { left_out: leftOut } = readEstimate(
      [
        ['', 'MANOPERĂ', '', ''],
        ['', 'Bară', '1', '100'],
        ['', '', '', ''],
        ['', '', '2', '30'],
        ['', 'Far', '', '20 EUR'],
        ['', 'Ușă', '', '99.999.999.999'],
        ['', '', '', 'TOTAL 100'],
        ['', 'TVA 21%', '', '21'],
      ],
      columns,
      0,
    );
    expect(leftOut).toEqual([
      { row_no: 1, text: 'MANOPERĂ', reason: 'no_amount' },
      { row_no: 4, text: '2 · 30', reason: 'no_name' },
      { row_no: 5, text: 'Far · 20 EUR', reason: 'currency' },
      { row_no: 6, text: 'Ușă · 99.999.999.999', reason: 'too_large' },
      { row_no: 7, text: 'TOTAL 100', reason: 'sum' },
      { row_no: 8, text: 'TVA 21% · 21', reason: 'sum' },
    ]);
  });

  test('a total that the lines do not give is named; subtotals, VAT and a few bani of rounding are no difference', () => {
    const totalsOf = (stated: string) =>
      readEstimate(
        [
          ['', 'Bară', '', '100'],
          ['', 'Subtotal piese', '', '100'],
          ['', 'Vopsit', '', '50'],
          ['', 'Subtotal manoperă', '', '50'],
          ['', 'TOTAL', '', stated],
        ],
        columns,
        0,
      ).wrong_totals;
    expect(['150', '150,60', '178,50', '181,50'].flatMap(totalsOf)).toEqual([]);
    expect(totalsOf('160')).toEqual([{ row_no: 5, stated_bani: 16_000, counted_bani: 15_000 }]);
  });

  test('whatever stands in the cells, lines have whole amounts in their bounds', () => {
    const anyRows = fc.array(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 8 }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(anyRows, (some) => {
        const all = { code: 0, name: 1, quantity: 2, unit_price: 3, hours: 4, amount: 5 };
        for (const { amount_bani: bani, name } of readEstimateLines(some, all, 0)) {
          expect(Number.isSafeInteger(bani) && Math.abs(bani) <= 10_000_000_000).toBe(true);
          expect(name).not.toBe('');
        }
        guessColumns(some);
      }),
    );
  });
});
