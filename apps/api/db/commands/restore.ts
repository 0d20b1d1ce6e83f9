/**
 * `npm run restore -- --key <file> <backup>`: restores into an empty DATA_DIR, and into an empty DATABASE_URL where that is set.
 * Jobs are held then: the server answers, and sends and exports nothing.
 * `npm run restore -- hold --as-of <moment>`: holds the jobs of a database that PostgreSQL itself recovered to a moment.
 * `npm run restore -- release [--drop-messages]`: lets jobs go on from the next start on; messages that waited are sent, or dropped.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readEnv } from '#src/env.ts';
import { releaseJobs } from '#src/kernel/jobs/job-hold.ts';
import { holdCopy } from '../backup/hold-copy.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { withDatabase } from './with-database.ts';

const usage =
  'npm run restore -- --key dosar-backup.key dosar-2026-03-04.backup\n' +
  'npm run restore -- hold --as-of 2026-03-04T10:00:00+02:00\n' +
  'npm run restore -- release                    messages that waited are sent\n' +
  'npm run restore -- release --drop-messages    messages that waited are not sent';

async function restore(source: string, keyFile: string): Promise<void> {
  const identity = (await readFile(keyFile, 'utf8'))
    .split('\n')
    .find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity === undefined) throw new Error(`${keyFile} has no key of a backup.`);
  const restored = await restoreBackup(readEnv(process.env), {
    source,
    identity: identity.trim(),
    now: new Date(),
  });
  const { manifest, files, brokenChains, waitingMessages } = restored;
  console.log(`Restored as of ${manifest.taken_at} (version ${manifest.version}).`);
  console.log(
    `${files} documents came back, each with the bytes of its hash; the database is at this version.`,
  );
  requireWhole(brokenChains);
  console.log('Every audit chain is whole. Nothing of the backup was lost.');
  sayHeld(waitingMessages);
}

function requireWhole(brokenChains: readonly string[]): void {
  if (brokenChains.length > 0)
    throw new Error(
      `The audit log of ${brokenChains.join(', ')} is not whole: see "npm run audit -- verify".`,
    );
}

const sayHeld = (waitingMessages: number) =>
  console.log(
    `Jobs are held, ${waitingMessages} messages wait. Look at the copy, then: npm run restore -- release`,
  );

const hold = (asOf: string) =>
  withDatabase(async (db, env) => {
    const moment = new Date(asOf);
    if (Number.isNaN(moment.getTime()))
      throw new Error(`${asOf} is no moment, such as 2026-03-04T10:00:00+02:00.`);
    const held = await holdCopy(db, env, { asOf: moment, now: new Date() });
    requireWhole(held.brokenChains);
    console.log(`Every audit chain is whole. ${held.anchorsSetAside} younger anchors were set aside.`);
    sayHeld(held.waitingMessages);
  });

const release = (dropsMessages: boolean) =>
  withDatabase(async (db) => {
    const count = await releaseJobs(db, { dropsMessages });
    console.log(
      dropsMessages
        ? `Jobs go on from the next start on. ${count} messages that waited will be dropped.`
        : `Jobs go on from the next start on. ${count} messages that waited will be sent.`,
    );
  });

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      'as-of': { type: 'string' },
      'drop-messages': { type: 'boolean', default: false },
    },
  });
  const [first] = positionals;
  if (first === 'release') await release(values['drop-messages']);
  else if (first === 'hold' && values['as-of'] !== undefined) await hold(values['as-of']);
  else if (first !== undefined && values.key !== undefined) await restore(first, values.key);
  else throw new Error('Say which --key and which backup, hold and --as-of, or release.');
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
