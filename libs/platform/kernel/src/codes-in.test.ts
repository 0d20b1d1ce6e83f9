import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codesIn } from './codes-in.ts';

const corpus = JSON.parse(
  readFileSync(new URL('../corpus/codes.json', import.meta.url), 'utf8'),
) as readonly { text: string; code: string }[];

test.each(corpus)('$code is found in: $text', ({ text, code }) => {
  expect(codesIn(text)).toContain(code);
});

test('words without a digit are no code, and groups of two lines are not one', () => {
  expect(codesIn('Bună ziua, doresc detalii')).toEqual([]);
  expect(codesIn('CJ 12\nABC')).not.toContain('CJ12ABC');
});

test('a text made to keep us busy is given up in time', () => {
  expect(codesIn('a1 '.repeat(200_000)).length).toBeLessThan(20_001);
});
