import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { localTimeOf } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '#src/generated/database.ts';
import type { WorkingFileStore } from '#src/kernel/files/file-store.ts';
import { defineJob, type TenantJob } from '#src/kernel/jobs/define-job.ts';
import { casesAsked, narrowedFor } from '../cases/cases-asked.ts';
import { readCases, type CaseRow } from '../cases/cases-repository.ts';
import { findExporter } from '../export/exporter-repository.ts';
import { reports, type Report } from '../extension-points.ts';
import { findPeopleById, mayRun } from '../schedule/readers-repository.ts';
import { caseSheet, type CaseSheet } from './case-sheet.ts';
import {
  beginFile,
  markFileFailed,
  markFileReady,
  queueFileAgain,
  storeProgress,
  type StoredFile,
} from './report-file-repository.ts';
import { writeSheetCsv, writeSheetXlsx } from './write-sheet.ts';

type Needs = { files: Pick<WorkingFileStore, 'incoming' | 'keep' | 'remove'> };
type Job = Pick<TenantJob<unknown>, 'orgId' | 'inTransaction' | 'reportProgress' | 'signal'>;

/** Pages are read by statements of their own, so that nothing but one of them is in memory. */
const rowsOfPage = 2_000;

/** The owner may not run the report any more. */
class RightLost extends Error {
  override name = 'RightLost';
}

/**
 * Makes one file of all cases of a report. Its row says whether that is still to be done, so a job that comes twice makes it once;
 * what a killed one has written goes with everything else that was never kept.
 */
export const makeFileJob = defineJob({
  name: 'reports.make-file',
  title: { ro: 'Fișierul unui raport', en: 'File of a report' },
  settings: {
    retries: 2,
    firstPauseSeconds: 5,
    longestSeconds: 30 * 60,
    perOrganisation: 1,
    keptSeconds: 60 * 60,
  },
  data: z.object({ report_file_id: z.uuid() }),
  async work({ files }: Needs, { data: { report_file_id: id }, ...job }) {
    const { orgId, inTransaction } = job;
    const begun = await inTransaction((tx) => beginFile(tx, orgId, id));
    if (begun === undefined) return;
    const path = join(files.incoming, randomUUID());
    try {
      const { fileName, rows } = await writeFileOf(job, begun, path);
      const { size } = await stat(path);
      const storageKey = await files.keep({ path });
      const isOurs = await inTransaction((tx) =>
        markFileReady(tx, orgId, id, { storageKey, fileName, rows, size }),
      );
      if (!isOurs) await files.remove(storageKey);
    } catch (error) {
      if (!(error instanceof RightLost)) throw error;
      await inTransaction((tx) => markFileFailed(tx, orgId, id));
    } finally {
      await rm(path, { force: true });
    }
  },
  giveUp: (tx, { orgId, data }) => markFileFailed(tx, orgId, data.report_file_id),
  takeUp: (tx, { orgId, data }) => queueFileAgain(tx, orgId, data.report_file_id),
});

async function writeFileOf(
  job: Job,
  file: StoredFile,
  path: string,
): Promise<{ fileName: string; rows: number }> {
  const { orgId, inTransaction } = job;
  const { request, format, created_at: now } = file;
  const report = reports.entries().find(({ state }) => state === request.state);
  if (report?.drill === undefined) throw new RightLost();
  const sheet = await inTransaction(async (tx) => {
    const { name } = await findExporter(tx, orgId, file.owner_user_id);
    return caseSheet(tx, orgId, report, request, { userName: name, now });
  });
  const counted = { rows: 0 };
  const pages = pagesOf(job, file, report, counted);
  const content = format === 'csv' ? writeSheetCsv(sheet, pages) : writeSheetXlsx(sheet, pages);
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  // Written out before it is named: what is kept is there after a power failure.
  await pipeline(
    Readable.from(content, { objectMode: false }),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const { date, time } = localTimeOf(now);
  return { fileName: `${fileNameOf(sheet)}-${date}-${time.replace(':', '')}.${format}`, rows: counted.rows };
}

const fileNameOf = ({ state, word }: CaseSheet) => `${state}-${word}`;

async function* pagesOf(
  { orgId, inTransaction, reportProgress, signal }: Job,
  { report_file_id: id, owner_user_id: ownerId, request, total_rows: total }: StoredFile,
  report: Report,
  counted: { rows: number },
): AsyncGenerator<CaseRow[]> {
  if (report.drill === undefined) return;
  const asked = casesAsked(report.drill, request.period, narrowedFor(report, ownerId, request.parameters));
  let after: CaseRow | undefined;
  do {
    signal.throwIfAborted();
    const page: CaseRow[] = await inTransaction(async (tx) => {
      await expectRight(tx, orgId, ownerId, report);
      return readCases(tx, orgId, asked, { after, limit: rowsOfPage });
    });
    yield page;
    counted.rows += page.length;
    await inTransaction((tx) => storeProgress(tx, orgId, id, counted.rows));
    await reportProgress(counted.rows, Math.max(total, counted.rows));
    after = page.length < rowsOfPage ? undefined : page.at(-1);
  } while (after !== undefined);
}

/** Asked at every page: who loses the right gets nothing, however much of it is written. */
async function expectRight(
  tx: Transaction<Database>,
  orgId: string,
  ownerId: string,
  report: Report,
): Promise<void> {
  const owner = (await findPeopleById(tx, orgId, [ownerId])).get(ownerId);
  if (owner === undefined || !mayRun(owner, report)) throw new RightLost();
}
