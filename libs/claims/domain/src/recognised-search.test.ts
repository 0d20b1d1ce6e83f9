import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counties } from '@dosar/kernel/counties';
import { isPersonalSearch, recogniseSearch, searchedWords } from './recognised-search.ts';

test.each([
  ['DM26R0000001', ['claim_file_no'], 'DM26R0000001'],
  ['dm26-r 000 0001', ['claim_file_no'], 'DM26R0000001'],
  ['DM26-R-0000001', ['claim_file_no'], 'DM26R0000001'],
  ['b 123 abc', ['plate'], 'B123ABC'],
  ['\u202ab/12/abc\u200b', ['plate'], 'B12ABC'],
  ['СЈ 12 АВС', ['plate'], 'CJ12ABC'],
  ['CJ-12-ABC', ['plate'], 'CJ12ABC'],
  ['uu1 lsdad4 52345678', ['vin'], 'UU1LSDAD452345678'],
  ['1630615123457', ['cnp'], '1630615123457'],
  ['RO 185 472 90', ['cui', 'policy_no'], '18547290'],
  ['0722 123 456', ['phone', 'policy_no'], '+40722123456'],
  ['0040722123456', ['phone', 'policy_no'], '+40722123456'],
  ['Ion.Pop@Example.com', ['email'], 'ion.pop@example.com'],
  ['RO/48/C15/1234567', ['policy_no'], 'RO/48/C15/1234567'],
  ['Țăndărei Ion', ['name'], 'Țăndărei Ion'],
  ['S.C. Auto Trans S.R.L.', ['name'], 'S.C. Auto Trans S.R.L.'],
])('%s is read as %j', (text, kinds, value) => {
  const found = recogniseSearch(text);
  expect(found.map(({ kind }) => kind)).toEqual(kinds);
  expect(found[0]?.value).toBe(value);
});

test.each(['1630615123458', 'cj1', 'ab', '12', '%%%'])('%s is a fragment, and nothing for sure', (text) => {
  expect(recogniseSearch(text).filter(({ kind }) => kind !== 'policy_no')).toEqual([]);
});

const separator = fc.constantFrom('', ' ', '-', '.', '  ');
const letter = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ');

test('a plate is one plate however it is written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...counties.map(({ code }) => code)),
      fc.integer({ min: 10, max: 99 }),
      fc.tuple(letter, letter, letter),
      separator,
      separator,
      fc.boolean(),
      (county, number, letters, one, other, isLower) => {
        const plate = `${county}${one}${number}${other}${letters.join('')}`;
        const found = recogniseSearch(isLower ? plate.toLowerCase() : plate);
        expect(found[0]).toEqual({ kind: 'plate', value: `${county}${number}${letters.join('')}` });
      },
    ),
  );
});

test('a claim file number is one number however it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), separator, separator, (serial, one, other) => {
      const number = String(serial).padStart(7, '0');
      expect(recogniseSearch(`dm${one}26r${other}${number}`)).toEqual([
        { kind: 'claim_file_no', value: `DM26R${number}` },
      ]);
    }),
  );
});

test('no text breaks the reading, and spaces around it change nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(recogniseSearch(`  ${text} `)).toEqual(recogniseSearch(text.trim()));
      expect(searchedWords(text).join('')).not.toMatch(/\s/);
    }),
  );
});

test('numbers and addresses of people are personal, even half typed; plates, files and names are not', () => {
  const personal = ['1630615123457', '0722 123 456', '+40722123456', '07221', 'ion@', 'ion@example.com'];
  expect(personal.filter((text) => !isPersonalSearch(text))).toEqual([]);
  const open = ['B 123 ABC', 'DM26R0000001', 'UU1LSDAD452345678', 'Popescu', 'RO/48/C15/1234567'];
  expect(open.filter(isPersonalSearch)).toEqual([]);
});
