import { expect, test } from 'vitest';
import { hasVinCheckDigit, isModernVin, normaliseVin } from './vin.ts';

test('a modern number has 17 letters and digits without I, O and Q', () => {
  expect(isModernVin('1M8GDM9AXKP042788')).toBe(true);
  expect(isModernVin('1m8gdm9axkp042788')).toBe(true);
  expect(isModernVin('1M8GDM9AXKPO42788')).toBe(false);
  expect(isModernVin('1M8GDM9AXKP04278')).toBe(false);
});

test('the check digit is computed, X standing for ten', () => {
  expect(hasVinCheckDigit('1M8GDM9AXKP042788')).toBe(true);
  expect(hasVinCheckDigit('1HGCM82633A004352')).toBe(true);
  expect(hasVinCheckDigit('1HGCM82633A004353')).toBe(false);
});

test('case and spaces do not count', () => {
  expect(normaliseVin(' 1hgcm 82633-a004352 ')).toBe('1HGCM82633A004352');
});
