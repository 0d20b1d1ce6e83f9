import { sql } from 'kysely';
import { allJobs } from '../src/composition/compose-areas.ts';
import { createDatabase } from '../src/kernel/database/create-database.ts';
import type { Db } from '../src/kernel/database/create-database.ts';
import type { DatabaseConnection } from '../src/kernel/database/database-connection.ts';
import { inTenant } from '../src/kernel/database/in-tenant.ts';
import { declareQueues } from '../src/kernel/jobs/declare-queues.ts';
import { configureOrganisation } from './configuration/configure-organisation.ts';
import { writeReferenceData } from './reference/write-reference-data.ts';
import type { SaveContent } from './seed/demo/documents/demo-contents.ts';
import { seedDemo } from './seed/demo/seed-demo.ts';

export type FillOptions = {
  /** Fills an empty database with the demo world. */
  demo: boolean;
  now: Date;
  /** What personal numbers of the demo world are locked away with: that of the server which will show them. */
  serverKey: Buffer;
  /** Keeps the content of demo documents. */
  saveContent?: SaveContent;
};

/**
 * Gives a migrated database what every start needs: the queues of jobs, reference data, the configuration that an
 * organisation still lacks and, when asked and nothing is there yet, the demo world. Doing it again changes nothing.
 */
export async function fillDatabase(connection: DatabaseConnection, { demo, ...seed }: FillOptions) {
  await declareQueues(connection, allJobs());
  const db = createDatabase(connection, { maxConnections: 2 });
  try {
    await writeReferenceData(db.kysely);
    // Until PostgreSQL has looked at new tables by itself it plans as if they were empty; a rough picture does until then.
    if (demo && (await seedDemo(db.kysely, seed)))
      await db.kysely.transaction().execute(async (tx) => {
        await sql`set local default_statistics_target = 10`.execute(tx);
        await sql`analyze`.execute(tx);
      });
    await configureOrganisations(db);
  } finally {
    await db.close();
  }
}

async function configureOrganisations(db: Db) {
  const found = await sql<{ org_id: string }>`select org_id from list_org_ids() as org_id`.execute(db.kysely);
  for (const { org_id: orgId } of found.rows) {
    await inTenant(db, orgId, (tx) => configureOrganisation(tx, orgId));
  }
}
