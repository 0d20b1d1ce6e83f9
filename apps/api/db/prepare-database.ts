import { createDatabase } from '../src/kernel/database/create-database.ts';
import type { DatabaseConnection } from '../src/kernel/database/database-connection.ts';
import { inTenant } from '../src/kernel/database/in-tenant.ts';
import { migrate } from '../src/kernel/database/migrate.ts';
import { configureOrganisation } from './configuration/configure-organisation.ts';
import { writeReferenceData } from './reference/write-reference-data.ts';
import type { SaveContent } from './seed/demo/demo-contents.ts';
import { seedDemo } from './seed/demo/seed-demo.ts';
import { sql } from 'kysely';

export type PrepareOptions = {
  /** Fills an empty database with the demo world. */
  demo: boolean;
  now: Date;
  /** Keeps the content of demo documents. */
  saveContent?: SaveContent;
  report?: (text: string) => void;
};

/**
 * Makes a database ready for this version: schema, reference data, configuration of every organisation and, when asked
 * and the database is empty, the demo world. Doing it again changes nothing.
 */
export async function prepareDatabase(connection: DatabaseConnection, options: PrepareOptions) {
  const report = options.report ?? (() => undefined);
  const migrated = await migrate(connection);
  if (migrated.length > 0) report(`Database brought to version ${migrated.at(-1)}.`);
  const db = createDatabase(connection, { maxConnections: 2 });
  try {
    await writeReferenceData(db.kysely);
    const seed = { now: options.now, ...(options.saveContent ? { saveContent: options.saveContent } : {}) };
    if (options.demo && (await seedDemo(db.kysely, seed))) report('Demo world created.');
    const found = await sql<{ org_id: string }>`select org_id from list_org_ids() as org_id`.execute(
      db.kysely,
    );
    for (const { org_id: orgId } of found.rows) {
      await inTenant(db, orgId, (tx) => configureOrganisation(tx, orgId));
    }
  } finally {
    await db.close();
  }
}
