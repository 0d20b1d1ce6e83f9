import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLine } from '../note-line.ts';
import { matchEstimateLines } from './match-lines.ts';
import { guessColumns, readEstimateLines, readHundredths } from './read-estimate.ts';

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
    ['-5', undefined],
    ['1e9', undefined],
    ['999999999999999', undefined],
  ])('%s is read as %s hundredths', (text, value) => {
    expect(readHundredths(text)).toBe(value);
  });

  test('whatever stands in the cells, lines have whole amounts in their bounds', () => {
    const anyRows = fc.array(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 8 }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(anyRows, (some) => {
        const columns = { code: 0, name: 1, quantity: 2, unit_price: 3, hours: 4, amount: 5 };
        for (const { amount_bani: bani, name } of readEstimateLines(some, columns, 0)) {
          expect(Number.isSafeInteger(bani) && bani >= 0).toBe(true);
          expect(name).not.toBe('');
        }
        guessColumns(some);
      }),
    );
  });

  test('its lines find ours by code, else by name without diacritics, each once', () => {
    const ours = [
      ['a', 'rear_bumper', 'Bară spate'],
      ['b', 'rear_door_right', 'Ușă spate dreapta'],
      ['c', null, 'Set cleme'],
    ] as const;
    const noteLines = ours.map(([guid, code, name]) => ({
      item_guid: guid,
      values: { ...plainLine, part_code: code, part_name: name },
    }));
    const lines = [
      { code: null, name: 'USA DR. SPATE INLOCUIT' },
      { code: 'rear_bumper', name: 'Piesă' },
      { code: null, name: 'Bara spate' },
      { code: null, name: 'Geometrie' },
    ];
    expect(matchEstimateLines(lines, noteLines)).toEqual([
      { item_guid: 'b', confidence: 99 },
      { item_guid: 'a', confidence: 100 },
      null,
      null,
    ]);
  });
});
