import { addDays, daysBetween, formatLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { formatLei } from '@dosar/kernel/money';
import { isWorkingDay } from '@dosar/kernel/working-days';
import { endOfDay, localDateOf } from '@dosar/kernel/zone';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastNearDay, noticeDay } from './legal-notice.ts';
import {
  daysLate,
  lateBaniDaysOf,
  legalDueDate,
  owedOf,
  penaltyFor,
  penaltyWithPayments,
  ruleFor,
  type LegalRule,
} from './legal-rule.ts';

// Law 53/2003, article 139: Easter of 2026 and the end of that year.
const holidays = new Set([
  '2026-04-10',
  '2026-04-12',
  '2026-04-13',
  '2026-11-30',
  '2026-12-01',
  '2026-12-25',
  '2026-12-26',
  '2027-01-01',
  '2027-01-02',
  '2027-01-06',
  '2027-01-07',
]);

const answer: LegalRule = {
  legal_rule_code: 'RCA_30',
  policy_type_code: 'rca',
  event_from: '2017-07-12',
  event_to: null,
  days: 30,
  day_kind: 'calendar',
  penalty_ppm: 2000,
};
const payment: LegalRule = { ...answer, legal_rule_code: 'RCA_10', days: 10 };
const inWorkingDays: LegalRule = { ...payment, day_kind: 'working' };

const day = fc.integer({ min: 0, max: 3650 }).map((offset) => addDays('2024-01-01', offset));

