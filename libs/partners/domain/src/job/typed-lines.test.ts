import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOfText, missingVat, textOfLines, withVat } from './typed-lines.ts';

const said = fc.record({
  code: fc.option(
    fc.stringMatching(/^[A-Z0-9]{1,8}$/).map((code) => `X${code}`),
    { nil: null },
  ),
  name: fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .map((text) => `Piesa ${text.replaceAll(/\s+/gu, ' ').trim()}`.trim()),
  amount_bani: fc.integer({ min: -1_000_000, max: 10_000_000 }),
});

test('M8 R11 lines that were read from a file are read from their field again, whatever their names have in them', () => {
  fc.assert(
    fc.property(fc.array(said, { minLength: 1, maxLength: 30 }), (lines) => {
      const read = linesOfText(textOfLines(lines));
      expect(read?.lines.map(({ code, name, amount_bani }) => ({ code, name, amount_bani }))).toEqual(lines);
      expect(read?.left_out).toEqual([]);
    }),
  );
});

test('M8 R11 lines without VAT get it, and give the total of the paper exactly', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          code: fc.constant(null),
          name: fc.constant('Far'),
          amount_bani: fc.integer({ min: 1, max: 5_000_000 }),
        }),
        { minLength: 1, maxLength: 20 },
      ),
      fc.constantFrom(19, 21),
      fc.integer({ min: -90, max: 90 }),
      (lines, rate, apart) => {
        const sum = lines.reduce((all, { amount_bani: bani }) => all + bani, 0);
        const totalBani = Math.round((sum * (100 + rate)) / 100) + apart;
        const found = missingVat(lines, totalBani);
        expect(found).toBeDefined();
        const taxed = withVat(lines, { rate: found ?? 0, totalBani });
        expect(taxed.reduce((all, { amount_bani: bani }) => all + bani, 0)).toBe(totalBani);
      },
    ),
  );
  const line = { code: null, name: 'Far', amount_bani: 100_000 };
  expect(missingVat([line], 100_000)).toBeUndefined();
  expect(missingVat([line], 109_000)).toBeUndefined();
  expect(missingVat([line], 121_000)).toBe(21);
});
