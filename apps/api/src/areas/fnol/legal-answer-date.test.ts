import { expect, test } from 'vitest';
import { legalAnswerDate } from './legal-answer-date.ts';

test('a compulsory insurance claim is answered within thirty calendar days of its arrival', () => {
  expect(legalAnswerDate('rca', '2026-11-01', '2026-11-20')).toBe('2026-12-20');
  expect(legalAnswerDate('rca_dd', '2026-01-30', '2026-01-31')).toBe('2026-03-02');
});

test('for a voluntary insurance the contract and not the law sets the date', () => {
  expect(legalAnswerDate('casco', '2026-11-01', '2026-11-20')).toBeUndefined();
});

test('an accident before the law has no date by this law', () => {
  expect(legalAnswerDate('rca', '2017-07-11', '2026-11-20')).toBeUndefined();
});
