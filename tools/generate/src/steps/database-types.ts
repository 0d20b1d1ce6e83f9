import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@dosar/api/embedded-database';
import { migrate } from '@dosar/api/migrate';
import pg from 'pg';
import { readCatalogue } from '../database/catalogue.ts';
import { databaseTypes } from '../database/database-types.ts';
import { generatedHeader } from '../generated-header.ts';
import type { Step } from '../step.ts';

const path = 'apps/api/src/generated/database.ts';

/** Kysely's types, read from a database that was just migrated from nothing. */
export const databaseTypesStep: Step = {
  name: 'database types',
  folders: [],
  async run() {
    return [{ path, content: await writeDatabaseTypes() }];
  },
};

/** The content of the generated file. */
async function writeDatabaseTypes() {
  const dataDir = await mkdtemp(join(tmpdir(), 'dosar-types-'));
  // Passable for the account that PostgreSQL runs as when we are root.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, durability: 'throwaway' });
  try {
    await migrate(server.connection);
    const client = new pg.Client(server.connection);
    await client.connect();
    try {
      return generatedHeader('apps/api/db/migrations') + databaseTypes(await readCatalogue(client));
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
