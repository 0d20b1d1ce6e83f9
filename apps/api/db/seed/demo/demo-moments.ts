import type { DemoRandom } from './demo-random.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Moments of the demo world, all relative to the moment of seeding. */
export type DemoMoments = {
  now: Date;
  daysAgo: (days: number) => Date;
  hoursAfter: (moment: Date, hours: number) => Date;
  /** A moment between two others. */
  between: (from: Date, to: Date) => Date;
  /** Local date of a moment, for date columns. */
  dateOf: (moment: Date) => string;
  /** When open work is due: some of it late, today or tomorrow, most within two weeks. */
  dueDate: () => Date;
};

const dateInRomania = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' });

/** Moments around `now`. */
export function demoMoments(now: Date, random: DemoRandom): DemoMoments {
  const plus = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
  return {
    now,
    daysAgo: (days) => plus(now, -days * day - random.between(0, 8 * 60) * 60_000),
    hoursAfter: (moment, hours) => plus(moment, hours * hour),
    between: (from, to) => plus(from, random.next() * Math.max(to.getTime() - from.getTime(), 0)),
    dateOf: (moment) => dateInRomania.format(moment),
    dueDate() {
      const when = random.weighted({ late: 18, today: 14, tomorrow: 12, week: 34, later: 22 });
      const hours = {
        late: -random.between(5, 240),
        today: random.between(0, 6),
        tomorrow: random.between(20, 30),
        week: random.between(31, 168),
        later: random.between(169, 480),
      }[when];
      return plus(now, hours * hour + random.between(0, 59) * 60_000);
    },
  };
}

/** Thirty days to answer a liability claim (Law 132/2017, article 21). */
export function legalDueDate(moments: DemoMoments, policyType: string, openedAt: Date) {
  return policyType === 'rca' || policyType === 'rca_dd'
    ? moments.dateOf(moments.hoursAfter(openedAt, 30 * 24))
    : null;
}
