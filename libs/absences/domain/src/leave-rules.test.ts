import { addDays, daysBetween } from '@dosar/kernel/dates';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, type CountedLeave, type Entitlement } from './leave-balance.ts';
import { overlaps, partOn, periodFault, workingHalfDays, type LeavePeriod } from './leave-period.ts';
import { presentHalves } from './presence.ts';
import { closesCircle, replacedBy, type Deputyship } from './replacement-chain.ts';

// Law 53/2003, article 139, for the end of 2026 and around Easter of 2026.
const holidays = new Set([
  '2026-04-10',
  '2026-04-12',
  '2026-04-13',
  '2026-05-01',
  '2026-05-31',
  '2026-06-01',
  '2026-11-30',
  '2026-12-01',
  '2026-12-25',
  '2026-12-26',
]);

const days = (from: string, to = from, first: LeavePeriod['first_part'] = 'whole', last = first) => ({
  date_from: from,
  date_to: to,
  first_part: first,
  last_part: last,
});

/** Every period that can be asked for within some weeks of 2026. */
const periods: fc.Arbitrary<LeavePeriod> = fc
  .record({
    start: fc.integer({ min: 0, max: 90 }),
    length: fc.integer({ min: 0, max: 12 }),
    first: fc.constantFrom('whole', 'afternoon' as const),
    last: fc.constantFrom('whole', 'morning' as const),
  })
  .map(({ start, length, first, last }): LeavePeriod => {
    const from = addDays('2026-04-01', start);
    const part = first === 'whole' ? last : first;
    return length === 0
      ? days(from, from, part)
      : { ...days(from, addDays(from, length)), first_part: first, last_part: last };
  });

/** The days from April to August on which people work; asked of the calendar once, as its words take long. */
const workedDays = Array.from({ length: daysBetween('2026-04-01', '2026-08-31') + 1 }, (_, day) =>
  addDays('2026-04-01', day),
).filter((date) => {
  const weekday = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'short' });
  return !['Sat', 'Sun'].includes(weekday) && !holidays.has(date);
});

/** The slow way: asks of each half of each day whether it is worked on and covered. */
function slowHalves(period: LeavePeriod): Set<string> {
  const found = new Set<string>();
  for (const date of workedDays) {
    for (const half of ['morning', 'afternoon'] as const) {
      const isFirst =
        date === period.date_from && period.first_part !== 'whole' && period.first_part !== half;
      const isLast = date === period.date_to && period.last_part !== 'whole' && period.last_part !== half;
      if (date >= period.date_from && date <= period.date_to && !isFirst && !isLast)
        found.add(`${date} ${half}`);
    }
  }
  return found;
}

describe('B4 working days', () => {
  test.each([
    ['a week', days('2026-12-07', '2026-12-11'), 10],
    ['a weekend in the middle', days('2026-12-04', '2026-12-07'), 4],
    ['until noon of the last day', { ...days('2026-12-21', '2026-12-23'), last_part: 'morning' as const }, 5],
    ['over Saint Andrew and the National Day', days('2026-11-27', '2026-12-02'), 4],
    ['over Orthodox Easter', days('2026-04-09', '2026-04-14'), 4],
    ['over Pentecost Monday, which is Children’s Day too', days('2026-05-29', '2026-06-02'), 4],
    ['an afternoon', days('2026-12-08', '2026-12-08', 'afternoon'), 1],
  ])('%s', (_what, period, halves) => {
    expect(workingHalfDays(period, holidays)).toBe(halves);
  });

  test('they are those that a slow count of half days finds', () => {
    fc.assert(
      fc.property(periods, (period) => {
        expect(workingHalfDays(period, holidays)).toBe(slowHalves(period).size);
      }),
    );
  });

  test.each([
    ['the end before the beginning', days('2026-12-08', '2026-12-07'), 'reversed'],
    ['half a day on a public holiday', days('2026-12-01', '2026-12-01', 'morning'), 'no_working_time'],
    ['a weekend', days('2026-12-05', '2026-12-06'), 'no_working_time'],
    [
      'a first day that ends at noon',
      { ...days('2026-12-07', '2026-12-08'), first_part: 'morning' as const },
      'parts',
    ],
    ['one day with two different halves', { ...days('2026-12-07'), first_part: 'morning' as const }, 'parts'],
    ['more than a year', days('2026-01-05', '2027-01-06'), 'too_long'],
    ['a year', days('2026-01-05', '2027-01-05'), undefined],
  ])('cannot be asked for: %s', (_what, period, fault) => {
    expect(periodFault(period, holidays)).toBe(fault);
  });

  test('two absences clash exactly when they share half a day', () => {
    fc.assert(
      fc.property(periods, periods, (one, other) => {
        const daysOf = (period: LeavePeriod) =>
          Array.from({ length: daysBetween(period.date_from, period.date_to) + 1 }, (_, day) => {
            const date = addDays(period.date_from, day);
            const part = partOn(period, date);
            return part === 'whole' ? [`${date} morning`, `${date} afternoon`] : [`${date} ${part}`];
          }).flat();
        const shared = daysOf(one).some((half) => daysOf(other).includes(half));
        expect(overlaps(one, other)).toBe(shared);
      }),
    );
  });
});

