import type { Schema } from '@dosar/openapi';
import { localDateOf } from '@dosar/kernel/zone';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import type { Report } from '../extension-points.ts';
import { periodOf } from '../run/report-period.ts';
import { runnableReport } from '../run/runnable-reports.ts';
import { findReaders } from './readers-repository.ts';
import { nextMoments } from './schedule-days.ts';
import {
  countSchedules,
  insertSchedule,
  lockSchedule,
  removeSchedule,
  rewriteSchedule,
  type ScheduleContent,
  type StoredSchedule,
} from './schedule-repository.ts';
import { sendReport, type SendNeeds } from './send-report.ts';
import { shownSchedule } from './shown-schedule.ts';

/** Whoever gets more of them reads none. */
const mostOwnSchedules = 20;

type AnyCall = Pick<Call<'scheduleReport'>, 'tx' | 'caller' | 'now' | 'language'>;
type Said = Pick<Call<'scheduleReport'>['body'], 'parameters' | 'timing' | 'formats' | 'reader_user_ids'>;

/** Colleagues to whom a report can be sent. */
export async function browseReportReaders({
  tx,
  caller,
  path,
}: Call<'browseReportReaders'>): Promise<Schema<'ReportReader'>[]> {
  const readers = await findReaders(tx, caller, runnableReport(caller.roles, path.state));
  return readers.slice(0, 200).map(({ user_id, full_name }) => ({ user_id, full_name }));
}

/** The next three times at which a report would be sent. */
export async function previewReportSchedule({
  tx,
  caller,
  body,
  now,
}: Call<'previewReportSchedule'>): Promise<Schema<'ReportMoment'>[]> {
  return nextMoments(body, now, await findDaysOff(tx, caller.orgId), 3).map(({ at, instead_of }) => ({
    at: at.toISOString(),
    instead_of,
  }));
}

/** Has a report sent by e-mail again and again. */
export async function scheduleReport(call: Call<'scheduleReport'>): Promise<Schema<'ReportSchedule'>> {
  const { tx, caller, body, audit } = call;
  const report = runnableReport(caller.roles, body.state);
  const content = await contentOf(call, report, body, false);
  if ((await countSchedules(tx, caller)) >= mostOwnSchedules)
    throw new Problem(409, 'conflict', { context: { reason: 'too_many' } });
  const id = await insertSchedule(tx, caller, report.state, content);
  audit.subject(id);
  audit.note({ report: report.state, readers: body.reader_user_ids.length });
  return shownNow(call, report, id);
}

/** Changes when, how and to whom a report is sent, or pauses it; one that had stopped goes on. */
export async function changeReportSchedule(
  call: Call<'changeReportSchedule'>,
): Promise<Schema<'ReportSchedule'>> {
  const { tx, caller, body, path, audit } = call;
  const { report, stored } = await ownSchedule(call, path.report_schedule_id);
  if (stored.row_version !== body.row_version) throw staleRowVersion(stored.row_version);
  const id = stored.report_schedule_id;
  audit.subject(id);
  audit.note({ report: report.state, readers: body.reader_user_ids.length, is_paused: body.is_paused });
  await rewriteSchedule(tx, caller.orgId, id, await contentOf(call, report, body, body.is_paused));
  return shownNow(call, report, id);
}

/** Sends a report now, to its owner alone. */
export async function sendReportSchedule(
  needs: SendNeeds,
  call: Call<'sendReportSchedule'>,
): Promise<Schema<'Done'>> {
  const { tx, caller, path, now, audit } = call;
  const { report, stored } = await ownSchedule(call, path.report_schedule_id);
  audit.subject(stored.report_schedule_id);
  const sent = await sendReport(needs, { tx, orgId: caller.orgId, now }, report, {
    ...stored,
    readers: [{ user_id: caller.userId, full_name: '' }],
  });
  if (sent.outboxIds.length === 0) throw new Problem(409, 'conflict', { context: { reason: 'no_address' } });
  return { success: true };
}

/** Does not send a report any more. */
export async function deleteReportSchedule({
  tx,
  caller,
  path,
  audit,
}: Call<'deleteReportSchedule'>): Promise<Schema<'Done'>> {
  const stored = await lockSchedule(tx, caller.orgId, path.report_schedule_id);
  if (stored?.owner_user_id !== caller.userId) throw notFound();
  audit.subject(stored.report_schedule_id);
  await removeSchedule(tx, caller.orgId, stored.report_schedule_id);
  return { success: true };
}

/** A colleague's schedule is as good as none, and so is one of a report that the caller may not run. */
async function ownSchedule(
  { tx, caller }: AnyCall,
  id: string,
): Promise<{ report: Report; stored: StoredSchedule }> {
  const stored = await lockSchedule(tx, caller.orgId, id);
  if (stored?.owner_user_id !== caller.userId) throw notFound();
  return { report: runnableReport(caller.roles, stored.state), stored };
}

async function shownNow({ tx, caller, language }: AnyCall, report: Report, id: string) {
  const stored = await lockSchedule(tx, caller.orgId, id);
  if (stored === undefined) throw notFound();
  return shownSchedule(stored, report.name[language]);
}

async function contentOf(
  { tx, caller, now, language }: AnyCall,
  report: Report,
  { parameters, timing, formats, reader_user_ids: readerIds }: Said,
  isPaused: boolean,
): Promise<ScheduleContent> {
  periodOf(parameters, localDateOf(now));
  const readers = new Set((await findReaders(tx, caller, report)).map((one) => one.user_id));
  if (!readerIds.every((id) => readers.has(id))) throw fieldRefused('reader_user_ids', 'invalid_value');
  const [next] = nextMoments(timing, now, await findDaysOff(tx, caller.orgId), 1);
  if (next === undefined) throw new Error('A schedule has a next time.');
  return {
    ...timing,
    parameters,
    formats,
    language,
    status: isPaused ? 'paused' : 'active',
    next_run_at: next.at,
    reader_user_ids: readerIds,
  };
}
