import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePorts } from '@dosar/api/testing/server-process';
import { startPooler } from '@dosar/api/testing/packaged-pooler';
import { startNginx } from '@dosar/release/packaged-nginx';
import {
  builtArchive,
  unpackRelease,
  type Started,
  type UnpackedRelease,
} from '../release/unpacked-release.ts';
import type { Step } from '../step.ts';
import { freshKeys } from '../surroundings/fresh-keys.ts';
import { startPackagedDatabase } from '../surroundings/packaged-database.ts';
import { startReceivers, type Receivers } from '../surroundings/receivers.ts';
import { temporaryFolder } from '../surroundings/temporary-folder.ts';
import type { Undo } from '../surroundings/undo.ts';
import { until } from '../surroundings/until.ts';
import { callerThrough, type Caller } from '../caller.ts';

/** The host names of the example of nginx. */
const hosts = { staff: 'claims.example.com', tracker: 'status.example.com' };

/** An installation in Production: the archive behind nginx, its database behind PgBouncer. */
export type Installation = {
  release: UnpackedRelease;
  settings: Record<string, string>;
  server: Started;
  receivers: Receivers;
  /** Anybody at the two host names. */
  staff: Caller;
  tracker: Caller;
};

/** Sets everything up as docs/operations.md says, on this machine. */
export async function install(root: string, { say, timed }: Step, undo: Undo): Promise<Installation> {
  const archive = builtArchive(root);
  const release = await timed('the archive is unpacked', () => Promise.resolve(unpackRelease(archive, undo)));
  say(`    ${release.megabytes} MB in ${release.folder.replace(/.*\//, '')}`);
  const database = await timed('initdb, createuser, createdb', () => startPackagedDatabase(undo));
  say(`    PostgreSQL ${database.version}`);
  const pooler = await startPooler(database);
  undo.later(pooler.stop);
  say('ok  PgBouncer in transaction mode, three sessions');
  const receivers = await startReceivers(undo);

  const [staffPort, trackerPort] = await freePorts();
  const { port } = pooler.connection;
  const settings = {
    APP_ENV: 'Production',
    DATA_DIR: join(temporaryFolder('walk-data', undo), 'data'),
    DATABASE_URL: `postgres://dosar:${database.password}@127.0.0.1:${port}/dosar`,
    MIGRATION_DATABASE_URL: database.url,
    ...freshKeys(),
    STAFF_ORIGIN: `https://${hosts.staff}`,
    TRACKER_ORIGIN: `https://${hosts.tracker}`,
    STAFF_PORT: String(staffPort),
    TRACKER_PORT: String(trackerPort),
    TRUST_PROXY: '127.0.0.1/32',
    SMTP_URL: receivers.smtpUrl,
    MAIL_FROM: 'Nord-Vest <no-reply@nord-vest.example>',
    SMS_URL: receivers.smsUrl,
    SMS_TOKEN: randomBytes(12).toString('hex'),
  };
  const server = release.start(settings);
  await timed('the server is ready, with all migrations', () => untilReady(server, staffPort));
  const nginx = await startNginx(join(root, 'deploy/nginx/dosar.conf'), { staffPort, trackerPort });
  undo.later(nginx.stop);
  say('ok  nginx of the example, two host names with TLS');
  return {
    release,
    settings,
    server,
    receivers,
    staff: callerThrough((...asked) => nginx.ask(hosts.staff, ...asked)),
    tracker: callerThrough((...asked) => nginx.ask(hosts.tracker, ...asked)),
  };
}

async function untilReady(server: Started, port: number): Promise<void> {
  let over = false;
  void server.ended.then(() => (over = true));
  const isReady = async () => {
    if (over) throw new Error(`The server ended: ${server.output()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    return answer?.status === 200;
  };
  await until('the server is ready', isReady, { seconds: 180, why: server.output });
}
