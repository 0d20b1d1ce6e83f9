import { baniOf } from '@dosar/forms/amount';
import { locales } from '@dosar/i18n';
import { afterEach, expect, test } from 'vitest';
import { anEstimate, anEstimateLine } from './estimate-fixture.ts';
import { emptyLine, readOf, typedAnswersFor } from './typed-answers.ts';

afterEach(() => localStorage.clear());

test.each(locales)(
  'in %s a typed line counts as its field is read, and not at all where that is refused',
  (locale) => {
    localStorage.setItem('dosar.locale', locale);
    for (const amount of [
      '1977',
      '1.977',
      '1,977',
      '1.977,00',
      '1,977.00',
      '19,7',
      '19.7',
      '1 977,5 lei',
      '1.97.7',
      '-5',
    ])
      expect(
        readOf({ lines: [{ ...emptyLine, name: 'Prag', amount }] }).lines.map((line) => line.amount_bani),
        amount,
      ).toEqual(baniOf(amount) === undefined ? [] : [baniOf(amount)]);
    const [line] = readOf({
      lines: [{ ...emptyLine, name: 'Prag', quantity: '1,5', unit_price: '1000' }],
    }).lines;
    expect(line).toMatchObject({ quantity_hundredths: 150, unit_price_bani: 100_000, amount_bani: 150_000 });
  },
);

test('the fields begin with the lines of the round before, in the language of the page', () => {
  localStorage.setItem('dosar.locale', 'en');
  const line = anEstimateLine(1, {
    quantity_hundredths: 150,
    unit_price_bani: 112_050,
    hours_hundredths: 25,
    amount_bani: 197_700,
  });
  const estimate = anEstimate({ source: 'typed', lines: [line] });
  expect(typedAnswersFor({ estimate, rounds: [], shops: [] }).lines).toEqual([
    { code: '', name: 'Prag', quantity: '1.5', unit_price: '1,120.50', hours: '0.25', amount: '1,977.00' },
  ]);
});