describe('due dates', () => {
  test.each([
    ['over the end of a year', answer, '2026-12-05', '2027-01-04'],
    ['on a Sunday, where it stays', answer, '2026-10-23', '2026-11-22'],
    ['on the national day, where it stays', answer, '2026-11-01', '2026-12-01'],
    ['over a leap day', answer, '2028-02-10', '2028-03-11'],
    ['over the night in which the clock goes forward', answer, '2026-03-10', '2026-04-09'],
    ['over the night in which the clock goes back', answer, '2026-10-10', '2026-11-09'],
    ['ten days to pay', payment, '2026-11-20', '2026-11-30'],
    ['ten working days over two holidays and two weekends', inWorkingDays, '2026-11-20', '2026-12-08'],
    ['ten working days over Easter', inWorkingDays, '2026-04-03', '2026-04-21'],
  ])('a term ends %s', (_, rule, startedOn, expected) => {
    expect(legalDueDate(rule, startedOn, holidays)).toBe(expected);
  });

  test('a claim of the last minute of a day has the term of that day, in summer and in winter', () => {
    const due = (instant: string) => legalDueDate(answer, localDateOf(new Date(instant)), holidays);
    expect(due('2026-07-01T20:59:59Z')).toBe('2026-07-31');
    expect(due('2026-07-01T21:00:00Z')).toBe('2026-08-01');
    expect(due('2026-12-01T21:59:59Z')).toBe('2026-12-31');
    expect(due('2026-12-01T22:00:00Z')).toBe('2027-01-01');
  });

  test('the due date itself is in time until its last minute, also on the days on which the clock changes', () => {
    for (const due of ['2026-03-29', '2026-10-25', '2026-11-22']) {
      const end = endOfDay(due).getTime();
      expect(daysLate(due, localDateOf(new Date(end - 1)))).toBe(0);
      expect(daysLate(due, localDateOf(new Date(end)))).toBe(1);
    }
    expect(endOfDay('2026-03-29').toISOString()).toBe('2026-03-29T21:00:00.000Z');
    expect(endOfDay('2026-10-25').toISOString()).toBe('2026-10-25T22:00:00.000Z');
  });

  test('every calendar term is as long as the law says; a working one holds as many days of work', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (start, days) => {
        expect(daysBetween(start, legalDueDate({ ...answer, days }, start, holidays))).toBe(days);
        const due = legalDueDate({ ...inWorkingDays, days }, start, holidays);
        expect(isWorkingDay(due, holidays)).toBe(true);
        expect(workingDaysAfter(start, due)).toBe(days);
        expect(due > start).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the rule of an accident', () => {
  const shorter: LegalRule = { ...answer, event_from: '2027-01-01', days: 20 };
  const earlier: LegalRule = { ...answer, event_to: '2026-12-31' };
  const wanted = (eventDate: LocalDate, policyType = 'rca') =>
    ruleFor([earlier, shorter, payment], { code: 'RCA_30', policyType, eventDate })?.days;

  test('is the law of its day, whichever comes later', () => {
    expect(wanted('2026-12-31')).toBe(30);
    expect(wanted('2027-01-01')).toBe(20);
  });

  test('is the newest of those in force on its day, in whatever order they stand', () => {
    const eventDate = '2027-02-01';
    for (const rules of [
      [answer, shorter],
      [shorter, answer],
    ])
      expect(ruleFor(rules, { code: 'RCA_30', policyType: 'rca', eventDate })?.days).toBe(20);
    expect(ruleFor([answer], { code: 'RCA_30', policyType: 'rca', eventDate: '2017-07-12' })?.days).toBe(30);
  });

  test('is none after the last day of a law that no other follows, and never one about something else', () => {
    const among = (rules: LegalRule[], eventDate: LocalDate) =>
      ruleFor(rules, { code: 'RCA_30', policyType: 'rca', eventDate });
    expect(among([earlier], '2026-12-31')).toBe(earlier);
    expect(among([earlier], '2027-01-01')).toBeUndefined();
    expect(among([payment], '2026-12-31')).toBeUndefined();
    expect(among([payment, answer], '2026-12-31')).toBe(answer);
  });

  test('is none before the law, and none where a contract says it', () => {
    expect(wanted('2017-07-11')).toBeUndefined();
    expect(wanted('2026-12-31', 'casco')).toBeUndefined();
  });
});

describe('what a delay costs', () => {
  test('39.195 lei, thirty days late, cost 2.351,70 lei', () => {
    expect(formatLei(penaltyFor(39_195_00, 30, 2000))).toBe('2.351,70 lei');
  });

  test('6.867 lei since 24.10.2026 cost 412,02 lei on 23.11.2026 and 13,73 lei a day', () => {
    const late = daysLate('2026-10-24', '2026-11-23');
    expect([formatLocalDate('2026-10-24'), late]).toEqual(['24.10.2026', 30]);
    expect(formatLei(penaltyFor(6_867_00, late, 2000))).toBe('412,02 lei');
    expect(formatLei(penaltyFor(6_867_00, 1, 2000))).toBe('13,73 lei');
  });

  test('it is whole bani, grows with every day, and is nothing in time', () => {
    const amount = fc.integer({ min: 0, max: 6_400_000_00 });
    const late = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(amount, late, (owed, days) => {
        const cost = penaltyFor(owed, days, 2000);
        expect(Number.isInteger(cost)).toBe(true);
        expect(Math.abs(cost - (owed * days) / 500)).toBeLessThanOrEqual(0.5);
        expect(penaltyFor(owed, days + 1, 2000)).toBeGreaterThanOrEqual(cost);
        expect(penaltyFor(owed, 0, 2000)).toBe(0);
      }),
    );
  });
});

describe('W2 what a delay costs when parts are paid', () => {
  const due = '2026-11-30';
  /** What 10.000,00 lei cost on a day, with what was paid until then. */
  const cost = (on: LocalDate, ...payments: { on: LocalDate; bani: number }[]) =>
    formatLei(
      penaltyWithPayments(
        {
          amount: 10_000_00,
          paid: payments.reduce((sum, { bani }) => sum + bani, 0),
          lateBaniDays: payments.reduce((sum, paid) => sum + lateBaniDaysOf(due, paid), 0),
        },
        daysLate(due, on),
        2000,
      ),
    );
  const undisputed = { on: '2026-11-12', bani: 6_000_00 };
  const part = { on: '2026-12-05', bani: 3_000_00 };

  test.each([
    ['in time, nothing', '2026-11-30', [undisputed], '0,00 lei'],
    ['ten days, all of it owed', '2026-12-10', [], '200,00 lei'],
    ['ten days, the undisputed part paid before', '2026-12-10', [undisputed], '80,00 lei'],
    ['the day of a part, still with that part', '2026-12-05', [part], '100,00 lei'],
    ['ten days, a part paid on the fifth', '2026-12-10', [part], '170,00 lei'],
    ['ten days, both', '2026-12-10', [undisputed, part], '50,00 lei'],
    [
      'the last part on the tenth day',
      '2026-12-10',
      [undisputed, part, { on: '2026-12-10', bani: 1_000_00 }],
      '50,00 lei',
    ],
    [
      'no day after the last part',
      '2027-03-01',
      [undisputed, part, { on: '2026-12-10', bani: 1_000_00 }],
      '50,00 lei',
    ],
    ['a part that was no payment', '2026-12-10', [part, { on: part.on, bani: -part.bani }], '200,00 lei'],
    ['more than was due', '2026-12-10', [{ on: '2026-11-12', bani: 12_000_00 }], '0,00 lei'],
  ])('%s', (_, on, payments, expected) => {
    expect(cost(on, ...payments)).toBe(expected);
  });

  test('each ban costs for the days on which it was owed, whatever the parts and their order', () => {
    const parts = fc.array(
      fc.record({ day: fc.integer({ min: -30, max: 60 }), bani: fc.integer({ min: 1, max: 2_000_00 }) }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 90 }), (some, late) => {
        const until = some.filter(({ day: paidOn }) => paidOn <= late);
        const amount = 10_000_00;
        const days = Array.from({ length: late }, (_, index) => index + 1);
        const byDays = days.reduce((sum, one) => {
          const paid = until
            .filter(({ day: paidOn }) => paidOn < one)
            .reduce((all, { bani }) => all + bani, 0);
          return sum + amount - paid;
        }, 0);
        const at = (offset: number) => addDays(due, offset);
        const paid = until.reduce((sum, { bani }) => sum + bani, 0);
        const lateBaniDays = until.reduce(
          (sum, { day: paidOn, bani }) => sum + lateBaniDaysOf(due, { on: at(paidOn), bani }),
          0,
        );
        const reckoned = penaltyWithPayments({ amount, paid, lateBaniDays }, daysLate(due, at(late)), 2000);
        expect(reckoned).toBe(penaltyFor(byDays, 1, 2000));
      }),
    );
  });
});

