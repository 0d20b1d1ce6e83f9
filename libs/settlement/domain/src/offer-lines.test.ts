import { describe, expect, test } from 'vitest';
import type { CoverageCode } from './money-accounts.ts';
import { amountsByCoverage, offerFault, type OfferLine, type OfferLineCode } from './offer-lines.ts';

const line = (code: OfferLineCode, amount_bani: number): OfferLine => ({ code, amount_bani });
const repair = line('repair', 1_000);
const noLimits = new Map<CoverageCode, number>();

test.each<[OfferLineCode, CoverageCode]>([
  ['repair', 'vehicle'],
  ['vat', 'vehicle'],
  ['wear', 'vehicle'],
  ['deductible', 'vehicle'],
  ['residual', 'vehicle'],
  ['towing', 'vehicle'],
  ['other', 'vehicle'],
  ['loss_of_use', 'loss_of_use'],
  ['property', 'property'],
  ['injury', 'injury'],
  ['penalty', 'penalty'],
])('M4 a line “%s” is paid by the coverage “%s”', (code, coverage) => {
  expect([...amountsByCoverage([line(code, 7)])]).toEqual([[coverage, 7]]);
});

describe('M4 lines of an offer', () => {
  test.each(['wear', 'deductible', 'residual'] as const)('“%s” only takes off, never adds', (code) => {
    expect(offerFault([repair, line(code, 1)], noLimits)).toBe('sign');
    expect(offerFault([repair, line(code, 0)], noLimits)).toBeUndefined();
    expect(offerFault([repair, line(code, -1)], noLimits)).toBeUndefined();
  });

  test('all others only add; one that takes off among many is enough for a refusal', () => {
    expect(offerFault([repair, line('towing', -1)], noLimits)).toBe('sign');
    expect(offerFault([repair, line('towing', 0)], noLimits)).toBeUndefined();
  });

  test('leave no coverage below nothing, however much another one pays', () => {
    expect(offerFault([line('wear', -1), line('injury', 1_000)], noLimits)).toBe('coverage_negative');
    expect(offerFault([repair, line('wear', -1_000), line('injury', 1)], noLimits)).toBeUndefined();
  });

  test('stay within the limit of each coverage, to the ban', () => {
    const limits = new Map<CoverageCode, number>([['vehicle', 1_000]]);
    expect(offerFault([repair, line('injury', 5_000)], limits)).toBeUndefined();
    expect(offerFault([repair, line('vat', 1), line('injury', 5_000)], limits)).toBe('above_limit');
  });

  test('make ten billion lei at most, over all coverages together', () => {
    const largest = 1_000_000_000_000;
    expect(offerFault([line('repair', largest)], noLimits)).toBeUndefined();
    expect(offerFault([line('repair', largest), line('injury', 1)], noLimits)).toBe('too_large');
  });
});
