import type pg from 'pg';
import { fillDatabase } from '../db/fill-database.ts';
import { hashPayingAccounts } from '../db/upgrade/hash-paying-accounts-repository.ts';
import { sealPlainNumbers } from '../db/upgrade/seal-plain-numbers-repository.ts';
import type { Env } from './env.ts';
import { startEmbeddedPostgres } from './kernel/database/embedded/index.ts';
import {
  DirectConnectionNeeded,
  isPooled,
  migrate,
  type DatabaseConnection,
} from './kernel/database/index.ts';
import { serverKeys } from './kernel/keys/server-keys.ts';
import type { FileStore } from './kernel/files/file-store.ts';

// The migration after which personal numbers stand in no column as they are.
const withoutPlainNumbers = 'no_plain_numbers';
// The migration before which paying accounts are told apart from those of claimants.
const afterAccountHashes = 'changes_that_wait';

/** Tells whoever started the server what takes so long. */
export type Progress = <Result>(what: string, work: () => Promise<Result>) => Promise<Result>;

/** Whoever started the server, and wants to know how it goes. */
export type Guide = {
  progress: Progress;
  report: (text: string) => void;
  /** From now on no other server can work in this data folder. */
  onDatabaseHeld: () => void;
};

/** The database of this server, ready to be used. */
export type OpenDatabase = {
  /** The way of requests, perhaps through a pooler. */
  connection: DatabaseConnection;
  /** The way past a pooler: for migrations, news and jobs, which need a session of their own. */
  direct: DatabaseConnection;
  isPooled: boolean;
  stop: () => Promise<void>;
};

/** Starts or finds the database, brings it to this version, and fills an empty one with what the settings ask for. */
export async function openDatabase(
  env: Env,
  files: Pick<FileStore, 'save'>,
  guide: Guide,
  now: Date,
): Promise<OpenDatabase> {
  const { progress } = guide;
  const server = await progress('Starting the database', () => findServer(env, guide.report));
  guide.onDatabaseHeld();
  try {
    const serverKey = serverKeys(env).hmac;
    const preparations = new Map([
      [withoutPlainNumbers, (client: pg.Client) => sealPlainNumbers(client, serverKey)],
      [afterAccountHashes, (client: pg.Client) => hashPayingAccounts(client, serverKey)],
    ]);
    await progress('Migrating the database', () => migrate(server.direct, preparations));
    const content = { demo: env.DEMO, now, serverKey, saveContent: files.save };
    await progress('Filling the database', () => fillDatabase(server.direct, content));
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function findServer(env: Env, report: (text: string) => void): Promise<OpenDatabase> {
  if (env.DATABASE_URL !== undefined)
    return { ...(await ownServer(env, env.DATABASE_URL)), stop: async () => {} };
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, report });
  return { connection, direct: connection, isPooled: false, stop };
}

/** Refuses a pooler without a way past it: behind one, a third of all calls would fail later and without a word. */
async function ownServer(env: Env, connection: string) {
  const direct = env.MIGRATION_DATABASE_URL ?? connection;
  if (await isPooled(direct)) throw new DirectConnectionNeeded();
  return { connection, direct, isPooled: direct !== connection && (await isPooled(connection)) };
}
