import { expect, test } from 'vitest';
import { formatIban, ibanAnswer, isIban } from './iban.ts';

test('an account number is accepted with and without spaces, from any country', () => {
  expect(isIban('RO49AAAA1B31007593840000')).toBe(true);
  expect(isIban('ro49 aaaa 1b31 0075 9384 0000')).toBe(true);
  expect(isIban('DE89 3704 0044 0532 0130 00')).toBe(true);
});

test.each(['RO49AAAA1B31007593840001', 'RO49AAAA1B3100759384', 'XX00', ''])(
  '%s is no account number',
  (text) => {
    expect(isIban(text)).toBe(false);
  },
);

test('it is shown in groups of four', () => {
  expect(formatIban('RO49AAAA1B31007593840000')).toBe('RO49 AAAA 1B31 0075 9384 0000');
});

test('a wrong one is refused with its reason, an empty one is not', () => {
  expect(ibanAnswer.safeParse('RO49').error?.issues[0]?.message).toBe('iban_invalid');
  expect(ibanAnswer.safeParse('').success).toBe(true);
});
