import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { OperatorDatabase } from './packaged-database.ts';

type Reachable = Pick<OperatorDatabase, 'port' | 'superuser'>;

/** Arguments and environment by which a program of PostgreSQL connects as `postgres`, who reads the rows of every organisation. */
export const asSuperuser = ({ port, superuser }: Reachable) => ({
  words: ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'],
  env: { ...process.env, PGPASSWORD: superuser },
});

/** Runs a query through `psql` as the superuser and returns its rows as lines, with columns separated by `|`. */
export function queryAsSuperuser(
  { programs, ...server }: Reachable & Pick<OperatorDatabase, 'programs'>,
  query: string,
  database = 'dosar',
): string {
  const { words, env } = asSuperuser(server);
  return execFileSync(join(programs, 'psql'), [...words, '-d', database, '-qAt', '-c', query], {
    env,
    encoding: 'utf8',
  }).trim();
}