test('W2 what is owed is never less than nothing nor more than was due', () => {
  expect(owedOf({ amount: 100, paid: 40 })).toBe(60);
  expect(owedOf({ amount: 100, paid: 140 })).toBe(0);
  expect(owedOf({ amount: 100, paid: -40 })).toBe(100);
});

describe('when a due date is near', () => {
  test.each([
    ['a Friday', '2026-03-13', '2026-03-10'],
    ['a Monday', '2026-03-16', '2026-03-11'],
    ['a Sunday', '2026-03-15', '2026-03-11'],
    ['after Easter', '2026-04-15', '2026-04-08'],
    ['after the national day', '2026-12-03', '2026-11-26'],
    ['after New Year', '2027-01-08', '2026-12-31'],
  ])('three working days are left before %s', (_, due, near) => {
    expect(noticeDay(due, holidays)).toBe(near);
  });

  test.each([
    ['on a Wednesday, until Monday', '2026-03-04', '2026-03-09'],
    ['on a Friday, until Wednesday', '2026-03-06', '2026-03-11'],
    ['on a Sunday, as on the Friday before it', '2026-03-08', '2026-03-11'],
    ['before Easter, until after it', '2026-04-09', '2026-04-16'],
  ])('due dates are near %s', (_, today, last) => {
    expect(lastNearDay(today, holidays)).toBe(last);
  });

  test('a due date is near exactly until the last day that is', () => {
    fc.assert(
      fc.property(day, (today) => {
        const last = lastNearDay(today, holidays);
        expect(noticeDay(last, holidays) <= today).toBe(true);
        expect(noticeDay(addDays(last, 1), holidays) > today).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('there are always three working days from then to the due date', () => {
    fc.assert(
      fc.property(day, (due) => {
        const near = noticeDay(due, holidays);
        expect(isWorkingDay(near, holidays)).toBe(true);
        expect(workingDaysAfter(addDays(near, -1), addDays(due, -1))).toBe(3);
      }),
      { numRuns: 200 },
    );
  });
});

/** Days of work after a day up to another. */
function workingDaysAfter(from: LocalDate, to: LocalDate): number {
  const length = daysBetween(from, to);
  return Array.from({ length }, (_, index) => addDays(from, index + 1)).filter((one) =>
    isWorkingDay(one, holidays),
  ).length;
}
