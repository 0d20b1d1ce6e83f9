import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { outsideTenant, type Db } from './kernel/database/index.ts';
import type { KeptFile, LocalFileStore } from './kernel/files/file-store.ts';

type Needs = { db: Db; files: LocalFileStore; now: () => Date };

/** What a sweep has found and done. */
export type SweepReport = {
  swept_at: string;
  /** Files that were kept for longer than the grace time. */
  files: number;
  unnamed: number;
  unnamed_bytes: number;
  removed: number;
};

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** Longer than any request, export or upload takes between a file and its row. */
const graceMilliseconds = dayMilliseconds;
/** So many files that nothing names are no accident: the database is another one than that of the files, or an older one. */
const implausible = [
  { count: 5, share: 0.5 },
  { count: 50, share: 0.1 },
];

/**
 * Removes contents that no row of any organisation names: what a process that was killed left behind.
 *
 * Without a database that fits the files it removes nothing, and answers with a report that says so.
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
  await mkdir(dirname(reportPath(files)), { recursive: true, mode: 0o700 });
  await writeFile(reportPath(files), `${JSON.stringify(report)}\n`, { mode: 0o600 });
  return report;
}

/** Sweeps once a day, by whichever process that shares the files comes first, and tells the log what it found. */
export async function sweepDaily(
  needs: Needs,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<void> {
  const last = await readFile(reportPath(needs.files), 'utf8').then(sweptAt, () => 0);
  if (needs.now().getTime() - last < dayMilliseconds) return;
  const report = await sweepContents(needs);
  if (report.removed < report.unnamed)
    log.error(report, 'so many files belong to nothing in this database that none was removed');
  else if (report.removed > 0) log.warn(report, 'files that belonged to nothing were removed');
}

function sweptAt(report: string): number {
  const { swept_at: at } = JSON.parse(report) as SweepReport;
  return new Date(at).getTime();
}

/** Beside the files, so that all processes that share them know. */
function reportPath(files: LocalFileStore): string {
  return join(dirname(files.incoming), 'last-sweep.json');
}

async function findNamed(db: Db, candidates: readonly KeptFile[]): Promise<ReadonlySet<string>> {
  const keys = candidates.map(({ key }) => key);
  if (keys.length === 0) return new Set();
  const { rows } = await outsideTenant(db, (tx) =>
    sql<{ key: string }>`select find_named_contents(${keys}::text[]) as key`.execute(tx),
  );
  return new Set(rows.map(({ key }) => key));
}
