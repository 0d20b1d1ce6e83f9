import { demoColleagues } from '../account/demo-colleagues.ts';
import type { YearFacts } from './simulate-year.ts';

/** The weekly claims of a demo organisation and the daily working time of its people; undefined for an organisation without claims. */
export function demoOffice(
  orgCode: string,
): Pick<YearFacts, 'filesPerWeek' | 'handlers' | 'assessors' | 'payers'> | undefined {
  const workload = workloads[orgCode];
  if (workload === undefined) return undefined;
  const { handlers, assessors, payers } = demoColleagues(orgCode);
  // Minutes are split by weight, because the weight also decides how much work a person gets.
  const withTime = (people: typeof handlers, perDay: number) => {
    const all = people.reduce((sum, { weight }) => sum + weight, 0);
    return people.map(({ username, weight }) => ({
      username,
      weight,
      minutes: Math.max(60, Math.round((perDay * weight) / all)),
    }));
  };
  return {
    filesPerWeek: workload.filesPerWeek,
    handlers: withTime(handlers, workload.handlers),
    assessors: withTime(assessors, workload.assessors),
    payers: withTime(payers, workload.handlers),
  };
}

/** Minutes a day of all handlers, and of all assessors. */
type Workload = { filesPerWeek: number; handlers: number; assessors: number };

const workloads: Partial<Record<string, Workload>> = {
  demo: { filesPerWeek: 18, handlers: 700, assessors: 700 },
  alfa: { filesPerWeek: 0.8, handlers: 300, assessors: 300 },
};
