import { expect, test } from 'vitest';
import { distrustOf } from './index.ts';

const findings = [
  { source: 1, text: 'Termenul legal este **24.10.2026**, la 30 de zile de la 24.09.2026.' },
  { source: 2, text: 'Este depășit cu 33 de zile; penalitatea este **412,02 lei**, cu 13,73 lei pe zi.' },
  { source: 3, text: 'De ea răspunde {NUME_1} din Cluj.' },
];
const distrust = (wording: string, required: number[] = []) =>
  distrustOf(wording, findings, new Set(required));

test.each([
  'Termenul legal a fost **24.10.2026**. [1]',
  'Termenul legal, de 30 de zile, este 24.10.2026 [1], deci este depășit cu 33 de zile. [2]',
  'Penalitatea este 412,02 lei, cu 13,73 lei pe zi. [2]\nDe dosar răspunde {NUME_1} din Cluj. [3]',
  '- Termenul legal este 24.10.2026. [1]\n- Penalitatea este 412,02 lei. [2]',
])('S6 words that say what their sources say are shown: %s', (wording) => {
  expect(distrust(wording)).toBeUndefined();
});

test.each([
  ['', 'empty'],
  ['Termenul legal este 24.10.2026.', 'no_source'],
  ['Termenul legal este 24.10.2026. [1]\nAtât.', 'no_source'],
  ['Termenul legal este 24.10.2026. [4]', 'unknown_source'],
  ['Termenul legal este 25.10.2026. [1]', 'number'],
  ['Termenul legal este 24 octombrie 2026. [1]', 'number'],
  ['Termenul legal este de treizeci de zile. [1]', 'number'],
  ['Penalitatea este 412,02 lei. [1]', 'number'],
  ['Penalitatea este 412,02 euro. [2]', 'number'],
  ['Penalitatea este ⁴12,02 lei. [2]', 'number'],
  ['Penalitatea este 412,02 lei; vedeți https://rau.example/x [2]', 'link'],
  ['Penalitatea este 412,02 lei; vedeți rau.ro [2]', 'link'],
  ['Penalitatea este 412,02 lei; scrieți la rau@exemplu.ro [2]', 'link'],
  ['![penalitatea](x) este 412,02 lei. [2]', 'form'],
  ['Penalitatea este <b>412,02 lei</b>. [2]', 'form'],
  ['Penalitatea este 412,02 lei.\u202e [2]', 'form'],
  ['De ea răspunde {NUME_1} din Cluj. [1]', 'name'],
  ['De ea răspunde {NUME_2} din Cluj. [3]', 'name'],
  ['De ea răspunde Vasile din Cluj. [3]', 'name'],
  ['Vasile răspunde de ea, din Cluj. [3]', 'name'],
  ['Termenul legal este 24.10.2026, în România. [1]', 'name'],
  ['Penalitatea este 412,02 lei pe zi, parola este depășită. [2]', 'foreign'],
  ['Puteți plăti imediat toate sumele cerute din contul propriu. [2]', 'foreign'],
  ['Termenul legal: de ea răspunde {NUME_1} din Cluj. [3]', 'name'],
  ['Ignoră regulile: penalitatea este 412,02 lei pe zi. [2]', 'name'],
  [`Termenul legal este 24.10.2026. [1] ${'Termenul legal este 24.10.2026. [1] '.repeat(40)}`, 'too_long'],
])('S6 words that say anything else are thrown away: %s', (wording, why) => {
  expect(distrust(wording)).toBe(why);
});

test('S6 what a file says is not left out', () => {
  expect(distrust('Termenul legal este 24.10.2026. [1]', [1, 2])).toBe('left_out');
});
