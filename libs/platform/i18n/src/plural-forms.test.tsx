import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';

const days = '{count, plural, one {# zi} few {# zile} other {# de zile}}';
const romanian = createIntl({ locale: 'ro', messages: { 'i18n.test.days': days } });
const inWords = (count: number) => romanian.formatMessage({ id: 'i18n.test.days' }, { count });

test('ux 120 Romanian has three plural forms, and twenty days are "de zile"', () => {
  expect([1, 2, 19, 20, 100, 101, 119, 120].map(inWords)).toEqual([
    '1 zi',
    '2 zile',
    '19 zile',
    '20 de zile',
    '100 de zile',
    '101 zile',
    '119 zile',
    '120 de zile',
  ]);
});

test('zero is counted like two', () => {
  expect(inWords(0)).toBe('0 zile');
});
