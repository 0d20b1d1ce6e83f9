import { addDays, daysBetween, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { describe, expect, test } from 'vitest';
import { processOf, stepBetween } from '../assignments/process-paths.ts';
import { coverStatuses } from './cover-statuses.ts';
import { demoOffice } from './demo-office.ts';
import { officeCalendar } from './office-calendar.ts';
import { simulateYear } from './simulate-year.ts';

const days = [
  ['a Sunday', '2026-11-29T10:00:00Z'],
  ['the last minutes of a year', '2028-12-31T21:55:00Z'],
  ['29 February', '2028-02-29T09:00:00Z'],
  ['1 March', '2027-03-01T09:00:00Z'],
  ['Easter Monday', '2027-05-03T09:00:00Z'],
  ['the day of the tests', '2026-03-04T08:00:00Z'],
  ['a holiday within a working week', '2026-12-01T15:00:00Z'],
] as const;

function yearUntil(moment: string) {
  const now = new Date(moment);
  const calendar = officeCalendar(localDateOf(now));
  const office = demoOffice('demo');
  if (office === undefined) throw new Error('The demo organisation has an office.');
  return { now, calendar, files: simulateYear({ seed: 4, now, calendar, ...office }) };
}

const between = (value: number, [low, high]: readonly [number, number], what: string) => {
  expect(value, what).toBeGreaterThanOrEqual(low);
  expect(value, what).toBeLessThanOrEqual(high);
};
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const lasted = (from: Date, to: Date) => daysBetween(localDateOf(from), localDateOf(to));
const isOn = (moment: Date | undefined, after: LocalDate, until: LocalDate) =>
  moment !== undefined && localDateOf(moment) > after && localDateOf(moment) <= until;

describe.each(days)('a simulated year that ends on %s', (_day, moment) => {
  const { now, calendar, files } = yearUntil(moment);
  const today = localDateOf(now);

  test('M6 the backlog breathes: what comes in is closed some weeks later, in every part of the year', () => {
    const weeks = Array.from({ length: 52 }, (_, index) => {
      const until = addDays(today, -7 * (51 - index));
      const after = addDays(until, -7);
      return {
        opened: files.filter(({ openedAt }) => isOn(openedAt, after, until)).length,
        closed: files.filter(({ closedAt }) => isOn(closedAt, after, until)).length,
        open: files.filter(
          ({ openedAt, closedAt }) =>
            localDateOf(openedAt) <= until && (closedAt === undefined || localDateOf(closedAt) > until),
        ).length,
      };
    });
    const share = (some: typeof weeks) =>
      some.reduce((sum, { closed }) => sum + closed, 0) / some.reduce((sum, { opened }) => sum + opened, 0);
    for (let from = 0; from + 8 <= weeks.length; from += 1)
      between(share(weeks.slice(from, from + 8)), [0.75, 1.25], `eight weeks from week ${from}`);
    between(share(weeks.slice(-4)), [0.6, 1.4], 'the last four weeks');
    for (const [index, { open }] of weeks.slice(4).entries())
      between(open / (weeks[index]?.open ?? 0), [0.5, 2], `open files four weeks after week ${index}`);
    between(weeks.at(-1)?.open ?? 0, [50, 130], 'open files today');
  });

  test('M6 offers and closings take as long as in a house that runs well, and a few answers are late', () => {
    const offered = files.flatMap(({ policyType, openedAt, offeredAt }) =>
      offeredAt ? [{ policyType, days: lasted(openedAt, offeredAt) }] : [],
    );
    const closed = files.flatMap(({ openedAt, closedAt, paidAt }) =>
      closedAt && paidAt ? [lasted(openedAt, closedAt)] : [],
    );
    between(
      quantile(
        offered.map((one) => one.days),
        0.5,
      ),
      [12, 22],
      'days to the offer',
    );
    between(
      quantile(
        offered.map((one) => one.days),
        0.9,
      ),
      [24, 36],
      'days to the slow offers',
    );
    between(quantile(closed, 0.5), [24, 40], 'days to the closing');
    between(quantile(closed, 0.9), [42, 70], 'days to the slow closings');
    const underLaw = offered.filter(({ policyType }) => ['rca', 'rca_dd'].includes(policyType));
    between(
      (100 * underLaw.filter((one) => one.days > 30).length) / underLaw.length,
      [1, 12],
      'late answers',
    );
  });

  test('S11 people act on working days, in office hours and not while they are away', () => {
    for (const file of files)
      for (const { type, reached } of file.works)
        for (const { status, at, by } of reached) {
          if (by === undefined) continue;
          const day = localDateOf(at);
          const what = `${type} ${status} by ${by} at ${at.toISOString()}`;
          expect(calendar.isOpen(day), what).toBe(true);
          expect(calendar.isAway(by, day), what).toBe(false);
        }
  });

  test('R8 each step leads from one status to the next, after the one before and never after now', () => {
    for (const { openedAt, occurredAt, works } of files) {
      expect(occurredAt.getTime()).toBeLessThan(openedAt.getTime());
      for (const { type, createdAt, reached } of works) {
        expect(createdAt.getTime()).toBeGreaterThanOrEqual(openedAt.getTime());
        for (const [index, { status, at }] of reached.slice(1).entries()) {
          const before = reached[index];
          expect(() => stepBetween(type, before?.status ?? '', status)).not.toThrow();
          expect(at.getTime(), `${type} ${status}`).toBeGreaterThanOrEqual(before?.at.getTime() ?? 0);
          expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
        }
      }
    }
  });

  test('R8 every status of the handling of a claim has a file', () => {
    const present = new Set(
      coverStatuses(files, { now, calendar }).map(
        ({ works }) => works.find(({ type }) => type === 'claim_handling')?.reached.at(-1)?.status,
      ),
    );
    const missing = processOf('claim_handling').statuses.filter(({ code }) => !present.has(code));
    expect(missing.map(({ code }) => code)).toEqual([]);
  });
});

test('the same moment gives the same year', () => {
  expect(yearUntil('2026-11-20T09:00:00Z').files).toEqual(yearUntil('2026-11-20T09:00:00Z').files);
});
