import { baniOf } from '@dosar/forms/amount';
import { locales } from '@dosar/i18n';
import { afterEach, expect, test } from 'vitest';
import { emptyLine, linesOf, typedAnswersFor } from './typed-answers.ts';

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
        linesOf({ lines: [{ ...emptyLine, name: 'Prag', amount }] }).map((line) => line.amount_bani),
        amount,
      ).toEqual(baniOf(amount) === undefined ? [] : [baniOf(amount)]);
    const [line] = linesOf({ lines: [{ ...emptyLine, name: 'Prag', quantity: '1,5', unit_price: '1000' }] });
    expect(line).toMatchObject({ quantity_hundredths: 150, unit_price_bani: 100_000, amount_bani: 150_000 });
  },
);

test('the fields begin with the lines of the round before, in the language of the page', () => {
  localStorage.setItem('dosar.locale', 'en');
  const line = {
    estimate_line_id: '0190b6a0-0000-7000-8000-00000000e001',
    code: null,
    name: 'Prag',
    quantity_hundredths: 150,
    unit_price_bani: 112_050,
    hours_hundredths: 25,
    amount_bani: 197_700,
    item_guid: null,
    confidence: null,
    agreed_bani: null,
    reason_code: null,
    reason_note: null,
  };
  const estimate = {
    shop_estimate_id: '0190b6a0-0000-7000-8000-00000000e000',
    round_no: 1,
    state: 'open',
    row_version: 1,
    shop_name: 'Auto Rapid',
    file_name: '128',
    source: 'typed',
    shop_total_bani: 197_700,
    agreed_total_bani: 0,
    lines: [line],
    agreed_at: null,
    acceptance_document_id: null,
    created_by: null,
    created_at: '2026-11-25T08:00:00.000Z',
  } as const;
  expect(typedAnswersFor({ estimate: { ...estimate, lines: [line] }, rounds: [], shops: [] }).lines).toEqual([
    { code: '', name: 'Prag', quantity: '1.5', unit_price: '1,120.50', hours: '0.25', amount: '1,977.00' },
  ]);
});
