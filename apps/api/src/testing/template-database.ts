import pg from 'pg';
import { inject } from 'vitest';
import { fillDatabase } from '../../db/fill-database.ts';
import { withDatabaseName } from '../kernel/database/database-connection.ts';
import type { DatabaseConnection } from '../kernel/database/database-connection.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { testServerKey } from './test-server-key.ts';

/** A database of its own, filled with the demo world. */
export type ClonedDatabase = {
  connection: DatabaseConnection;
  /** The same database, seen past all tenants. */
  observer: DatabaseConnection;
  drop: () => Promise<void>;
};

const template = 'dosar_template';
const draft = 'dosar_template_draft';
/** What earlier runs left on a server that outlives them, by name. */
export const leftovers = `
  select datname as name from pg_database
  where datname in ('${template}', '${draft}') or datname like 'dosar\\_test\\_%'`;

// Test files run in several processes; one of them makes the template, the others wait.
const templateLock = 7_130_022_026;

let clones = 0;

/** Copies the template database, which the first caller of the test run makes. Takes some 50 ms. */
export async function cloneDatabase(): Promise<ClonedDatabase> {
  clones += 1;
  const name = `dosar_test_${process.pid}_${clones}_${Date.now().toString(36)}`;
  await withServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [templateLock]);
    const found = await server.query('select from pg_database where datname = $1', [template]);
    if (found.rowCount === 0) await makeTemplate(server);
    await server.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    connection: withDatabaseName(inject('testServer'), name),
    observer: withDatabaseName(inject('testObserver'), name),
    drop: () => withServer((server) => dropDatabase(server, name)),
  };
}

/** Gives a migrated database the look-ups and the demo world. */
export function fillWithDemoWorld(connection: DatabaseConnection) {
  const serverKey = Buffer.from(testServerKey, 'base64');
  return fillDatabase(connection, { demo: true, now: new Date(), serverKey });
}

async function makeTemplate(server: pg.Client) {
  await server.query(`drop database if exists ${draft}`);
  await server.query(`create database ${draft}`);
  const connection = withDatabaseName(inject('testServer'), draft);
  await migrate(connection);
  await fillWithDemoWorld(connection);
  await server.query(`alter database ${draft} rename to ${template}`);
}

/** The owner ends its own connections only: those of the observer that are closing, and a vacuum, are waited for. */
async function dropDatabase(server: pg.Client, name: string) {
  try {
    await server.query(`drop database ${name} with (force)`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    await server.query(`drop database ${name}`);
  }
}

async function withServer(work: (server: pg.Client) => Promise<void>) {
  const server = new pg.Client({ ...inject('testServer'), database: 'postgres' });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
