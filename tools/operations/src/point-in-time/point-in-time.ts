import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '@dosar/api/testing/server-process';
import { askOrigin, callerThrough } from '../caller.ts';
import type { Step } from '../step.ts';
import { asSuperuser, queryAsSuperuser } from '../surroundings/as-superuser.ts';
import { freshKeys } from '../surroundings/fresh-keys.ts';
import {
  startCluster,
  startPackagedDatabase,
  type OperatorDatabase,
} from '../surroundings/packaged-database.ts';
import { startReceivers, type Receivers } from '../surroundings/receivers.ts';
import { temporaryFolder } from '../surroundings/temporary-folder.ts';
import { until } from '../surroundings/until.ts';
import { withUndo, type Undo } from '../surroundings/undo.ts';
import { startServerOf } from '../upgrade/server.ts';
import { reportClaim } from '../upgrade/traffic.ts';

const password = 'Claims-2026-ok!';
const notes = 25;
/** Longer than a server needs to send its waiting messages, so that silence proves the hold. */
const quietMilliseconds = 20_000;

/**
 * Tests point-in-time recovery as docs/operations.md describes it: PostgreSQL archives its log, a base backup is made, people work, a
 * user deletes every note, and the database is recovered to the moment before.
 *
 * Passes when the copy has everything that was acknowledged before the moment and nothing from after it, every audit chain verifies,
 * and the copy sends no message before an operator releases it.
 */
export function pointInTime(root: string, step: Step): Promise<void> {
  return withUndo(async (undo) => {
    const archive = join(temporaryFolder('archive', undo), 'log');
    mkdirSync(archive, { mode: 0o700 });
    const database = await startPackagedDatabase(undo, {
      archive_mode: 'on',
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    });
    const { account } = database;
    if (account) chownSync(archive, account.uid, account.gid);
    const original = await workUntilHarm(root, database, step, undo);
    await archived(database);
    await database.stop();

    const [port] = await freePorts();
    const url = database.url.replace(`:${database.port}/`, `:${port}/`);
    const recovered = { ...database, port, url };
    const { base: cluster, moment } = original;
    await step.timed('PostgreSQL recovers to the moment', () =>
      recover({ ...recovered, cluster, archive, moment }, undo),
    );
    const copyDir = temporaryFolder('copy', undo);
    for (const name of readdirSync(original.dataDir).filter((one) => /^(files|audit-anchors)$/.test(one)))
      cpSync(join(original.dataDir, name), join(copyDir, name), { recursive: true });
    const settings = { ...original.settings, DATABASE_URL: url, DATA_DIR: copyDir };
    holdTheCopy(root, { recovered, settings, original }, step);
    await workOnCopy(root, { recovered, settings, original }, step, undo);
  });
}

/** The installation after the harm. */
type Original = {
  dataDir: string;
  settings: Record<string, string>;
  /** Folder of the base backup. */
  base: string;
  /** Target time of the recovery, in ISO 8601. */
  moment: string;
  /** Numbers of the claims reported before and after the moment. */
  claims: { before: string; after: string };
  receivers: Receivers;
  /** Number of mails sent before the installation stopped. */
  sent: number;
};

