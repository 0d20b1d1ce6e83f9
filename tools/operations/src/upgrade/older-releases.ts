import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Step } from '../step.ts';
import { asSuperuser, queryAsSuperuser } from '../surroundings/as-superuser.ts';
import { freshKeys } from '../surroundings/fresh-keys.ts';
import { startPackagedDatabase, type OperatorDatabase } from '../surroundings/packaged-database.ts';
import { temporaryFolder } from '../surroundings/temporary-folder.ts';
import { withUndo, type Undo } from '../surroundings/undo.ts';
import { checkedOut, newestMigration, olderReleases } from './last-release.ts';
import { startServerOf } from './server.ts';
import { deedsAt, doOnce } from './traffic.ts';

/** Which commits replace older releases while the history has no tag; `RELEASES` sets their number. */
const stops = { most: Number(process.env['RELEASES'] ?? 3), every: 12 };

/**
 * Upgrades the demo database of each older release to this one. Passes when no table has lost a row, every audit chain verifies, the
 * schema equals that of a new database, and people can work. `PACKAGED_POSTGRES` chooses the version of PostgreSQL.
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

  queryAsSuperuser(database, 'create database empty owner dosar', 'postgres');
  const empty = database.url.replace(/\/dosar$/, '/empty');
  program(root, 'commands/audit.ts', { ...settings, DATABASE_URL: empty, DEMO: '0' }, 'verify');
  const [upgraded, fresh] = [schemaOf(database, 'dosar'), schemaOf(database, 'empty')];
  hold(upgraded === fresh, 'the schema is the one that an empty database gets', () =>
    differing(upgraded, fresh),
  );
}

/** Counts the rows of each table. Background jobs may add rows during an upgrade; nothing deletes any. */
function rowsOf(database: OperatorDatabase): Map<string, number> {
  const counts = queryAsSuperuser(
    database,
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

/** The schema as `pg_dump` writes it, without the lines that differ between two runs. */
function schemaOf(database: OperatorDatabase, name: string): string {
  const { words, env } = asSuperuser(database);
  const dump = execFileSync(join(database.programs, 'pg_dump'), [...words, '-s', '-n', 'public', name], {
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return dump.replaceAll(/^(--|\\(un)?restrict).*$/gm, '');
}

/** Runs a command of this tree and returns its output, also when it fails. */
function program(root: string, file: string, settings: Record<string, string>, ...words: string[]): string {
  try {
    return execFileSync(process.execPath, [join(root, 'apps/api/db', file), ...words], {
      env: { PATH: process.env['PATH'], APP_ENV: 'Test', ...settings },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const failed = error as { stdout?: string; stderr?: string };
    return `${failed.stdout ?? ''}${failed.stderr ?? ''}`;
  }
}

/** Lists at most ten lines of each text that the other one lacks. */
function differing(one: string, other: string): string {
  const [ofOne, ofOther] = [one.split('\n'), other.split('\n')];
  const only = (lines: string[], others: string[]) =>
    lines.filter((line) => !others.includes(line)).slice(0, 10);
  return [
    ...only(ofOne, ofOther).map((line) => `- ${line}`),
    ...only(ofOther, ofOne).map((line) => `+ ${line}`),
  ].join('\n');
}
