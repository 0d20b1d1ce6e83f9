import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Step } from '../step.ts';
import { asSuperuser } from '../surroundings/as-superuser.ts';
import { startPackagedDatabase } from '../surroundings/packaged-database.ts';
import { withUndo } from '../surroundings/undo.ts';
import { lastRelease } from './last-release.ts';

/**
 * Stores the rows of the small world and of some work, as the last release writes them, in `apps/api/db/upgrade/releases/<schema>.sql.gz`:
 * the upgrade test of every change loads them. Run it once after each release; `PREVIOUS` names another release.
 */
export function keepRelease(root: string, { say, timed }: Step): Promise<void> {
  return withUndo(async (undo) => {
    const old = lastRelease(root, undo);
    const database = await startPackagedDatabase(undo);
    const moduleOf = (file: string) => JSON.stringify(pathToFileURL(join(old.folder, 'apps/api', file)).href);
    const program = `
      const { createDatabase, inTenant, migrate } = await import(${moduleOf('src/kernel/database/index.ts')});
      const { fillSmallWorld } = await import(${moduleOf('src/testing/world/small-world.ts')});
      const { placeIn, someWork } = await import(${moduleOf('src/testing/some-work.ts')});
      const { enqueue } = await import(${moduleOf('src/kernel/outbox/enqueue.ts')});
      const { allJobs } = await import(${moduleOf('src/composition/compose-areas.ts')});
      const { declareQueues } = await import(${moduleOf('src/kernel/jobs/declare-queues.ts')});
      const url = ${JSON.stringify(database.url)};
      await migrate(url);
      await fillSmallWorld(url);
      await declareQueues(url, allJobs());
      const db = createDatabase(url, { maxConnections: 2 });
      const work = await someWork(placeIn({ db }), Array.from({ length: 20 }, () => ({})));
      const orgId = work[0].org_id;
      await inTenant(db, orgId, async (tx) => {
        await tx.insertInto('audit_log').values({ org_id: orgId, event: 'X', actor_kind: 'system' }).execute();
        await enqueue(tx, { orgId, kind: 'email', to: 'ana@example.com', subject: 'Dosar', body: 'x' });
      });
      await db.close();`;
    await timed(`the small world of ${old.ref} is filled`, async () => {
      execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
        cwd: join(old.folder, 'apps/api'),
        stdio: 'inherit',
      });
    });
    const { words, env } = asSuperuser(database);
    const rows = execFileSync(
      join(database.programs, 'pg_dump'),
      [
        ...words,
        '-d',
        'dosar',
        '--data-only',
        '--schema=public',
        '--column-inserts',
        '--rows-per-insert=200',
      ],
      {
        env,
        // Its warnings about tables with references to themselves are ignored, because the test loads rows without checks of references.
        stdio: ['ignore', 'pipe', 'ignore'],
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
      },
    );
    const folder = join(root, 'apps/api/db/upgrade/releases');
    mkdirSync(folder, { recursive: true });
    // The test runs the statements without `psql`, so comments, meta-commands and session settings are removed.
    const statements = rows.replaceAll(/^(--|\\|SET |SELECT pg_catalog\.set_config).*$\n?/gm, '').trim();
    const packed = gzipSync(statements, { level: 9 });
    writeFileSync(join(folder, `${old.newestMigration}.sql.gz`), packed);
    say(`    ${(packed.length / 1000).toFixed(0)} kB for schema ${old.newestMigration}`);
  });
}
