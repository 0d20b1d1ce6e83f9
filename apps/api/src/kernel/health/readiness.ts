import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { latestSchemaVersion, type Db } from '../database/index.ts';
import { Problem } from '../problem/problem.ts';

type Check = 'ok' | 'failed';
type Needs = {
  db: Db;
  dataDir: string;
  isDatabaseReachable: () => boolean;
  /** True from the moment the process was told to stop: a balancer then sends nothing new. */
  isStopping: () => boolean;
};

/** A nearly full disk is one with neither a twentieth nor two gigabytes left. */
const leastFree = { share: 0.05, bytes: 2 * 1024 ** 3 };
const latest = latestSchemaVersion();

/** Whether this process can do its work: each check by name, or a 503 that says which one failed. */
export async function readiness(needs: Needs) {
  const version = needs.isDatabaseReachable() ? await schemaVersion(needs.db) : undefined;
  const checks: Record<string, Check> = {
    process: needs.isStopping() ? 'failed' : 'ok',
    database: version === undefined ? 'failed' : 'ok',
    // A newer program may already have gone on: what this one needs is there, and that is what counts.
    migrations: version !== undefined && version >= latest ? 'ok' : 'failed',
    disk: await diskCheck(needs.dataDir),
  };
  if (Object.values(checks).every((check) => check === 'ok')) return { status: 'ready' as const, checks };

  const code = checks['database'] === 'failed' ? 'database_unavailable' : 'overloaded';
  throw new Problem(503, code, { context: { status: 'not_ready', checks }, headers: { 'retry-after': '2' } });
}

/** Undefined when the database does not answer. */
async function schemaVersion(db: Db): Promise<number | undefined> {
  try {
    const { rows } = await sql<{ number: number | null }>`
      select max(number) as number from schema_migration`.execute(db.kysely);
    return rows[0]?.number ?? 0;
  } catch {
    return undefined;
  }
}

async function diskCheck(folder: string): Promise<Check> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const isEnough = bavail / blocks >= leastFree.share || bavail * bsize >= leastFree.bytes;
  return isEnough ? 'ok' : 'failed';
}
