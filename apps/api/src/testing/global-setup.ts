import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { DatabaseConnection } from '../kernel/database/index.ts';
import { startEmbeddedPostgres } from '../kernel/database/embedded/index.ts';
import { leftovers } from './template-database.ts';

/** A server by its parts, so that tests can name other databases and roles of it. */
type ServerParts = Exclude<DatabaseConnection, string>;

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this test run, as the product knows it: by a role that owns its databases and may make roles. */
    testServer: ServerParts;
    /** The same server as tests look at it: past all tenants, which the owner of a database cannot. */
    testObserver: ServerParts;
  }
}

type Server = { owner: ServerParts; observer: ServerParts; end: () => Promise<void> };

let server: Server;

/** The server of this run: that of TEST_DATABASE_URL, or one that is made for it. */
export async function setup(project: TestProject) {
  const { TEST_DATABASE_URL: url, TEST_OBSERVER_URL: observer } = process.env;
  server = url ? await namedServer(url, observer ?? url) : await ownServer();
  project.provide('testServer', server.owner);
  project.provide('testObserver', server.observer);
}

/** Ends the server and removes what it wrote. */
export async function teardown() {
  await server.end();
}

/** One embedded PostgreSQL for the whole run, without durability: its data does not outlive the run. */
async function ownServer(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dosar-test-'));
  // Passable for the account that PostgreSQL runs as when we are root.
  await chmod(dataDir, 0o711);
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, durability: 'throwaway' });
  // No superuser, so that every test proves that the product needs none.
  const owner = { ...connection, user: 'test_owner', password: 'owner' };
  await asked(connection, `create role test_owner login createdb createrole password 'owner'`);
  return {
    owner,
    observer: connection,
    async end() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server that somebody else runs. It keeps what an earlier run left, and its template may be of an earlier schema. */
async function namedServer(url: string, observerUrl: string): Promise<Server> {
  const owner = partsOf(url);
  await dropLeftovers(owner);
  return { owner, observer: partsOf(observerUrl), end: () => dropLeftovers(owner) };
}

function partsOf(url: string): ServerParts {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: decodeURIComponent(hostname),
    port: Number(port === '' ? 5432 : port),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)) || 'postgres',
  };
}

async function dropLeftovers(owner: ServerParts) {
  for (const { name } of await asked<{ name: string }>(owner, leftovers))
    await asked(owner, `drop database ${name} with (force)`);
}

async function asked<Row extends pg.QueryResultRow>(connection: ServerParts, query: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}
