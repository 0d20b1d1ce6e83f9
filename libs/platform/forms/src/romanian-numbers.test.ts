import { isCnp } from '@dosar/kernel/romanian-numbers';
import { expect, test } from 'vitest';
import { cnpAnswer, cnpWarning, cuiAnswer } from './romanian-numbers.ts';

test('the county digits of newer numbers only warn', () => {
  const ofNoCounty = Array.from({ length: 10 }, (_, digit) => `163061570001${digit}`).find(isCnp);

  expect(ofNoCounty).toBeDefined();
  expect(cnpWarning('1630615123457')).toBeUndefined();
  expect(cnpWarning(ofNoCounty ?? '')).toBe('cnp_county');
});

test('an empty answer is for others to refuse', () => {
  expect(cnpAnswer.safeParse('').success).toBe(true);
  expect(cuiAnswer.safeParse(' ').success).toBe(true);
  expect(cnpAnswer.safeParse('1').error?.issues[0]?.message).toBe('cnp_invalid');
  expect(cuiAnswer.safeParse('1').error?.issues[0]?.message).toBe('cui_invalid');
});
