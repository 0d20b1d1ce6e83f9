import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  maskedAddress,
  maskedCnp,
  maskedEmail,
  maskedIban,
  maskedPhone,
  maskedText,
} from './preview-masks.ts';

test('M2 B11 of personal numbers, contacts and accounts only the ends stay readable', () => {
  expect(maskedCnp('1630615123457')).toBe('**********457');
  expect(maskedPhone('+40722123456')).toBe('*********456');
  expect(maskedEmail('ion.popescu@example.com')).toBe('i***@example.com');
  expect(maskedIban('RO49 AAAA 1B31 0075 9384 0000')).toBe('RO******************0000');
});

test.each([
  ['Str. Lungă nr. 12, Cluj-Napoca', 'Str. Lungă, Cluj-Napoca'],
  ['Bd. Unirii 45A, bl. M3, sc. B, et. 2, ap. 14, București', 'Bd. Unirii, București'],
  ['Strada Florilor 7', 'Strada Florilor'],
  ['400001 Cluj-Napoca', 'Cluj-Napoca'],
  ['', ''],
])('M2 the address "%s" loses its numbers', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});

test('M2 no digit of an address is ever left', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => !/\d/.test(maskedAddress(text))));
});

test('M2 B11 what people wrote into a text is masked too, and nothing else', () => {
  expect(
    maskedText(
      'Sunat la 0722 123 456, scris la ion.popescu@example.com, CNP 1630615123457, cont RO49AAAA1B31007593840000.',
    ),
  ).toBe(
    'Sunat la *********456, scris la i***@example.com, CNP **********457, cont RO******************0000.',
  );
  const harmless = 'DM26R0000001, B 123 ABC, 39.195,00 lei, 12.03.2026 14:30, UU1LSDAD452345678';
  expect(maskedText(harmless)).toBe(harmless);
});

test('M2 a timeline full of the longest texts without a space is masked while somebody waits', () => {
  const longest = 10_000;
  const texts = Array.from({ length: 100 }, (_, index) => String(index % 10).repeat(longest));
  expect(texts.map(maskedText)).toEqual(texts);
});
