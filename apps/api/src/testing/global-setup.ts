import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { leftovers } from './template-database.ts';
import { giveClock, startWorldServer, type ServerParts } from './world/world-cluster.ts';

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
  server = url ? await namedServer(url, observer ?? url) : await startWorldServer();
  project.provide('testServer', server.owner);
  project.provide('testObserver', server.observer);
}

/** Ends the server and removes what it wrote. */
export async function teardown() {
  await server.end();
}

/** A server that somebody else runs. It keeps what an earlier run left, and its templates may be of an earlier schema. */
async function namedServer(url: string, observerUrl: string): Promise<Server> {
  const [owner, observer] = [partsOf(url), partsOf(observerUrl)];
  await dropLeftovers(owner);
  await giveClock(owner);
  await giveClock(observer);
  return { owner, observer, end: () => dropLeftovers(owner) };
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
