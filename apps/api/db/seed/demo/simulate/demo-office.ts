import { demoColleagues } from '../account/demo-colleagues.ts';
import type { YearFacts } from './simulate-year.ts';

/** How many claims an organisation of the demo world gets, and the time that its people have for them. */
export function demoOffice(
  orgCode: string,
): Pick<YearFacts, 'filesPerWeek' | 'handlers' | 'assessors' | 'payers'> | undefined {
  const minutes = minutesOf[orgCode];
  if (minutes === undefined) return undefined;
  const { handlers, assessors, payers } = demoColleagues(orgCode);
  // Who has more of the work has more time for it, too.
  const withTime = (people: typeof handlers, perDay: number) => {
    const all = people.reduce((sum, { weight }) => sum + weight, 0);
    return people.map(({ username, weight }) => ({
      username,
      weight,
      minutes: Math.max(60, Math.round((perDay * weight) / all)),
    }));
  };
  return {
    filesPerWeek: minutes.filesPerWeek,
    handlers: withTime(handlers, minutes.handlers),
    assessors: withTime(assessors, minutes.assessors),
    payers: withTime(payers, minutes.handlers),
  };
}

const minutesOf: Readonly<Record<string, { filesPerWeek: number; handlers: number; assessors: number }>> = {
  demo: { filesPerWeek: 18, handlers: 700, assessors: 700 },
  alfa: { filesPerWeek: 0.8, handlers: 300, assessors: 300 },
};
