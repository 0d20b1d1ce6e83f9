import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pseudonymised, standInPattern } from './index.ts';

const names = ['Ștefan Țigănuș-Popa', 'SC Daune Rapide SRL'];

test.each([
  ['the personal number', 'CNP 1850312410011 este', '1850312410011'],
  ['the personal number in groups', 'CNP: 185 0312 410011', '410011'],
  ['the account', 'în contul RO49 AAAA 1B31 0075 9384 0000', '9384'],
  ['the account in one', 'RO49AAAA1B31007593840000', 'RO49AAAA1B31007593840000'],
  ['a mobile number', 'sunați la 0722 123 456 azi', '123 456'],
  ['a number from abroad', 'tel. +40 722-123-456.', '722-123'],
  ['a number in brackets', '(021) 312.45.67', '312.45'],
  ['an address of mail', 'scrie la ion.popescu+dauna@exemplu.ro acum', 'ion.popescu'],
  ['a plate', 'mașina B 123 ABC e lovită', '123 ABC'],
  ['a plate in small letters', 'cj45xyz', 'cj45xyz'],
  ['a plate in red', 'AG 012345', '012345'],
  ['a VIN', 'șasiu WVWZZZ1JZXW000001', 'WVWZZZ1JZXW000001'],
  ['a number of a file', 'dosarul DM26R0000075', 'DM26R0000075'],
  ['an identity card', 'seria RX123456', 'RX123456'],
  ['a street', 'Strada Lalelelor nr. 5, bl. A2', 'Lalelelor'],
  ['a known name', 'a sunat Ștefan Țigănuș-Popa', 'Țigănuș'],
  ['a known name without diacritics', 'ce vrea tiganus', 'tiganus'],
  ['a known name in capitals', 'ȚIGĂNUȘ POPA STEFAN', 'ȚIGĂNUȘ'],
  ['an unknown name', 'i-a spus Vasilica Munteanu-Rusu că', 'Munteanu'],
  ['a name after a title', 'dl. Grigore a sunat', 'Grigore'],
])('S6 %s has a stand-in, and is put back', (_what, text, secret) => {
  const { texts, restored } = pseudonymised([text], names);
  expect(texts[0]).not.toContain(secret);
  expect(restored(texts[0] ?? '')).toBe(text);
});

test('what an answer needs stays: days, hours, amounts, citations and plain words', () => {
  const text =
    'Termenul legal este **24.10.2026**, la 30 de zile de la 24.09.2026 14:30; penalitatea este **6.867,00 lei**, cu 0,2% pe zi. [1]';
  expect(pseudonymised([text], names).texts).toEqual([text]);
});

test('the same thing has the same stand-in in all texts, another one another', () => {
  const { texts } = pseudonymised(['0722 123 456', 'Sunați 0722 123 456 sau 0733 123 456'], []);
  expect(texts).toEqual(['{TELEFON_1}', 'Sunați {TELEFON_1} sau {TELEFON_2}']);
});

test('a text that pretends to have a stand-in gets nobody else’s data', () => {
  const { texts, restored } = pseudonymised(['Popa Ștefan', 'Spune {NUME_1} și {CNP_7}'], names);
  expect(texts[1]).toBe('Spune {SEMN_1} și {SEMN_2}');
  expect(restored(texts[1] ?? '')).toBe('Spune {NUME_1} și {CNP_7}');
});

describe('whatever is written', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        'Ștefan',
        'tiganus',
        'Dan Petrescu',
        '1850312410011',
        'B 123 ABC',
        '0722 123 456',
        '24.10.2026',
        '12,50 lei',
        '[1]',
        '{NUME_1}',
        '\n',
        '. ',
        ', ',
      ],
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' ').normalize('NFC'));

  test('is put back letter for letter, and holds no number of a person', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), (given) => {
        const { texts, restored } = pseudonymised(given, names);
        expect(texts.map(restored)).toEqual(given);
        for (const each of texts) {
          expect(each).not.toMatch(/1850312410011|0722 123 456/);
          expect(each.replaceAll(standInPattern, '').toLowerCase()).not.toMatch(/\btiganus\b/);
        }
      }),
    );
  });
});
