import { appendFile, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Env } from '#src/env.ts';
import { anchorsFolderOf } from '#src/kernel/audit/anchor-file.ts';
import { verifyAudit } from '#src/kernel/audit/verify-audit.ts';
import type { Db } from '#src/kernel/database/index.ts';
import { holdJobs } from '#src/kernel/jobs/job-hold.ts';

/** A database that an operator recovered with PostgreSQL's own tools, and the moment to which it was recovered. */
export type RecoveredCopy = { asOf: Date; now: Date };

/** What a copy is like whose jobs are held now. */
export type HeldCopy = {
  /** Audit chains that are not whole. */
  brokenChains: string[];
  /** Messages that waited at the moment of the copy. */
  waitingMessages: number;
  /** Anchors of the audit log that are younger than the copy; they are kept beside the others. */
  anchorsSetAside: number;
};

/**
 * Holds the jobs of a copy that PostgreSQL itself recovered to a moment, as a restore does with a backup, and verifies its audit
 * chains.
 *
 * Anchors from after the moment name entries that the recovery has undone. They go into a folder of their own, because the chain
 * of the copy goes on in another way. Refuses while a server works on the jobs of the database: what it has begun cannot be held.
 */
export async function holdCopy(db: Db, env: Env, { asOf, now }: RecoveredCopy): Promise<HeldCopy> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and application_name = 'dosar jobs'`.execute(db.kysely);
  if (rows[0]?.count !== 0)
    throw new Error('A server works on the jobs of this database. Stop it first, then hold the jobs.');
  const waitingMessages = await holdJobs(db, {
    held_since: now,
    reason: `Recovered to ${asOf.toISOString()}`,
  });
  const anchors = anchorsFolderOf(env.DATA_DIR);
  const anchorsSetAside = await setAside(anchors, asOf);
  const { chains } = await verifyAudit(db, anchors);
  return {
    waitingMessages,
    anchorsSetAside,
    brokenChains: chains.flatMap(({ code, broken }) => (broken === undefined ? [] : [code])),
  };
}

/** Moves the lines of anchors that are younger than a moment into the folder `undone`, and answers how many there were. */
async function setAside(folder: string, asOf: Date): Promise<number> {
  if (!existsSync(folder)) return 0;
  const undone = join(folder, 'undone');
  let count = 0;
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.jsonl'))) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n').filter(Boolean);
    const younger = lines.filter((line) => isYounger(line, asOf));
    if (younger.length === 0) continue;
    await mkdir(undone, { recursive: true, mode: 0o700 });
    // Copied before they are taken out, so that a kill in between loses none.
    await appendFile(join(undone, name), `${younger.join('\n')}\n`, { mode: 0o600 });
    const kept = lines.filter((line) => !younger.includes(line));
    const draft = join(folder, `${name}.draft`);
    await writeFile(draft, kept.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true });
    await rename(draft, join(folder, name));
    count += younger.length;
  }
  return count;
}

function isYounger(line: string, asOf: Date): boolean {
  const time = /"time":"([^"]+)"/.exec(line)?.[1];
  return time !== undefined && new Date(time) > asOf;
}
