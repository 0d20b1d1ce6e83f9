import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { reports } from '../extension-points.ts';
import { categories } from '../definitions/categories.ts';
import type { Report } from '../extension-points.ts';

/** Whether somebody with these roles may run a report. */
export const mayBeRunBy = (roles: readonly string[], report: Pick<Report, 'roles' | 'isPersonal'>): boolean =>
  report.isPersonal === true || report.roles.some((condition) => meetsRoleCondition(roles, condition));

/** The reports that somebody with these roles may run, by their categories. */
export function runnableReports(roles: readonly string[]): Report[] {
  const place = ({ category }: Report) => categories.findIndex(({ code }) => code === category);
  return reports
    .entries()
    .filter((report) => mayBeRunBy(roles, report))
    .toSorted((one, other) => place(one) - place(other));
}

/** The reports that none of these roles may run. */
export const otherReports = (roles: readonly string[]): Report[] =>
  reports.entries().filter((report) => !mayBeRunBy(roles, report));

/** A report that somebody with these roles may run; another one is as good as none. */
export function runnableReport(roles: readonly string[], state: string): Report {
  const found = runnableReports(roles).find((report) => report.state === state);
  if (!found) throw notFound();
  return found;
}
