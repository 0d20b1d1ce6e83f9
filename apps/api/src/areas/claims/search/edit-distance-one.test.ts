import { expect, test } from 'vitest';
import { editDistanceOne } from './edit-distance-one.ts';

test.each([
  ['popescu', 'as it is'],
  ['opescu', 'without its first letter'],
  ['bopescu', 'with another first letter'],
  ['oppescu', 'with its first letters the other way round'],
  ['ppopescu', 'with a letter too many at the beginning'],
  ['popescuu', 'with a letter too many at the end'],
  ['popesuc', 'with its last letters the other way round'],
])('%s may be meant as popescu: %s', (typed) => {
  expect(editDistanceOne(typed)).toContain('popescu');
});

test('two slips are no single one', () => {
  expect(editDistanceOne('poposcuu')).not.toContain('popescu');
});

test('each word is there once, and words of names are some hundred', () => {
  const words = editDistanceOne('tandarei');
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeLessThan(500);
});
