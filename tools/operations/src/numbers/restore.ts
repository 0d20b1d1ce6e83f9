import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from '../step.ts';
import { freshKeys } from '../surroundings/fresh-keys.ts';
import { temporaryFolder } from '../surroundings/temporary-folder.ts';
import { withUndo } from '../surroundings/undo.ts';

/** The promise of docs/operations.md: 10 GB in ten minutes. */
const mostSecondsOfGigabyte = 60;
const megabyte = 1_000_000;
const documentBytes = 2 * megabyte;

/**
 * Backs an installation with its own database up and restores it into an empty place: `ASSIGNMENTS` (20000) of work, and documents up
 * to `GIGABYTES` (1) that no compression makes smaller, as photos are.
 */
export function restore(root: string, { hold, say, timed }: Step): Promise<void> {
  return withUndo(async (undo) => {
    const folder = temporaryFolder('restore', undo);
    const [key, backup] = [join(folder, 'operator.key'), join(folder, 'dosar.backup')];
    const gigabytes = Number(process.env['GIGABYTES'] ?? 1);
    const keys = freshKeys();
    const run = (program: string, dataDir: string, ...words: string[]) =>
      execFileSync(process.execPath, [join(root, 'apps/api/db', program), ...words], {
        env: {
          PATH: process.env['PATH'],
          APP_ENV: 'Test',
          DEMO: '1',
          DATA_DIR: join(folder, dataDir),
          ...keys,
        },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    const assignments = process.env['ASSIGNMENTS'] ?? '20000';
    await timed(`${assignments} assignments and ${gigabytes} GB of documents are written`, async () => {
      run('seed/bulk.ts', 'first', '--assignments', assignments);
      await Promise.resolve(writeDocuments(join(folder, 'first/files'), gigabytes));
    });
    const [recipient = ''] = /age1\w+/.exec(run('commands/backup.ts', 'first', 'new-key', key)) ?? [];
    const said = await timed('the backup', () =>
      Promise.resolve(run('commands/backup.ts', 'first', '--recipient', recipient, backup)),
    );
    say(
      `    ${said.trim().replace(/.*?: /, '')} ${(statSync(backup).size / megabyte).toFixed(0)} MB encrypted`,
    );

    const begun = performance.now();
    const told = run('commands/restore.ts', 'second', '--key', key, backup);
    const seconds = (performance.now() - begun) / 1000;
    hold(
      told.includes('Nothing of the backup was lost'),
      'the restore says what was lost: nothing',
      () => told,
    );
    const size = Number(/([\d.]+) MB before compression/.exec(said)?.[1]) / 1000;
    say(
      `    ${size.toFixed(2)} GB in ${seconds.toFixed(0)} s: ${(seconds / size).toFixed(1)} s for a gigabyte`,
    );
    hold(
      seconds <= mostSecondsOfGigabyte * size,
      `a gigabyte is restored in ${mostSecondsOfGigabyte} s at most`,
    );
  });
}

/** Files as the store of documents names them. */
function writeDocuments(files: string, gigabytes: number): void {
  for (let written = 0; written < gigabytes * 1000 * megabyte; written += documentBytes) {
    const name = randomUUID();
    mkdirSync(join(files, name.slice(0, 2)), { recursive: true, mode: 0o700 });
    writeFileSync(join(files, name.slice(0, 2), name), randomBytes(documentBytes), { mode: 0o600 });
  }
}
