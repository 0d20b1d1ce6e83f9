import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPattern } from './read-pattern.ts';

function matches(source: string, text: string): boolean {
  const read = readPattern(source);
  if ('fault' in read) throw new Error(`${source}: ${read.fault}`);
  return read.pattern(text);
}

const anyChar = fc.constantFrom('a', 'b', '1', '.', '\\d', '\\w', '[ab]', '[^a]', '\\p{L}', '[^\\d\\s]', 'ș');
const anyEdge = fc.constantFrom('^', '$', '\\b', '\\B');
const anyTimes = fc.constantFrom('*', '+', '?', '*?', '+?', '{2}', '{1,}', '{0,2}', '{1,3}?', '{0}');
const anyLook = fc.constantFrom('?=', '?!', '?<=', '?<!');

/** Expressions whose groups stand inside each other so many times at most. */
function anyPattern(depth: number): fc.Arbitrary<string> {
  const inner = depth === 0 ? anyChar : anyPattern(depth - 1);
  const group = fc.tuple(fc.constantFrom('(?:', '('), inner).map(([open, within]) => `${open}${within})`);
  const atom = fc.oneof(anyChar, group);
  const repeated = fc.tuple(atom, anyTimes).map((both) => both.join(''));
  const look = fc.tuple(anyLook, inner).map(([kind, within]) => `(${kind}${within})`);
  const sequence = fc
    .array(fc.oneof(anyChar, atom, repeated, anyEdge, look), { maxLength: 3 })
    .map((parts) => parts.join(''));
  return fc.array(sequence, { minLength: 1, maxLength: 2 }).map((choices) => choices.join('|'));
}
// No emoji: V8 14.6 does not find one with /[^a]$/u.
const anyText = fc
  .array(fc.constantFrom('a', 'b', 'A', '1', ' ', '-', 'ș', '\n'), { maxLength: 8 })
  .map((chars) => chars.join(''));

test('an expression finds what the language’s own finds', () => {
  fc.assert(
    fc.property(anyPattern(2), anyText, (source, text) => {
      expect(matches(source, text)).toBe(new RegExp(source, 'u').test(text));
    }),
    { numRuns: 2000 },
  );
});

describe('what would keep the language’s own expressions busy for years is answered', () => {
  test.each([
    ['^(a+)+$', `${'a'.repeat(255)}!`],
    ['^(a|a)*$', `${'a'.repeat(255)}!`],
    ['^(?=(x+x+)+y)', 'x'.repeat(256)],
    ['(.*a){12}$', `${'a'.repeat(255)}!`],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(256)],
    ['(?<=^(\\w+\\s?)*)!$', `${'a'.repeat(255)}?`],
  ])('%s', (source, text) => {
    expect(matches(source, text)).toBe(false);
  });
});

test('demands that are written with a look ahead are understood', () => {
  const source = '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^A-Za-z0-9]).{12,}$';
  expect(matches(source, 'Pădure-2026-verde')).toBe(true);
  expect(matches(source, 'Padure 2026 verde')).toBe(true);
  expect(matches(source, 'padure-2026-verde')).toBe(false);
  expect(matches(source, 'Padure-2026')).toBe(false);
});

test.each([
  ['(a', 'syntax'],
  ['[z-a]', 'syntax'],
  ['\\@', 'syntax'],
  ['(.)\\1', 'backreference'],
  ['(?<c>.)\\k<c>', 'backreference'],
  ['(?i:a)', 'modifiers'],
  ['a{1500}', 'too_large'],
  ['((((a{20}){20}){20}){20})', 'too_large'],
  ['(?=a{600})a{600}', 'too_large'],
  ['a'.repeat(1001), 'too_large'],
])('%s is refused: %s', (source, fault) => {
  expect(readPattern(source)).toEqual({ fault });
});

test('an emoji is one character', () => {
  expect(matches('^.$', '😀')).toBe(true);
  expect(matches('[^a]$', '😀')).toBe(true);
  expect(matches('^..$', '😀')).toBe(false);
});

test('nothing, repeated as often as numbers go, is still nothing', () => {
  expect(matches('^(?:){1000000000}a$', 'a')).toBe(true);
});