const entitlement: Entitlement = {
  year: 2026,
  entitled_half_days: 42,
  carried_half_days: 6,
  carried_until: '2026-06-30',
};
const leave = (period: LeavePeriod, changes: Partial<CountedLeave> = {}): CountedLeave => ({
  ...period,
  absence_id: `${period.date_from}${period.first_part}`,
  is_approved: true,
  deducts_balance: true,
  returns_rest_days: false,
  ...changes,
});
const sick = (period: LeavePeriod) => leave(period, { deducts_balance: false, returns_rest_days: true });

describe('B4 the balance', () => {
  test('medical leave within rest leave gives the days back, and the ledger says so', () => {
    const rest = leave(days('2026-08-03', '2026-08-07'));
    const balance = balanceOf(entitlement, [rest, sick(days('2026-08-07'))], holidays, '2026-06-01');
    expect(balance).toMatchObject({ taken: 0, planned: 8, left: 40 });
    expect(balance.ledger.map(({ kind, half_days, left }) => [kind, half_days, left])).toEqual([
      ['entitled', 42, 42],
      ['carried', 6, 48],
      ['taken', -10, 38],
      ['returned', 2, 40],
    ]);
  });

  test('days of the year before lapse when they are not taken in time', () => {
    const rest = leave(days('2026-06-29', '2026-07-03'));
    expect(balanceOf(entitlement, [rest], holidays, '2026-06-30')).toMatchObject({ lapsed: 0, left: 38 });
    expect(balanceOf(entitlement, [rest], holidays, '2026-07-01')).toMatchObject({ lapsed: 2, left: 36 });
  });

  test('a leave over New Year takes from each year what falls into it', () => {
    const rest = leave(days('2026-12-28', '2027-01-08'));
    expect(balanceOf(entitlement, [rest], holidays, '2026-12-01')).toMatchObject({ planned: 8, left: 34 });
  });

  test('what is only asked for is not taken', () => {
    const rest = leave(days('2026-08-03', '2026-08-07'), { is_approved: false });
    expect(balanceOf(entitlement, [rest], holidays, '2026-12-01')).toMatchObject({
      asked: 10,
      lapsed: 6,
      left: 42,
    });
  });

  test('it is what a slow count of half days finds, and its ledger ends with what is left', () => {
    fc.assert(
      fc.property(
        fc.array(periods, { maxLength: 5 }),
        fc.array(periods, { maxLength: 3 }),
        (rests, sicks) => {
          // Nobody has two leaves of the same kind at once.
          const kept = rests.filter((rest, index) =>
            rests.slice(0, index).every((other) => !overlaps(rest, other)),
          );
          const leaves = [...kept.map((period) => leave(period)), ...sicks.map(sick)];
          const balance = balanceOf(entitlement, leaves, holidays, '2026-06-15');
          const medical = new Set(sicks.flatMap((period) => [...slowHalves(period)]));
          const used = kept.flatMap((period) => [...slowHalves(period)]).filter((half) => !medical.has(half));
          expect(balance.taken).toBe(used.filter((half) => half.slice(0, 10) <= '2026-06-15').length);
          expect(balance.taken + balance.planned).toBe(used.length);
          expect(balance.left).toBe(48 - used.length);
          expect(balance.ledger.at(-1)?.left).toBe(balance.left);
        },
      ),
    );
  });
});

describe('B4 replacement and presence', () => {
  test('with A → B and B → C, C works for both, and nobody can close the circle', () => {
    const chain: Deputyship[] = [
      { replaced_user_id: 'A', deputy_user_id: 'B' },
      { replaced_user_id: 'B', deputy_user_id: 'C' },
    ];
    expect([...replacedBy('C', chain)].sort()).toEqual(['A', 'B']);
    expect([...replacedBy('B', chain)]).toEqual(['A']);
    expect(closesCircle({ replaced_user_id: 'C', deputy_user_id: 'A' }, chain)).toBe(true);
    expect(closesCircle({ replaced_user_id: 'C', deputy_user_id: 'D' }, chain)).toBe(false);
    expect(closesCircle({ replaced_user_id: 'C', deputy_user_id: 'C' }, [])).toBe(true);
  });

  test('whoever is found by a chain is reached by following one deputy after the other', () => {
    const person = fc.constantFrom('A', 'B', 'C', 'D', 'E');
    const deputyships = fc.array(fc.record({ replaced_user_id: person, deputy_user_id: person }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(person, deputyships, (deputy, all) => {
        const reaches = (from: string, seen: string[] = []): boolean =>
          all.some(
            ({ replaced_user_id: replaced, deputy_user_id: next }) =>
              replaced === from &&
              (next === deputy || (!seen.includes(next) && reaches(next, [...seen, next]))),
          );
        const slow = ['A', 'B', 'C', 'D', 'E'].filter((id) => id !== deputy && reaches(id));
        expect([...replacedBy(deputy, all)].sort()).toEqual(slow);
      }),
    );
  });

  test('a morning and an afternoon are half a person each, and together a whole one', () => {
    const team = ['ana', 'radu', 'otilia'];
    const morning = { user_id: 'ana', ...days('2026-12-08', '2026-12-08', 'morning') };
    const afternoon = { user_id: 'ana', ...days('2026-12-08', '2026-12-08', 'afternoon') };
    expect(presentHalves(team, [], '2026-12-08')).toBe(6);
    expect(presentHalves(team, [morning], '2026-12-08')).toBe(5);
    expect(presentHalves(team, [morning, afternoon, morning], '2026-12-08')).toBe(4);
    expect(presentHalves(team, [morning], '2026-12-09')).toBe(6);
  });
});
