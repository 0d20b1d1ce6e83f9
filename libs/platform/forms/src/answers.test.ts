import { describe, expect, test } from 'vitest';
import {
  dateAnswer,
  emailAnswer,
  optionalText,
  pastDateAnswer,
  phoneAnswer,
  requiredChoice,
  requiredText,
  timeAnswer,
} from './answers.ts';
import { exactCode } from './exact-code.ts';
import { plateWarning, vinWarning } from './warnings.ts';

type Checked = { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined } };
const refusal = (schema: Checked, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test('a required text of spaces is empty', () => {
  expect(refusal(requiredText({ max: 5 }), '   ')).toBe('required');
  expect(refusal(requiredText({ max: 5 }), 'Ana')).toBeUndefined();
});

test('a text that is too short or too long tells the limit', () => {
  expect(refusal(requiredText({ min: 3, max: 5 }), 'ab')).toBe('min_length {"min":3}');
  expect(refusal(requiredText({ max: 5 }), 'abcdef')).toBe('max_length {"max":5}');
  expect(refusal(optionalText({ max: 2 }), 'abc')).toBe('max_length {"max":2}');
  expect(refusal(optionalText({ max: 2 }), '')).toBeUndefined();
});

test('V8 an access code has exactly 6 characters', () => {
  expect(refusal(exactCode(), '')).toBe('required');
  expect(refusal(exactCode(), 'AB12C')).toBe('exact_length {"length":6}');
  expect(refusal(exactCode(), 'AB12CDE')).toBe('exact_length {"length":6}');
  expect(refusal(exactCode(), ' AB12CD ')).toBeUndefined();
});

test('a choice must be one of those offered', () => {
  expect(refusal(requiredChoice(['owner', 'driver']), '')).toBe('required_choice');
  expect(refusal(requiredChoice(['owner', 'driver']), 'driver')).toBeUndefined();
});

describe('phone numbers are accepted as people write them', () => {
  test.each(['0722 123 456', '+40722123456', '0040 264 123 456', '021-312.34.56', '+49 151 23456789', ''])(
    '%s',
    (text) => {
      expect(refusal(phoneAnswer, text)).toBeUndefined();
    },
  );

  test.each(['722123456', '0122 123 456', '+40', 'nu am'])('%s is refused', (text) => {
    expect(refusal(phoneAnswer, text)).toBe('phone_invalid');
  });
});

describe('e-mail addresses', () => {
  test.each(['ana@exemplu.ro', 'ana.ionescu+daune@sub.exemplu.com', ' ana@exemplu.ro ', ''])('%s', (text) => {
    expect(refusal(emailAnswer, text)).toBeUndefined();
  });

  test.each(['ana', 'ana@', 'ana@exemplu', '@exemplu.ro', 'ana@ex emplu.ro', 'a@b@c.ro'])(
    '%s is refused',
    (text) => {
      expect(refusal(emailAnswer, text)).toBe('email_invalid');
    },
  );
});

test('what a date field could not understand is refused, a future day only where it must have come', () => {
  expect(refusal(dateAnswer, '31.02.2026')).toBe('date_invalid');
  expect(refusal(dateAnswer, '2030-01-01')).toBeUndefined();
  expect(refusal(pastDateAnswer('2026-03-05'), '2026-03-06')).toBe('in_the_future');
  expect(refusal(pastDateAnswer('2026-03-05'), '2026-03-05')).toBeUndefined();
  expect(refusal(pastDateAnswer('2026-03-05'), '31.02.2026')).toBe('date_invalid');
});

test('what a time field could not understand is refused', () => {
  expect(refusal(timeAnswer, '25:00')).toBe('time_invalid');
  expect(refusal(timeAnswer, '14:30')).toBeUndefined();
});

test('an unusual plate or vehicle number is pointed out, never refused', () => {
  expect(plateWarning('cj 12 abc')).toBeUndefined();
  expect(plateWarning('B 123 XYZ')).toBeUndefined();
  expect(plateWarning('CJ 12 QQQ')).toBe('plate_unusual');
  expect(vinWarning('1M8GDM9AXKP042788')).toBeUndefined();
  expect(vinWarning('1hgcm 82633 a004352')).toBeUndefined();
  expect(vinWarning('UU1HSDAG5P0000000')).toBe('vin_check_digit');
  expect(vinWarning('UU1HSDAG')).toBe('vin_unusual');
});
