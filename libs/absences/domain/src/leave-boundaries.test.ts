import { describe, expect, test } from 'vitest';
import { balanceOf, type CountedLeave, type Entitlement } from './leave-balance.ts';
import { halfDaysOf, overlaps, partOn, periodFault, type DayPart, type LeavePeriod } from './leave-period.ts';
import { presentHalves } from './presence.ts';

const noHolidays = new Set<string>();
const wednesday = '2026-03-04';
const friday = '2026-03-06';

const period = (
  from: string,
  to = from,
  first: DayPart = 'whole',
  last: DayPart = from === to ? first : 'whole',
): LeavePeriod => ({ date_from: from, date_to: to, first_part: first, last_part: last });

const leave = (days: LeavePeriod, different: Partial<CountedLeave> = {}): CountedLeave => ({
  ...days,
  absence_id: days.date_from,
  is_approved: true,
  deducts_balance: true,
  returns_rest_days: false,
  ...different,
});
const medical = (days: LeavePeriod, different: Partial<CountedLeave> = {}) =>
  leave(days, { deducts_balance: false, returns_rest_days: true, ...different });

const entitlement: Entitlement = {
  year: 2026,
  entitled_half_days: 40,
  carried_half_days: 4,
  carried_until: '2026-06-30',
};
const balance = (leaves: CountedLeave[], today = '2026-01-05') =>
  balanceOf(entitlement, leaves, noHolidays, today);

describe('B4 medical leave within rest leave', () => {
  const week = leave(period('2026-03-02', '2026-03-06'));

  test('gives its days back only once it is approved', () => {
    const days = period(wednesday, friday);
    expect(balance([week, medical(days, { is_approved: false })])).toMatchObject({ planned: 10, left: 34 });
    expect(balance([week, medical(days)])).toMatchObject({ planned: 4, left: 40 });
  });

  test('gives back the half of a day that it covers, and the ledger names its first and last day', () => {
    const sick = medical(period(wednesday, friday, 'afternoon', 'morning'));
    const { left, ledger } = balance([week, sick]);
    expect(left).toBe(44 - 10 + 4);
    expect(ledger.find(({ kind }) => kind === 'returned')).toMatchObject({
      date_from: wednesday,
      date_to: friday,
      half_days: 4,
    });
    expect(ledger.find(({ kind }) => kind === 'taken')).toMatchObject({
      date_from: '2026-03-02',
      date_to: friday,
      half_days: -10,
    });
  });

  test('the afternoon gives nothing back to somebody who has the morning off', () => {
    const morning = leave(period(wednesday, wednesday, 'morning'));
    expect(balance([morning, medical(period(wednesday, wednesday, 'afternoon'))])).toMatchObject({
      left: 43,
    });
  });

  test('lowers what a request that waits asks for', () => {
    const asked = leave(week, { is_approved: false });
    expect(balance([asked, medical(period(wednesday))])).toMatchObject({ asked: 8, planned: 0, left: 44 });
  });
});

describe('B4 a balance', () => {
  test('an approved leave is not counted among those that are asked for', () => {
    const asked = leave(period(friday), { is_approved: false });
    expect(balance([leave(period(wednesday)), asked])).toMatchObject({ asked: 2, planned: 2 });
  });

  test('today is taken, tomorrow is planned', () => {
    const days = leave(period('2026-03-03', '2026-03-05'));
    expect(balance([days], wednesday)).toMatchObject({ taken: 4, planned: 2 });
  });

  test('its ledger goes by date, begins with the new year, and ends with what lapses', () => {
    const march = leave(period(wednesday));
    const july = leave(period('2026-07-01'));
    const { ledger, lapsed, left } = balance([july, march], '2026-07-01');
    expect(lapsed).toBe(2);
    expect(left).toBe(38);
    expect(
      ledger.map(({ kind, date_from, half_days, left: after }) => [kind, date_from, half_days, after]),
    ).toEqual([
      ['entitled', '2026-01-01', 40, 40],
      ['carried', '2026-01-01', 4, 44],
      ['taken', wednesday, -2, 42],
      ['lapsed', '2026-06-30', -2, 40],
      ['taken', '2026-07-01', -2, 38],
    ]);
  });

  test('days of the year before that were taken on their last day do not lapse, nor does more than was carried', () => {
    const last = leave(period('2026-06-30'));
    expect(balance([last], '2026-07-01')).toMatchObject({ lapsed: 2 });
    const long = leave(period('2026-06-15', '2026-06-30'));
    expect(balance([long], '2026-07-01')).toMatchObject({ lapsed: 0 });
  });

  test('days of another year neither count nor stand in the ledger', () => {
    const before = leave(period('2025-12-29', '2025-12-31'));
    const { left, ledger } = balance([before]);
    expect([left, ledger.length]).toEqual([44, 2]);
  });
});

