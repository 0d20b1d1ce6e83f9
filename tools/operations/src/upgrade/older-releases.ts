import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Step } from '../step.ts';
import { freshKeys } from '../surroundings/fresh-keys.ts';
import { startPackagedDatabase, type OperatorDatabase } from '../surroundings/packaged-database.ts';
import { temporaryFolder } from '../surroundings/temporary-folder.ts';
import { withUndo, type Undo } from '../surroundings/undo.ts';
import { checkedOut, newestMigration, olderReleases } from './last-release.ts';
import { startServerOf } from './server.ts';
import { deedsAt, doOnce } from './traffic.ts';

/** What stands for the older releases before the first tag; `RELEASES` names so many. */
const stops = { most: Number(process.env['RELEASES'] ?? 3), every: 12 };

/**
 * The database of each older release, with its demo world, is upgraded by this one: every row is still there, every audit chain is
 * whole, the schema is the one that an empty database gets, and people go on working. `PACKAGED_POSTGRES` chooses the version.
 */
export async function olderReleasesUpgrade(root: string, step: Step): Promise<void> {
  const { hold, say } = step;
  const releases = olderReleases(root, stops);
  hold(releases.length > 0, 'the history has an older release');
  for (const name of releases) await withUndo((undo) => upgradeFrom(root, name, step, undo));
  say(`    upgraded from ${releases.length} older releases to schema ${newestMigration(root)}`);
}

async function upgradeFrom(root: string, name: string, step: Step, undo: Undo): Promise<void> {
  const { hold, say, timed } = step;
  const old = checkedOut(root, name, undo);
  const database = await startPackagedDatabase(undo);
  say(`    ${old.ref}, schema ${old.newestMigration}, on PostgreSQL ${database.version}`);
  const dataDir = temporaryFolder('installation', undo);
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: '1', ...freshKeys() };
  const before = await startServerOf(old.folder, settings, undo);
  await timed('the older release fills its database', () => before.ready());
  const refused = await doOnce(await deedsAt(before.origin));
  hold(refused.length === 0, 'people work there', () => refused.join('\n'));
  await before.stop();
  const rows = rowsOf(database);

  const after = await startServerOf(root, settings, undo);
  await timed('this release migrates it and is ready', () => after.ready());
  const kept = rowsOf(database);
  const lost = [...rows]
    .filter(([table, count]) => (kept.get(table) ?? count) < count)
    .map(([table]) => table);
  hold(lost.length === 0, `no table of ${rows.size} has lost a row`, () => lost.join(', '));
  const gone = [...rows.keys()].filter((table) => !kept.has(table));
  if (gone.length > 0) say(`    tables that migrations took away: ${gone.join(', ')}`);
  const newer = await doOnce(await deedsAt(after.origin));
  hold(newer.length === 0, 'people go on working', () => newer.join('\n'));
  await after.stop();
  const verdict = program(root, 'commands/audit.ts', settings, 'verify');
  hold(!verdict.includes('BROKEN'), 'every audit chain is whole', () => verdict);

  ask(database, 'postgres', 'create database empty owner dosar');
  const empty = database.url.replace(/\/dosar$/, '/empty');
  program(root, 'commands/audit.ts', { ...settings, DATABASE_URL: empty, DEMO: '0' }, 'verify');
  const [upgraded, fresh] = [schemaOf(database, 'dosar'), schemaOf(database, 'empty')];
  hold(upgraded === fresh, 'the schema is the one that an empty database gets', () =>
    differing(upgraded, fresh),
  );
}

/** How many rows each table of the product has; background work may add to them, nothing takes any away. */
function rowsOf(database: OperatorDatabase): Map<string, number> {
  const counts = ask(
    database,
    'dosar',
    `select relname || ' ' || (xpath('/row/count/text()',
        query_to_xml(format('select count(*) from public.%I', relname), false, true, '')))[1]::text
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not relispartition order by 1`,
  );
  return new Map(
    counts.split('\n').map((line) => {
      const [table = '', count] = line.split(' ');
      return [table, Number(count)] as const;
    }),
  );
}

/** The schema as `pg_dump` writes it, without the words of a single run. */
function schemaOf({ programs, port, superuser }: OperatorDatabase, name: string): string {
  const words = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-s', '-n', 'public', name];
  const dump = execFileSync(join(programs, 'pg_dump'), words, {
    env: { ...process.env, PGPASSWORD: superuser },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return dump.replaceAll(/^(--|\\(un)?restrict).*$/gm, '');
}

function ask({ programs, port, superuser }: OperatorDatabase, name: string, query: string): string {
  const words = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', name, '-qAt', '-c', query];
  const env = { ...process.env, PGPASSWORD: superuser };
  return execFileSync(join(programs, 'psql'), words, { env, encoding: 'utf8' }).trim();
}

/** A command of this tree; what it prints, also when it ends with 1. */
function program(root: string, file: string, settings: Record<string, string>, ...words: string[]): string {
  try {
    return execFileSync(process.execPath, [join(root, 'apps/api/db', file), ...words], {
      env: { PATH: process.env['PATH'], APP_ENV: 'Test', ...settings },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const said = error as { stdout?: string; stderr?: string };
    return `${said.stdout ?? ''}${said.stderr ?? ''}`;
  }
}

/** The first lines that only one of two texts has. */
function differing(one: string, other: string): string {
  const [ofOne, ofOther] = [one.split('\n'), other.split('\n')];
  const only = (lines: string[], others: string[]) =>
    lines.filter((line) => !others.includes(line)).slice(0, 10);
  return [
    ...only(ofOne, ofOther).map((line) => `- ${line}`),
    ...only(ofOther, ofOne).map((line) => `+ ${line}`),
  ].join('\n');
}
