import { describe, expect, test } from 'vitest';
import { calculateLine } from './calculate-line.ts';
import { calculateNote } from './calculate-note.ts';
import { changedRates, withRates } from './changed-rates.ts';
import { deriveFigure } from './derive-figure.ts';
import { plainLine, type NoteLine, type NoteLineValues } from './note-line.ts';
import { totalLossLevel, totalLossShare } from './total-loss.ts';
import { vatShareOn } from './vat.ts';
import { plainHead } from './worked-examples.ts';

const values = (different: Partial<NoteLineValues>): NoteLineValues => ({ ...plainLine, ...different });
const line = (guid: string, different: Partial<NoteLineValues>): NoteLine => ({
  item_guid: guid,
  values: values({ part_name: guid, ...different }),
});

test.each([
  ['2010-06-30', 1_900],
  ['2010-07-01', 2_400],
  ['2015-12-31', 2_400],
  ['2016-01-01', 2_000],
  ['2016-12-31', 2_000],
  ['2017-01-01', 1_900],
  ['2025-07-31', 1_900],
  ['2025-08-01', 2_100],
])('B3: VAT of %s is %i hundredths of a percent', (day, share) => {
  expect(vatShareOn(day)).toBe(share);
});

describe('B3: a total loss', () => {
  test.each([
    [599_999, 5_999, 'none'],
    [600_000, 6_000, 'near'],
    [749_999, 7_499, 'near'],
    [750_000, 7_500, 'reached'],
    [1_200_000, 12_000, 'reached'],
  ])('a repair of %i bani for a value of 1,000,000 is %i, %s', (gross, share, level) => {
    expect(totalLossShare(gross, 1_000_000)).toBe(share);
    expect(totalLossLevel(share)).toBe(level);
  });

  test('is not known without a value, nor with one of nothing', () => {
    for (const value of [null, undefined, 0, -1]) expect(totalLossShare(600_000, value)).toBeNull();
    expect(totalLossShare(1, 1)).toBe(10_000);
    expect(totalLossLevel(null)).toBe('none');
  });
});

describe('B3: a line', () => {
  test('its own discount, even of nothing, comes before that of the note', () => {
    const head = { ...plainHead, discount_share: 1_000 };
    const price = { unit_price_bani: 10_000 };
    expect(calculateLine(values(price), head).net_bani).toBe(9_000);
    expect(calculateLine(values({ ...price, discount_share: 0 }), head).net_bani).toBe(10_000);
    expect(calculateLine(values({ ...price, discount_share: 2_000 }), head).net_bani).toBe(8_000);
  });

  test('each step is rounded half up by itself, and says what it was taken of', () => {
    const { terms, net_bani: net } = calculateLine(
      values({ unit_price_bani: 5, discount_share: 1_000, betterment_share: 1_250 }),
      plainHead,
    );
    expect(terms).toEqual([
      { kind: 'parts', quantity_hundredths: 100, unit_price_bani: 5, amount_bani: 5 },
      { kind: 'discount', share: 1_000, of_bani: 5, amount_bani: -1 },
      { kind: 'betterment', share: 1_250, of_bani: 4, amount_bani: -1 },
    ]);
    expect(net).toBe(3);
  });

  test('has no steps for what it does not have', () => {
    expect(calculateLine(values({}), plainHead)).toEqual({ net_bani: 0, full_bani: 0, terms: [] });
    const { terms } = calculateLine(values({ unit_price_bani: 4, discount_share: 1_000 }), plainHead);
    expect(terms.map(({ kind }) => kind)).toEqual(['parts']);
  });

  test.each([
    ['body', 18_000],
    ['mechanic', 16_000],
    ['electric', 17_000],
  ] as const)('an hour of %s costs its own rate', (labourType, rate) => {
    const { terms } = calculateLine(values({ labour_type: labourType, labour_hundredths: 100 }), plainHead);
    expect(terms).toEqual([{ kind: labourType, hours_hundredths: 100, rate_bani: rate, amount_bani: rate }]);
  });

  test('an hour of painting costs paint and material; work elsewhere what it costs', () => {
    const { terms } = calculateLine(values({ paint_hundredths: 50, sublet_bani: 700 }), plainHead);
    expect(terms).toEqual([
      { kind: 'paint', hours_hundredths: 50, rate_bani: 19_000, amount_bani: 9_500 },
      { kind: 'material', hours_hundredths: 50, rate_bani: 8_500, amount_bani: 4_250 },
      { kind: 'sublet', amount_bani: 700 },
    ]);
  });

  test('of older damage counts nothing, and says what it would', () => {
    const older = calculateLine(values({ unit_price_bani: 700, is_preexisting: true }), plainHead);
    expect([older.net_bani, older.full_bani]).toEqual([0, 700]);
  });
});