async function workUntilHarm(
  root: string,
  database: OperatorDatabase,
  { hold, say, timed }: Step,
  undo: Undo,
): Promise<Original> {
  const dataDir = temporaryFolder('installation', undo);
  const [mailPort] = await freePorts();
  const settings = {
    DEMO: '1',
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    ...freshKeys(),
  };
  const server = await startServerOf(root, { DATABASE_URL: database.url, ...settings }, undo);
  await timed('a server works on a database that archives its log', () => server.ready());
  const base = join(temporaryFolder('base', undo), 'cluster');
  await timed('a base backup', () => baseBackup(database, base));

  const people = await peopleAt(server.origin);
  for (let number = 1; number <= notes; number += 1) await people.note(`înainte ${number}`);
  const before = await people.report();
  const waiting = () =>
    Number(
      queryAsSuperuser(database, `select count(*) from outbox where state = 'pending' and kind = 'email'`),
    );
  await until('mail waits for its server', () => waiting() > 0);
  await pause(100);
  const moment = queryAsSuperuser(
    database,
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`,
  );
  say(`    the moment is ${moment}; ${waiting()} e-mails wait for a mail server that is away`);
  await pause(1_000);

  await people.note('după');
  const after = await people.report();
  queryAsSuperuser(database, 'delete from note_mention; delete from note');
  hold(queryAsSuperuser(database, 'select count(*) from note') === '0', 'somebody has deleted every note');
  const receivers = await startReceivers(undo, mailPort);
  await timed('the waiting mail leaves once its server is back', () =>
    until('all mail has left', () => waiting() === 0, { seconds: 60 }),
  );
  hold((await server.stop()) === 0, 'the server stops');
  const sent = receivers.mails.length;
  return { dataDir, settings, base, moment, claims: { before, after }, receivers, sent };
}

type Copy = { recovered: OperatorDatabase; settings: Record<string, string>; original: Original };

/** Holds the jobs of the copy and checks that its rows are those acknowledged before the moment. */
function holdTheCopy(root: string, { recovered, settings, original }: Copy, { hold, say }: Step): void {
  const { moment, claims } = original;
  const output = command(root, settings, 'hold', '--as-of', moment);
  hold(
    output.includes('Jobs are held'),
    'the copy holds its jobs, and every audit chain of it is whole',
    () => output,
  );
  for (const line of output.trim().split('\n')) say(`    ${line}`);
  const bodies = queryAsSuperuser(
    recovered,
    `select body from note where body like 'înainte %' or body = 'după'`,
  ).split('\n');
  hold(
    bodies.filter((body) => body.startsWith('înainte')).length === notes,
    `all ${notes} notes from before the moment are there`,
    () => bodies.join(', '),
  );
  hold(!bodies.includes('după'), 'the note from after it is not');
  const known = queryAsSuperuser(recovered, 'select claim_file_no from claim_file').split('\n');
  hold(known.includes(claims.before) && !known.includes(claims.after), 'so with the claims');
}

/** Works on the copy and checks that it sends no message a second time, neither while held nor after its release. */
async function workOnCopy(
  root: string,
  { recovered, settings, original }: Copy,
  { hold }: Step,
  undo: Undo,
): Promise<void> {
  const { receivers, sent } = original;
  const held = await startServerOf(root, settings, undo);
  await held.ready();
  hold(
    held.output().includes('Jobs are held'),
    'the server on the copy says that jobs are held',
    held.output,
  );
  await (await peopleAt(held.origin)).note('pe copie');
  await pause(quietMilliseconds);
  hold(receivers.mails.length === sent, 'people work there, and no mail leaves a second time');
  await held.stop();
  command(root, settings, 'release', '--drop-messages');
  const released = await startServerOf(root, settings, undo);
  await released.ready();
  await until(
    'what waited is dropped',
    () => queryAsSuperuser(recovered, `select count(*) from outbox where state = 'pending'`) === '0',
  );
  hold(receivers.mails.length === sent, 'released with --drop-messages, it sends nothing of the past either');
  await released.stop();
}

function baseBackup(database: OperatorDatabase, target: string): Promise<void> {
  const { programs, account } = database;
  const { words, env } = asSuperuser(database);
  const parent = join(target, '..');
  if (account) chownSync(parent, account.uid, account.gid);
  execFileSync(join(programs, 'pg_basebackup'), [...words, '--checkpoint=fast', '-D', target], {
    ...account,
    cwd: parent,
    env,
    stdio: 'ignore',
  });
  return Promise.resolve();
}

/** Waits until the archive has the log of everything written so far. */
async function archived(database: OperatorDatabase): Promise<void> {
  const last = queryAsSuperuser(database, 'select pg_walfile_name(pg_switch_wal())');
  await until(
    'the log is archived',
    () =>
      queryAsSuperuser(
        database,
        `select coalesce(last_archived_wal >= '${last}', false) from pg_stat_archiver`,
      ) === 't',
  );
}

type Recovery = OperatorDatabase & { cluster: string; archive: string; moment: string };

/** Recovers a base backup to the moment and waits until the database accepts writes. */
async function recover(recovery: Recovery, undo: Undo): Promise<void> {
  const { cluster, archive, moment, account } = recovery;
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
  );
  const signal = join(cluster, 'recovery.signal');
  writeFileSync(signal, '');
  if (account) chownSync(signal, account.uid, account.gid);
  await startCluster({ ...recovery, settings: {} }, undo);
  await until(
    'the recovery has ended',
    () => queryAsSuperuser(recovery, 'select pg_is_in_recovery()') === 'f',
  );
}

/** `npm run restore -- …` with the settings of an installation. */
function command(root: string, settings: Record<string, string>, ...words: string[]): string {
  return execFileSync(process.execPath, [join(root, 'apps/api/db/commands/restore.ts'), ...words], {
    env: { PATH: process.env['PATH'], APP_ENV: 'Test', ...settings },
    encoding: 'utf8',
  });
}

/** A handler who writes notes, and a guest who reports claims. */
async function peopleAt(origin: string) {
  const anybody = callerThrough(askOrigin(origin));
  const ana = anybody.as(await anybody.call('appToken', { body: { username: 'ana.ionescu', password } }));
  const list = { body: { filter_keys: 0, category_code: 'all' as const, filter_criteria: {} } };
  const { items } = await ana.call('browseWorklist', list);
  const work = items.find(({ assignment_type: type }) => type === 'claim_handling');
  if (work === undefined) throw new Error('The demo world has no claim to handle.');
  const { assignment_id } = work;
  return {
    note: (body: string) => ana.call('addNote', { body: { assignment_id, body, visibility: 'internal' } }),
    report: () => reportClaim(anybody),
  };
}
