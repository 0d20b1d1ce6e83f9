import { sql } from 'kysely';
import { createDatabase } from '../../server.ts';
import type { DatabaseConnection } from '../../server.ts';
import { bulkTables, loadAssignments } from './load-assignments.ts';
import { ownerSeesAll } from './owner-sees-all.ts';
import { withoutIndexes } from './without-indexes.ts';

export type BulkOptions = { assignments: number; orgId: string; report: (text: string) => void };

/**
 * Loads a large portfolio into an organisation: all of it or, when anything fails, nothing.
 *
 * The tables are locked while it runs. A million assignments take a few minutes.
 */
export async function bulkSeed(connection: DatabaseConnection, { assignments, orgId, report }: BulkOptions) {
  const db = createDatabase(connection, { maxConnections: 1 });
  try {
    // Pages of a commit that is not yet written out cannot be marked as visible to all.
    await sql`set synchronous_commit = on`.execute(db.kysely);
    await db.kysely.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local maintenance_work_mem = '512MB'`.execute(tx);
      await sql`set local work_mem = '128MB'`.execute(tx);
      await sql`select set_config('app.org_id', ${orgId}, true)`.execute(tx);
      await ownerSeesAll(tx, bulkTables, () =>
        withoutIndexes(tx, bulkTables, () => loadAssignments(tx, assignments, report), report),
      );
    });
    report('Collecting statistics');
    // Outside of the transaction: it also marks pages as visible to all, which index-only scans need.
    await sql`vacuum (analyze) ${sql.join(bulkTables.map((table) => sql.table(table)))}`.execute(db.kysely);
  } finally {
    await db.close();
  }
}
