import { expect, test } from 'vitest';
import { codeText, plainCharacters, withoutInvisible } from './cleaned-text.ts';

test('a copied text loses its invisible characters', () => {
  expect(withoutInvisible('\u202a0722\u200b123456\u202c\ufeff')).toBe('0722123456');
  expect(withoutInvisible('Cluj\u00adNapoca')).toBe('ClujNapoca');
});

test('one letter written in two ways is one letter', () => {
  expect(withoutInvisible('S\u0326tefan')).toBe('Ștefan');
});

test('an emoji of several people stays one picture, and a joiner between letters goes', () => {
  expect(withoutInvisible('👨‍👩‍👧 👩🏽‍🚒 a\u200db ❤️‍🩹')).toBe('👨‍👩‍👧 👩🏽‍🚒 ab ❤️‍🩹');
});

test('digits of full width are digits', () => {
  expect(plainCharacters('＋４０ ７２２')).toBe('+40 722');
});

test.each([
  ['06 BP/1234', '06BP1234'],
  ['B·AB 123', 'BAB123'],
  ['ＣＪ　１２　ＡＢＣ', 'CJ12ABC'],
  ['dm26-r-0000001', 'DM26R0000001'],
  // The letters of this Bulgarian plate and of this Greek one are none of the Latin alphabet.
  ['СВ 1234 АК', 'CB1234AK'],
  ['ΥΖΗ-1234', 'YZH1234'],
  // Letters without a Latin twin stay: a plate is never guessed.
  ['Ж 123', 'Ж123'],
  ['MÜ AB 123', 'MÜAB123'],
])('%s is compared as %s', (typed, compared) => {
  expect(codeText(typed)).toBe(compared);
});
