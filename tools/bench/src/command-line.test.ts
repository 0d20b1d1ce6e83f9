import { expect, test } from 'vitest';
import { readCommandLine } from './command-line.ts';

const parts = ['bundle', 'scale', 'api'];

test('without arguments every part runs five rounds', () => {
  expect(readCommandLine([], parts)).toEqual({ only: undefined, rounds: 5, isQuick: false });
});

test('parts can be named one after the other', () => {
  expect(readCommandLine(['--only', 'scale, api'], parts).only).toEqual(['scale', 'api']);
});

test('a quick run takes fewer rounds unless it is told how many', () => {
  expect(readCommandLine(['--quick'], parts).rounds).toBe(2);
  expect(readCommandLine(['--quick', '--rounds', '7'], parts)).toMatchObject({ rounds: 7, isQuick: true });
});

test('a part that does not exist is refused with the names that do', () => {
  expect(() => readCommandLine(['--only', 'scale,speed'], parts)).toThrow(
    'No part is called speed: bundle, scale, api.',
  );
});

test('rounds are counted in whole numbers', () => {
  expect(() => readCommandLine(['--rounds', 'many'], parts)).toThrow(/whole number/);
  expect(() => readCommandLine(['--rounds', '0'], parts)).toThrow(/whole number/);
});
