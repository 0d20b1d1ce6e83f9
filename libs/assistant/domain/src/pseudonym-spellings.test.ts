import { foldText } from '@dosar/kernel/search-text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pseudonymised, standInPattern } from './index.ts';

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const digits = (count: number) =>
  fc.array(digit, { minLength: count, maxLength: count }).map((all) => all.join(''));
const letters = (count: number, of = 'ABCDEFGHJKLMNPRSTUVWXYZ') =>
  fc.array(fc.constantFrom(...of), { minLength: count, maxLength: count }).map((all) => all.join(''));
const twoDigits = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((value) => String(value).padStart(2, '0'));

const weights = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9];
const withControl = (first: string) => {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(first[at]), 0);
  return `${first}${sum % 11 === 10 ? 1 : sum % 11}`;
};
const cnp = fc
  .tuple(fc.constantFrom('1', '2', '5', '6'), twoDigits(0, 99), twoDigits(1, 12), twoDigits(1, 28), digits(5))
  .map((parts) => withControl(parts.join('')));
const iban = fc
  .tuple(digits(2), letters(4), digits(16))
  .map(([check, bank, rest]) => `RO${check}${bank}${rest}`);
const phone = fc
  .tuple(fc.constantFrom('07', '02', '03', '+407', '00407'), digits(8))
  .map(([start, rest]) => `${start}${rest}`);
const plate = fc
  .tuple(fc.constantFrom('B', 'CJ', 'IF', 'TM', 'AG'), digits(2), letters(3))
  .map((parts) => parts.join(''));
const vin = fc.tuple(letters(3), letters(5), digits(1), letters(2), digits(6)).map((parts) => parts.join(''));

/** Signs with separators here and there: groups of any length, over lines as well. */
const grouped = (value: fc.Arbitrary<string>, separators: readonly string[]) =>
  value.chain((signs) =>
    fc
      .array(fc.option(fc.constantFrom(...separators), { freq: 3 }), {
        minLength: signs.length - 1,
        maxLength: signs.length - 1,
      })
      .map((between) => ({
        signs,
        spelt: [...signs]
          .map((sign, at) => `${sign}${at < between.length ? (between[at] ?? '') : ''}`)
          .join(''),
      })),
  );

const plain = [' ', '-', '.', '/', '\n', '  ', ' - ', '_', '\u00A0'];
const withLetters = [...plain, 'x', ' a ', 'și'];
const around = fc.constantFrom('', 'are ', 'Numărul e: ', 'scrie\n', '(');
const after = fc.constantFrom('', ' azi', '.', '\nși gata', ')');

const plainOf = (text: string) => foldText(text.replaceAll(standInPattern, '#')).replaceAll(/[^a-z\d#]/g, '');

describe('S6 in whatever way it is spelt, nothing leaves of', () => {
  test.each([
    ['a personal number', cnp, withLetters],
    ['an account', iban, plain],
    ['a telephone number', phone, withLetters.filter((one) => one !== '.')],
    ['a plate', plate, plain],
    ['a VIN', vin, plain],
  ] as const)('%s', (_what, value, separators) => {
    fc.assert(
      fc.property(
        grouped(value, separators),
        fc.boolean(),
        around,
        after,
        ({ spelt }, isSmall, before, behind) => {
          const given = `${before}${isSmall ? spelt.toLowerCase() : spelt}${behind}`;
          const { texts, restored } = pseudonymised([given], []);
          const [left = ''] = texts;
          // What is left of the text is what stood around the number.
          expect(plainOf(left)).toBe(plainOf(`${before}#${behind}`));
          expect(restored(left)).toBe(given);
        },
      ),
      { numRuns: 400 },
    );
  });

  const names = ['Ionescu Ștefan', 'Popa Maria-Elena', 'Munteanu Mihai'];
  const forms = fc.constantFrom(
    ...'Ionescu Ionescului Ionescule Ioneștii Ioneștilor ionescului IONESCU Ștefan Stefan Ștefanului Popa Popii Popei popii Maria Mariei Elenei Munteanu Munteanului Munteni Mihai Mihaiului mihai'.split(
      ' ',
    ),
  );
  test('a known name, in any order, case and form, alone or over lines', () => {
    fc.assert(
      fc.property(
        fc.array(forms, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(' ', '\n', ', ', '-'),
        (words, joint) => {
          const given = `a sunat ${words.join(joint)} despre dosar`;
          const { texts, restored } = pseudonymised([given], names);
          const left = foldText((texts[0] ?? '').replaceAll(standInPattern, ' ')).match(/[a-z]+/g);
          expect(left).toEqual(['a', 'sunat', 'despre', 'dosar']);
          expect(restored(texts[0] ?? '')).toBe(given);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('words of everyday stay beside names that resemble them', () => {
    const text = 'Dauna este mare, popasul a fost scurt, munca a mers și ionul din baterie contează';
    expect(pseudonymised([text], ['Daune Rapide SRL', ...names]).texts).toEqual([text]);
  });
});
