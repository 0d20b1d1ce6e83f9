import pg from 'pg';
import { inject } from 'vitest';
import { withDatabaseName } from '../kernel/database/database-connection.ts';
import type { DatabaseConnection } from '../kernel/database/database-connection.ts';
import { templateOf, worldDatabases, type WorldName } from './world/world-cluster.ts';

/** A database of its own, filled with a world. */
export type ClonedDatabase = {
  connection: DatabaseConnection;
  /** The same database, seen past all tenants. */
  observer: DatabaseConnection;
  drop: () => Promise<void>;
};

/** What earlier runs left on a server that outlives them, by name. */
export const leftovers = `
  select datname as name from pg_database
  where datname like 'dosar\\_test\\_%' or datname like any
    (array[${worldDatabases.map((name) => `'${name}', '${name}_draft'`).join()}])`;

// Test files run in several processes; one of them makes a template, the others wait.
const templateLock = 7_130_022_026;

let clones = 0;

/** Copies the template database of a world. Takes some 120 ms in memory. */
export async function cloneDatabase(world: WorldName = 'small'): Promise<ClonedDatabase> {
  clones += 1;
  const name = `dosar_test_${process.pid}_${clones}_${process.hrtime.bigint().toString(36)}`;
  await withServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [templateLock]);
    const template = await templateOf(server, inject('testServer'), world);
    await server.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    connection: withDatabaseName(inject('testServer'), name),
    observer: withDatabaseName(inject('testObserver'), name),
    drop: () => withServer((server) => dropDatabase(server, name)),
  };
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
