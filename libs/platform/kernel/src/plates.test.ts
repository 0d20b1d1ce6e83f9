import { expect, test } from 'vitest';
import { counties } from './counties.ts';
import { mendedPlate } from './mended-plate.ts';
import { formatPlate, isPlausibleForeignPlate, normalisePlate, plateKind } from './plates.ts';

test('a plate is compared without spaces, dots, dashes and case', () => {
  expect(['cj 12 abc', 'CJ-12-ABC', 'CJ.12.ABC', 'CJ12ABC'].map(normalisePlate)).toEqual(
    Array(4).fill('CJ12ABC'),
  );
});

test.each([
  ['CJ 12 ABC', 'standard'],
  ['B 12 ABC', 'standard'],
  ['B 123 ABC', 'standard'],
  ['GR 99 ZZZ', 'standard'],
  ['CJ 05 1234', 'temporary'],
  ['B 012345', 'temporary'],
  ['A 12345', 'special'],
  ['MAI 12345', 'special'],
  ['CD 123 101', 'special'],
  ['CJ 123 PROBE', 'special'],
  ['CJ 123 ABC', 'unusual'],
  ['CJ 12 ABQ', 'unusual'],
  ['CJ 12 IBC', 'unusual'],
  ['CJ 12 OBC', 'unusual'],
  ['XX 12 ABC', 'unusual'],
  ['CJ 00 1234', 'unusual'],
])('%s is a plate of %s form', (plate, kind) => {
  expect(plateKind(plate)).toBe(kind);
});

test('every county has plates', () => {
  expect(counties).toHaveLength(42);
  expect(counties.filter(({ code }) => plateKind(`${code}12ABC`) !== 'standard')).toEqual([]);
});

test('a plate is shown in its groups, an unusual one as it is', () => {
  expect(formatPlate('cj12abc')).toBe('CJ 12 ABC');
  expect(formatPlate('B123ABC')).toBe('B 123 ABC');
  expect(formatPlate('w 12345x')).toBe('W12345X');
});

test('a foreign plate has 2 to 12 letters and digits', () => {
  expect(isPlausibleForeignPlate('W-12345 X')).toBe(true);
  expect(isPlausibleForeignPlate('MÜ AB 123')).toBe(true);
  expect(isPlausibleForeignPlate('A')).toBe(false);
  expect(isPlausibleForeignPlate('A'.repeat(13))).toBe(false);
});

test.each([
  ['B 3I2 BTL', 'B 312 BTL'],
  ['B 1O1 BTX', 'B 101 BTX'],
  ['cj 12 8tl', 'CJ 12 BTL'],
  ['BTL 14 B', 'B 14 BTL'],
  ['ABC-12-CJ', 'CJ 12 ABC'],
  // Nobody knows what was meant, or the plate is right.
  ['CT 12 BT', undefined],
  ['XX 12 ABC', undefined],
  ['B 101 BTL', undefined],
  ['MAI 12345', undefined],
  ['', undefined],
])('the plate %s was most likely meant as %s', (plate, meant) => {
  expect(mendedPlate(plate)).toBe(meant);
});
