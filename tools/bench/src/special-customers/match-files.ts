import { matchFile } from '@dosar/api/areas/partners';
import { createDatabase, inTenant, type DatabaseConnection } from '@dosar/api/database';
import { composeAreas } from '@dosar/api/compose-areas';
import { readEnv } from '@dosar/api/env';
import { sql } from 'kysely';
import { percentile } from '../statistics.ts';

/** Thrown to take a match back: each file is matched as if it had just come in. */
class Measured extends Error {}

/** How long matching one file takes within the transaction that changes it, for so many open files. */
export async function matchTimes(
  connection: DatabaseConnection,
  files: number,
): Promise<{ p99: number; matched: number }> {
  composeAreas(readEnv(process.env));
  const db = createDatabase(connection, { maxConnections: 1 });
  try {
    const { rows: found } = await sql<{ org_id: string }>`select find_org_by_code('demo') as org_id`.execute(
      db.kysely,
    );
    const orgId = found[0]?.org_id ?? '';
    const ids = await inTenant(db, orgId, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select claim_file_id as id from claim_file where org_id = ${orgId} and closed_at is null
        order by md5(claim_file_id::text) limit ${files}`.execute(tx);
      return rows.map(({ id }) => id);
    });
    const times: number[] = [];
    let matched = 0;
    for (const claimFileId of [...ids.slice(0, 50), ...ids]) {
      await inTenant(db, orgId, async (tx) => {
        const caller = { kind: 'public' as const, orgId };
        const begun = performance.now();
        await matchFile({ tx, caller, now: new Date() }, { claimFileId });
        times.push(performance.now() - begun);
        const { rows } = await sql`select from claim_file where org_id = ${orgId}
          and claim_file_id = ${claimFileId} and special_customer_id is not null`.execute(tx);
        matched += rows.length;
        throw new Measured();
      }).catch((error: unknown) => {
        if (!(error instanceof Measured)) throw error;
      });
    }
    return { p99: percentile(times.slice(50), 0.99), matched };
  } finally {
    await db.close();
  }
}
