import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Step } from '../step.ts';
import { freshKeys } from '../surroundings/fresh-keys.ts';
import { startPackagedDatabase } from '../surroundings/packaged-database.ts';
import { withUndo } from '../surroundings/undo.ts';
import { lastRelease, newestMigration, type LastRelease } from './last-release.ts';
import { startServerOf } from './server.ts';
import { deedsAt, doOnce, keepDoing } from './traffic.ts';

/** The promise of docs/operations.md: writes are refused for so long at most while a newer version migrates. */
const mostSecondsOfRefusal = 5;
const mostSecondsOfUpgrade = 300;

/**
 * The last release serves while this one migrates its database and after: people read and write at both, and what one writes the
 * other reads. `ASSIGNMENTS=1000000` fills the database first, for the time that an upgrade takes.
 */
export function upgrade(root: string, step: Step): Promise<void> {
  const { hold, say, timed } = step;
  return withUndo(async (undo) => {
    const old = lastRelease(root, undo);
    say(
      `    the last release is ${old.ref}, schema ${old.newestMigration}; ours is ${newestMigration(root)}`,
    );
    const database = await startPackagedDatabase(undo);
    const settings = { DATABASE_URL: database.url, DEMO: '1', ...freshKeys() };
    await fill(old, settings, step);
    const before = await startServerOf(old.folder, settings, undo);
    await timed('the last release is ready with its schema', () => before.ready());
    const deeds = await deedsAt(before.origin);
    const atFirst = await doOnce(deeds);
    hold(atFirst.length === 0, 'everything is answered before the upgrade', () => atFirst.join('\n'));

    const traffic = keepDoing(deeds);
    const begun = performance.now();
    const after = await startServerOf(root, settings, undo);
    await timed('this release is ready, on the schema that it has migrated', () => after.ready(900));
    const seconds = (performance.now() - begun) / 1000;
    await traffic.stop();
    say(
      `    ${traffic.calls} calls at the last release meanwhile; longest time without a write ${traffic.longestWithoutWrite.toFixed(1)} s`,
    );
    for (const [what, count] of traffic.refused) say(`    refused: ${what}, ${count} ×`);
    const faults = [...traffic.refused.keys()].filter((what) => !/ 503 /.test(what));
    hold(faults.length === 0, 'nothing but “try again” was refused', () => faults.join('\n'));
    hold(
      traffic.longestRefusal <= mostSecondsOfRefusal,
      `writes were refused for ${mostSecondsOfRefusal} s at most`,
    );
    hold(seconds <= mostSecondsOfUpgrade, `the upgrade took ${mostSecondsOfUpgrade} s at most`);

    for (let round = 0; round < 3; round += 1) {
      const refused = await doOnce(deeds);
      hold(
        refused.length === 0,
        `the last release answers everything on the newer schema (${round + 1})`,
        () => refused.join('\n'),
      );
    }
    const newer = await doOnce(await deedsAt(after.origin));
    hold(newer.length === 0, 'this release answers everything beside it', () => newer.join('\n'));
    hold((await before.stop()) === 0, 'the last release stops when it is told');
    const again = await startServerOf(old.folder, settings, undo);
    const code = await again.ended;
    hold(
      code !== 0 && !/^\s+at /m.test(again.output()),
      'started once more it refuses the newer schema in words',
      again.output,
    );
    say(`    ${again.output().trim().split('\n').at(-1)}`);
  });
}

async function fill(
  { folder }: LastRelease,
  settings: Record<string, string>,
  { timed }: Step,
): Promise<void> {
  const assignments = process.env['ASSIGNMENTS'];
  if (assignments === undefined) return;
  const program = join(folder, 'apps/api/db/seed/bulk.ts');
  await timed(`${assignments} assignments are written`, async () => {
    execFileSync(process.execPath, [program, '--assignments', assignments], {
      cwd: folder,
      env: { ...process.env, APP_ENV: 'Test', DATA_DIR: join(folder, 'data'), ...settings },
      stdio: 'ignore',
    });
  });
}
