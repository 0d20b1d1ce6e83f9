import { expect, test } from 'vitest';
import { formatPhone, parsePhone } from './phones.ts';

test.each([
  '0722123456',
  '0722 123 456',
  '0722-123-456',
  '+40 722 123 456',
  '0040722123456',
  '(0722) 123.456',
  '+40 (0)722 123 456',
  '+40 0722 123 456',
  '40722123456',
  '\u202a+40 722 123 456\u202c',
  '0722\u200b123\u00a0456',
  '０７２２ １２３ ４５６',
])('%s is one mobile number', (text) => {
  expect(parsePhone(text)).toEqual({ e164: '+40722123456', kind: 'mobile' });
});

test('a fixed line takes no SMS', () => {
  expect(parsePhone('021 312 3456')).toEqual({ e164: '+40213123456', kind: 'fixed' });
  expect(parsePhone('0364 123 456')).toEqual({ e164: '+40364123456', kind: 'fixed' });
});

test('foreign numbers are taken with their country code', () => {
  expect(parsePhone('+43 664 1234567')).toEqual({ e164: '+436641234567', kind: 'foreign' });
  expect(parsePhone('+49 (0)170 1234567')).toEqual({ e164: '+491701234567', kind: 'foreign' });
  expect(parsePhone('0049 (0)170 1234567')).toEqual({ e164: '+491701234567', kind: 'foreign' });
  expect(parsePhone('0043 664 1234567')).toEqual({ e164: '+436641234567', kind: 'foreign' });
});

test.each([
  '',
  '12345',
  '0922123456',
  '072212345',
  '+40 922 123 456',
  '+4072212345',
  '4072212345',
  'abc',
  '+123',
])('%s is no phone number', (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

test('a Romanian number is shown in groups', () => {
  expect(formatPhone('+40722123456')).toBe('0722 123 456');
  expect(formatPhone('+436641234567')).toBe('+436641234567');
});
