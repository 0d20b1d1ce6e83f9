import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { outsideTenant, type Db } from '../database/index.ts';
import { definePlatformJob } from '../jobs/define-job.ts';
import type { KeptFile, WorkingFileStore } from './file-store.ts';
import { sweepIncoming } from './folder-file-store.ts';

type Needs = { db: Db; files: WorkingFileStore; now: () => Date };

/** The result of a sweep. */
export type SweepReport = {
  swept_at: string;
  /** The number of files older than the grace time. */
  files: number;
  unnamed: number;
  unnamed_bytes: number;
  removed: number;
};

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** Grace time: longer than any request, export or upload needs between storing a file and its row. */
const graceMilliseconds = dayMilliseconds;
/** More unreferenced files than this mean that the database does not belong to the files, or is an older copy. */
const implausible = [
  { count: 5, share: 0.5 },
  { count: 50, share: 0.1 },
];

/**
 * Removes contents to which no row of any organisation refers, such as those of a killed process.
 *
 * If the database does not fit the files, it removes nothing and reports that.
 */
export async function sweepContents({ db, files, now }: Needs): Promise<SweepReport> {
  const before = now().getTime() - graceMilliseconds;
  const unnamed: KeptFile[] = [];
  let count = 0;
  for await (const batch of files.batches()) {
    const old = batch.filter(({ writtenAt }) => writtenAt.getTime() < before);
    const named = await findNamed(db, old);
    count += old.length;
    unnamed.push(...old.filter(({ key }) => !named.has(key)));
  }

  const isPlausible = !implausible.some(
    (most) => unnamed.length > most.count && unnamed.length > most.share * count,
  );
  if (isPlausible) for (const { key } of unnamed) await files.remove(key);
  const report = {
    swept_at: now().toISOString(),
    files: count,
    unnamed: unnamed.length,
    unnamed_bytes: unnamed.reduce((bytes, { size }) => bytes + size, 0),
    removed: isPlausible ? unnamed.length : 0,
  };
  await storeReport(db, report);
  return report;
}

/** Removes unreferenced contents and logs the result. */
export const sweepContentsJob = definePlatformJob({
  name: 'files.sweep',
  title: { ro: 'Căutarea fișierelor fără stăpân', en: 'Looking for files that belong to nothing' },
  settings: { longestSeconds: 60 * 60 },
  async work(needs: Needs & { log: Pick<FastifyBaseLogger, 'error' | 'warn'> }) {
    const report = await sweepContents(needs);
    if (report.removed < report.unnamed)
      needs.log.error(report, 'so many files belong to nothing in this database that none was removed');
    else if (report.removed > 0) needs.log.warn(report, 'files that belonged to nothing were removed');
  },
});

/** Removes the parts of interrupted uploads. */
export const sweepIncomingJob = definePlatformJob({
  name: 'files.tidy-up',
  title: { ro: 'Curățenie în fișierele neterminate', en: 'Tidying up unfinished files' },
  async work({ files, now }: Pick<Needs, 'files' | 'now'>) {
    await sweepIncoming(files.incoming, now());
    // Uploads in parts may continue for a day, so parts of unknown uploads are older than that.
    await sweepIncoming(files.growing, now(), 2 * dayMilliseconds);
  },
});

/** Reports are stored for a year; only the owner of the database can read them. */
async function storeReport({ kysely }: Db, report: SweepReport): Promise<void> {
  await kysely.insertInto('content_sweep').values(report).execute();
  await sql`delete from content_sweep where swept_at < ${report.swept_at}::timestamptz - interval '1 year'`.execute(
    kysely,
  );
}

async function findNamed(db: Db, candidates: readonly KeptFile[]): Promise<ReadonlySet<string>> {
  const keys = candidates.map(({ key }) => key);
  if (keys.length === 0) return new Set();
  const { rows } = await outsideTenant(db, (tx) =>
    sql<{ key: string }>`select find_named_contents(${keys}::text[]) as key`.execute(tx),
  );
  return new Set(rows.map(({ key }) => key));
}
