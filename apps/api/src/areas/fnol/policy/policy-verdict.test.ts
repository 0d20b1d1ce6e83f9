import { expect, test } from 'vitest';
import { byWorth, verdictOn } from './policy-verdict.ts';

const policy = { valid_from: '2026-03-01', valid_until: '2027-02-28', paid_until: null, cancelled_on: null };

test.each([
  ['a day within it', {}, '2026-11-22', 'covered', []],
  ['its last day', {}, '2027-02-28', 'covered', []],
  ['the day after its end', {}, '2027-03-01', 'not_in_force', ['after_end']],
  ['the day before it begins', {}, '2026-02-28', 'not_in_force', ['before_start']],
  ['its first day, on which the hour counts', {}, '2026-03-01', 'doubtful', ['first_day']],
  [
    'the day of its cancellation',
    { cancelled_on: '2026-11-22' },
    '2026-11-22',
    'not_in_force',
    ['cancelled'],
  ],
  ['the day before its cancellation', { cancelled_on: '2026-11-22' }, '2026-11-21', 'covered', []],
  [
    'the day after the last paid instalment',
    { paid_until: '2026-11-15' },
    '2026-11-16',
    'doubtful',
    ['instalment_unpaid'],
  ],
  ['the last day that is paid', { paid_until: '2026-11-15' }, '2026-11-15', 'covered', []],
] as const)('C27 a policy on %s', (_name, different, day, verdict, reasons) => {
  expect(verdictOn({ ...policy, ...different }, day)).toEqual({ verdict, reasons });
});

test('C27 the policy that covers the day comes first, and the newest of equals', () => {
  const listed = byWorth([
    { ...policy, valid_from: '2025-03-01', verdict: 'not_in_force', reasons: [] },
    { ...policy, valid_from: '2026-03-01', verdict: 'doubtful', reasons: [] },
    { ...policy, valid_from: '2026-01-01', verdict: 'covered', reasons: [] },
    { ...policy, valid_from: '2026-02-01', verdict: 'covered', reasons: [] },
  ]);
  expect(listed.map(({ valid_from: from }) => from)).toEqual([
    '2026-02-01',
    '2026-01-01',
    '2026-03-01',
    '2025-03-01',
  ]);
});