describe('B3: how a figure came about', () => {
  const head = { ...plainHead, deductible_bani: 1_000 };
  const lines = [
    line('a', { unit_price_bani: 10_000, discount_share: 1_000, betterment_share: 2_000 }),
    line('b', { unit_price_bani: 5_000, is_preexisting: true }),
    line('c', { labour_hundredths: 100, labour_type: 'mechanic', sublet_bani: 300 }),
  ];
  const calculated = calculateNote(head, lines);
  const stepsOf = (figure: Parameters<typeof deriveFigure>[0]) =>
    deriveFigure(figure, { head, lines, calculated }).map((step) =>
      step.kind === 'line'
        ? [step.part_name, step.amount_bani]
        : [step.kind === 'figure' ? step.figure : 'vat', step.amount_bani],
    );

  test('sums of lines open to their lines, without older damage, deductions as positive figures', () => {
    expect(stepsOf('parts_bani')).toEqual([['a', 10_000]]);
    expect(stepsOf('discount_bani')).toEqual([['a', 1_000]]);
    expect(stepsOf('betterment_bani')).toEqual([['a', 1_800]]);
    expect(stepsOf('mechanic_bani')).toEqual([['c', 16_000]]);
    expect(stepsOf('sublet_bani')).toEqual([['c', 300]]);
    expect(stepsOf('body_bani')).toEqual([]);
  });

  test('the others open to the figures that they are made of, without those of nothing', () => {
    expect(stepsOf('net_bani')).toEqual([
      ['parts_bani', 10_000],
      ['discount_bani', -1_000],
      ['betterment_bani', -1_800],
      ['mechanic_bani', 16_000],
      ['sublet_bani', 300],
    ]);
    expect(stepsOf('gross_bani')).toEqual([
      ['net_bani', 23_500],
      ['vat_bani', 4_935],
    ]);
    expect(stepsOf('payable_bani')).toEqual([
      ['gross_bani', 28_435],
      ['deductible_bani', -1_000],
    ]);
    expect(stepsOf('deductible_bani')).toEqual([['deductible_bani', 1_000]]);
    expect(deriveFigure('vat_bani', { head, lines, calculated })).toEqual([
      {
        kind: 'vat',
        share: 2_100,
        of_bani: 23_500,
        on: '2026-09-01',
        recovers_vat: false,
        amount_bani: 4_935,
      },
    ]);
  });
});

describe('B3: rates that change', () => {
  const { rates } = plainHead;

  test.each(['body', 'mechanic', 'electric', 'paint', 'material'] as const)(
    'that of %s is named alone',
    (rate) => {
      const before = rates.rates[`${rate}_bani`];
      const present = { ...rates, rates: { ...rates.rates, [`${rate}_bani`]: before + 1 } };
      expect(changedRates(rates, present)).toEqual([{ rate, before, after: before + 1 }]);
    },
  );

  test('a discount that nobody had is one of nothing; rates set by hand never change', () => {
    expect(changedRates(rates, { ...rates, discount_share: 0 })).toEqual([]);
    expect(changedRates(rates, { ...rates, discount_share: 500 })).toEqual([
      { rate: 'discount', before: 0, after: 500 },
    ]);
    expect(changedRates({ ...rates, source: 'hand' }, { ...rates, discount_share: 500 })).toEqual([]);
  });

  test('a note takes the new discount, unless somebody has set its own', () => {
    const present = { ...rates, discount_share: 500 };
    expect(withRates(plainHead, present)).toMatchObject({ rates: present, discount_share: 500 });
    expect(withRates({ ...plainHead, discount_share: 300 }, present).discount_share).toBe(300);
    const before = { ...plainHead, discount_share: 500, rates: present };
    expect(withRates(before, rates).discount_share).toBe(0);
  });
});
