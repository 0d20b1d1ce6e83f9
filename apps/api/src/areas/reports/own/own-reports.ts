import { tidyLine } from '@dosar/kernel/typed-line';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { localDateOf } from '@dosar/kernel/zone';
import { reports } from '../extension-points.ts';
import { periodOf } from '../run/report-period.ts';
import { runnableReport, runnableReports } from '../run/runnable-reports.ts';
import { findSchedules } from '../schedule/schedule-repository.ts';
import { shownSchedule } from '../schedule/shown-schedule.ts';
import {
  findFavourites,
  findSets,
  insertSet,
  keepFavourite,
  lookAtOwnSets,
  removeSet,
} from './own-repository.ts';

/** The most sets of parameters of a user. */
const mostOwnSets = 50;

/** What the caller keeps of reports: favourites, sets of parameters, and what is sent by e-mail. */
export async function browseOwnReports({
  tx,
  caller,
  language,
}: Call<'browseOwnReports'>): Promise<Schema<'OwnReports'>> {
  const runnable = new Set(runnableReports(caller.roles).map(({ state }) => state));
  const isRunnable = ({ state }: { state: string }) => runnable.has(state);
  const known = new Map(reports.entries().map((report) => [report.state, report]));
  return {
    favourites: (await findFavourites(tx, caller)).filter((state) => runnable.has(state)),
    sets: (await findSets(tx, caller)).filter(isRunnable),
    // One that stopped is shown, so that its owner learns why nothing arrives.
    schedules: (await findSchedules(tx, caller)).flatMap((stored) => {
      const report = known.get(stored.state);
      return report ? [shownSchedule(stored, report.name[language])] : [];
    }),
  };
}

/** Puts a report among the caller's favourites or takes it away. */
export async function setReportFavourite({
  tx,
  caller,
  path,
  body,
}: Call<'setReportFavourite'>): Promise<Schema<'Done'>> {
  const { state } = runnableReport(caller.roles, path.state);
  await keepFavourite(tx, caller, state, body.is_favourite);
  return { success: true };
}

/** Saves parameters of a report under a name. */
export async function createReportSet({
  tx,
  caller,
  body,
  now,
  audit,
}: Call<'createReportSet'>): Promise<Schema<'ReportSet'>> {
  const { state } = runnableReport(caller.roles, body.state);
  const name = tidyLine(body.name);
  if (name === '') throw fieldRefused('name', 'required');
  // What cannot be run is not kept either.
  periodOf(body.parameters, localDateOf(now));
  const own = await lookAtOwnSets(tx, caller, { state, name });
  if (own.isTaken) throw new Problem(409, 'conflict', { context: { reason: 'name_taken' } });
  if (own.count >= mostOwnSets) throw new Problem(409, 'conflict', { context: { reason: 'too_many' } });
  const stored = await insertSet(tx, caller, { ...body, name });
  audit.subject(stored.report_set_id);
  audit.note({ report: state, is_shared: body.is_shared });
  return stored;
}

/** Forgets one of the caller's own sets. */
export async function deleteReportSet({
  tx,
  caller,
  path,
  audit,
}: Call<'deleteReportSet'>): Promise<Schema<'Done'>> {
  if (!(await removeSet(tx, caller, path.report_set_id))) throw notFound();
  audit.subject(path.report_set_id);
  return { success: true };
}
