/**
 * `npm run seed -- --assignments 1000000 [--org demo]`: a large portfolio for measurements, into DATABASE_URL or into the
 * embedded database of DATA_DIR (whose server must not be running).
 */
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readEnv } from '#src/env.ts';
import { startEmbeddedPostgres } from '#src/kernel/database/embedded/index.ts';
import { createDatabase, migrate } from '#src/kernel/database/index.ts';
import type { DatabaseConnection } from '#src/kernel/database/index.ts';
import { serverKeys } from '#src/kernel/keys/server-keys.ts';
import { fileStoreOf } from '#src/open-file-store.ts';
import { fillDatabase } from '../fill-database.ts';
import { bulkSeed } from './bulk/bulk-seed.ts';

const { values } = parseArgs({
  options: { assignments: { type: 'string' }, org: { type: 'string', default: 'demo' } },
});
const assignments = Number(values.assignments);
const started = performance.now();
const report = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

if (!Number.isInteger(assignments) || assignments < 1) {
  console.error('Say how many: npm run seed -- --assignments 1000000');
  process.exitCode = 2;
} else {
  await seed().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function seed() {
  const env = readEnv(process.env);
  const server = env.DATABASE_URL
    ? { connection: env.DATABASE_URL, stop: () => Promise.resolve() }
    : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, report });
  try {
    await migrate(server.connection);
    const files = fileStoreOf(env);
    const saveContent = (content: Uint8Array) => files.save(content);
    await fillDatabase(server.connection, {
      demo: env.DEMO,
      now: new Date(),
      serverKey: serverKeys(env).hmac,
      saveContent,
    });
    await bulkSeed(server.connection, {
      assignments,
      orgId: await findOrganisation(server.connection),
      report,
    });
    report(`${assignments} assignments added to ${values.org}.`);
  } finally {
    await server.stop();
  }
}

async function findOrganisation(connection: DatabaseConnection) {
  const db = createDatabase(connection, { maxConnections: 1 });
  try {
    const found = await sql<{ id: string | null }>`select find_org_by_code(${values.org}) as id`.execute(
      db.kysely,
    );
    const id = found.rows[0]?.id;
    if (!id)
      throw new Error(`There is no organisation ${values.org}. With DEMO=1 an empty database gets one.`);
    return id;
  } finally {
    await db.close();
  }
}
