import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bulkSeed } from '@dosar/api/bulk-seed';
import { clientConfig, migrate, withDatabaseName, type DatabaseConnection } from '@dosar/api/database';
import { startEmbeddedPostgres } from '@dosar/api/embedded-database';
import { fillDatabase } from '@dosar/api/fill-database';
import pg from 'pg';
import { cacheFolder, workspaceRoot } from '../workspace.ts';

/** The PostgreSQL server of the benchmark, with its databases. */
export type BenchServer = {
  /** An empty database, which a product that is started on it fills with the demo world and keeps. */
  demo: () => Promise<DatabaseConnection>;
  /** A database with exactly so many assignments of one organisation. */
  filled: (assignments: number) => Promise<DatabaseConnection>;
  /** A copy of such a database of a part's own, which `fill` gives what the part needs once. */
  copied: (
    assignments: number,
    name: string,
    fill: (database: DatabaseConnection) => Promise<void>,
  ) => Promise<DatabaseConnection>;
  /** Number of the server's process. */
  pid: () => number | undefined;
  stop: () => Promise<void>;
};

type Report = (text: string) => void;

/** Starts the server. Its databases are kept between runs and made anew when a migration or the demo data changed. */
export async function startBenchServer(report: Report): Promise<BenchServer> {
  const { connection, pid, stop } = await startEmbeddedPostgres({
    dataDir: path.join(cacheFolder, 'databases'),
    report,
  });
  const version = dataVersion();
  const ready = async (
    name: string,
    fill: (database: DatabaseConnection) => Promise<void>,
    template?: string,
  ) => {
    const database = withDatabaseName(connection, name);
    const isNew = await createUnlessCurrent(connection, { name, template }, version);
    if (!isNew) return database;
    await fill(database);
    await markComplete(connection, name, version);
    return database;
  };

  const filled = (assignments: number) =>
    ready(`assignments_${assignments}`, async (database) => {
      report(`filling a database with ${assignments} assignments`);
      await fillWithWork(database, assignments);
    });

  return {
    demo: () => ready('demo', async () => undefined),
    filled,
    async copied(assignments, name, fill) {
      await filled(assignments);
      report(`copying the database with ${assignments} assignments`);
      return ready(`${name}_${assignments}`, fill, `assignments_${assignments}`);
    },
    pid,
    stop,
  };
}

/** Gives an empty database exactly so many assignments of one organisation. */
export async function fillWithWork(database: DatabaseConnection, assignments: number): Promise<void> {
  await migrate(database);
  // Of the people with numbers none stays.
  await fillDatabase(database, { demo: true, now: new Date(), serverKey: randomBytes(32) });
  await bulkSeed(database, {
    assignments,
    orgId: await clearedOrganisation(database),
    report: () => {},
  });
}

/** The files of the demo world make room: sizes are exact, and all sizes have the same kind of files. */
function clearedOrganisation(database: DatabaseConnection): Promise<string> {
  return withClient(database, async (client) => {
    await client.query('truncate claim_file, assignment, event, party, vehicle cascade');
    const { rows } = await client.query<{ org_id: string }>("select find_org_by_code('demo') as org_id");
    const orgId = rows[0]?.org_id;
    if (orgId === undefined) throw new Error('The demo world has no organisation.');
    return orgId;
  });
}

/** Everything that decides what a filled database looks like. */
function dataVersion(): string {
  const hash = createHash('sha256');
  const files = globSync('apps/api/db/**/*.{sql,ts}', { cwd: workspaceRoot });
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort())
    hash.update(file).update(readFileSync(path.join(workspaceRoot, file)));
  return hash.digest('hex');
}

/** Makes the database unless it is there, complete and of this version. The version is kept as its comment. */
function createUnlessCurrent(
  server: DatabaseConnection,
  { name, template }: { name: string; template: string | undefined },
  version: string,
): Promise<boolean> {
  return withClient(server, async (client) => {
    const { rows } = await client.query<{ version: string | null }>(
      "select shobj_description(oid, 'pg_database') as version from pg_database where datname = $1",
      [name],
    );
    if (rows[0]?.version === version) return false;
    await client.query(`drop database if exists ${name} with (force)`);
    // Copied as files: through the log a million assignments would take minutes.
    await client.query(
      `create database ${name}${template === undefined ? '' : ` template ${template} strategy file_copy`}`,
    );
    return true;
  });
}

function markComplete(server: DatabaseConnection, name: string, version: string): Promise<void> {
  return withClient(server, async (client) => {
    await client.query(`comment on database ${name} is '${version}'`);
  });
}

async function withClient<Result>(
  database: DatabaseConnection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
