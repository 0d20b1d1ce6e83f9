import { localDateOf } from '@dosar/kernel/zone';
import type { FileAnswer, Schema } from '@dosar/openapi';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { casesAsked, narrowedFor } from '../cases/cases-asked.ts';
import { sumCases } from '../cases/cases-repository.ts';
import { mediaTypes } from '../export/make-file.ts';
import { periodOf } from '../run/report-period.ts';
import { runnableReport, runnableReports } from '../run/runnable-reports.ts';
import { makeFileJob } from './make-file-job.ts';
import {
  countUnfinishedFiles,
  findFile,
  findFiles,
  insertFile,
  type StoredFile,
} from './report-file-repository.ts';

/** What handing out a file stands on. */
export type DownloadNeeds = { files: Pick<FileStore, 'open'> };

/** Files of one person that are being made at a time. */
const mostUnfinished = 3;
/** A sheet of a spreadsheet has little more room. */
const mostRows = 1_000_000;
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Asks for a file of all cases that a report counts. */
export async function startReportFile({
  tx,
  caller,
  path,
  body: { format, parameters },
  now,
  language,
  audit,
}: Call<'startReportFile'>): Promise<Schema<'ReportFile'>> {
  const { orgId } = caller;
  const report = runnableReport(caller.roles, path.state);
  const { drill, name, state } = report;
  if (!drill) throw notFound();
  const period = periodOf(parameters, localDateOf(now));
  if ((await countUnfinishedFiles(tx, caller)) >= mostUnfinished) throw refused('too_many');
  const { count } = await sumCases(
    tx,
    orgId,
    casesAsked(drill, period, narrowedFor(report, caller.userId, parameters)),
  );
  if (count > mostRows) throw refused('too_many_rows', mostRows);
  const stored = await insertFile(tx, caller, {
    title: name[language],
    format,
    request: { state, language, parameters, period },
    total_rows: count,
    created_at: now,
    expires_at: new Date(now.getTime() + keptMilliseconds),
  });
  const id = stored.report_file_id;
  audit.subject(id);
  audit.note({ report: state, format, rows: count });
  await enqueueJob(tx, makeFileJob, { orgId, report_file_id: id }, { id });
  return shown(stored);
}

/** The caller's files that still exist, of reports that the caller may run. */
export async function browseReportFiles({
  tx,
  caller,
  now,
}: Call<'browseReportFiles'>): Promise<Schema<'ReportFile'>[]> {
  const runnable = new Set(runnableReports(caller.roles).map(({ state }) => state));
  return (await findFiles(tx, caller, now)).filter(({ request }) => runnable.has(request.state)).map(shown);
}

/** One of the caller's files; that of a report which the caller may not run any more is as good as none. */
export async function downloadReportFile(
  { files }: DownloadNeeds,
  { tx, caller, path, now, audit }: Call<'downloadReportFile'>,
): Promise<FileAnswer> {
  const found = await findFile(tx, caller, path.report_file_id, now);
  if (found === undefined) throw notFound();
  runnableReport(caller.roles, found.request.state);
  const { state, storage_key: key, file_name: fileName, size, format, row_count: rows } = found;
  const content = state === 'ready' && key !== null ? await files.open(key) : undefined;
  if (content === undefined || fileName === null) throw notFound();
  audit.subject(path.report_file_id);
  audit.note({ report: found.request.state, format, rows });
  return { content, mimeType: mediaTypes[format], fileName, ...(size !== null && { size }) };
}

function refused(reason: 'too_many' | 'too_many_rows', limit?: number): Problem {
  return new Problem(409, 'conflict', { context: { reason, ...(limit !== undefined && { limit }) } });
}

function shown(file: StoredFile): Schema<'ReportFile'> {
  const { report_file_id, title, format, request, state, row_count, total_rows, size } = file;
  return {
    report_file_id,
    report: request.state,
    name: title,
    format,
    state,
    done: row_count ?? 0,
    total: Math.max(total_rows, row_count ?? 0),
    size,
    created_at: file.created_at.toISOString(),
    expires_at: file.expires_at.toISOString(),
  };
}
