import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

test('of two addresses the words that differ are told from those around them', () => {
  const mine = wordDifference('Str. Turda 98, bl. 29, București', 'Str. Turda 98, București');
  expect(mine).toEqual({ start: 'Str. Turda 98, ', changed: 'bl. 29, ', end: 'București' });
  const theirs = wordDifference('Str. Turda 98, București', 'Str. Turda 98, bl. 29, București');
  expect(theirs).toEqual({ start: 'Str. Turda 98, ', changed: '', end: 'București' });
});

test('texts that have nothing in common differ as a whole', () => {
  expect(wordDifference('0731550218', '0722418930')).toEqual({ start: '', changed: '0731550218', end: '' });
});

test('an empty text differs by nothing that could be marked', () => {
  expect(wordDifference('', 'Cluj')).toEqual({ start: '', changed: '', end: '' });
});

test('a word that is written twice is not counted at both ends', () => {
  expect(wordDifference('a a', 'a')).toEqual({ start: 'a', changed: ' a', end: '' });
});