describe('B4 the days of an absence', () => {
  test.each([
    ['a last day that begins at noon', period(wednesday, friday, 'whole', 'afternoon'), 'parts'],
    ['a first day that ends at noon', period(wednesday, friday, 'morning'), 'parts'],
    ['from noon to noon', period(wednesday, friday, 'afternoon', 'morning'), undefined],
    ['one morning', period(wednesday, wednesday, 'morning'), undefined],
    ['one afternoon', period(wednesday, wednesday, 'afternoon'), undefined],
    ['a whole day and an afternoon at once', period(wednesday, wednesday, 'whole', 'afternoon'), 'parts'],
    ['one day', period(wednesday), undefined],
    ['366 days', period(wednesday, '2027-03-04'), undefined],
    ['367 days', period(wednesday, '2027-03-05'), 'too_long'],
  ])('%s: %s', (_what, days, fault) => {
    expect(periodFault(days, noHolidays)).toBe(fault);
  });

  test('from noon to noon covers an afternoon, a whole day and a morning, and nothing before or after', () => {
    const days = period(wednesday, friday, 'afternoon', 'morning');
    expect(
      ['2026-03-03', wednesday, '2026-03-05', friday, '2026-03-07'].map((date) => partOn(days, date)),
    ).toEqual([undefined, 'afternoon', 'whole', 'morning', undefined]);
    expect(halfDaysOf(days, noHolidays)).toEqual([
      { date: wednesday, half: 'afternoon' },
      { date: '2026-03-05', half: 'morning' },
      { date: '2026-03-05', half: 'afternoon' },
      { date: friday, half: 'morning' },
    ]);
  });

  test('an absence of whole days covers its first and its last day', () => {
    expect([wednesday, friday].map((date) => partOn(period(wednesday, friday), date))).toEqual([
      'whole',
      'whole',
    ]);
  });

  test.each([
    ['one day after the other', period(wednesday), period('2026-03-05'), false],
    ['the same day', period(wednesday), period(wednesday), true],
    [
      'a morning and its afternoon',
      period(wednesday, wednesday, 'morning'),
      period(wednesday, wednesday, 'afternoon'),
      false,
    ],
    [
      'two mornings of a day',
      period(wednesday, wednesday, 'morning'),
      period(wednesday, wednesday, 'morning'),
      true,
    ],
    [
      'two afternoons of a day',
      period(wednesday, wednesday, 'afternoon'),
      period(wednesday, wednesday, 'afternoon'),
      true,
    ],
    [
      'until noon, and from noon on',
      period('2026-03-02', wednesday, 'whole', 'morning'),
      period(wednesday, friday, 'afternoon'),
      false,
    ],
    [
      'until the evening, and from noon on',
      period('2026-03-02', wednesday),
      period(wednesday, friday, 'afternoon'),
      true,
    ],
    [
      'until noon, and from the morning on',
      period('2026-03-02', wednesday, 'whole', 'morning'),
      period(wednesday, friday),
      true,
    ],
  ])('%s share a moment: %s', (_what, one, other, shared) => {
    expect([overlaps(one, other), overlaps(other, one)]).toEqual([shared, shared]);
  });
});

test('B4 somebody who is away in the afternoon, or twice in the morning, is there for the other half', () => {
  const away = (part: DayPart) => ({ user_id: 'ana', ...period(wednesday, wednesday, part) });
  expect(presentHalves(['ana'], [away('afternoon')], wednesday)).toBe(1);
  expect(presentHalves(['ana'], [away('morning'), away('morning')], wednesday)).toBe(1);
  expect(presentHalves(['ana', 'radu'], [away('whole')], wednesday)).toBe(2);
});
