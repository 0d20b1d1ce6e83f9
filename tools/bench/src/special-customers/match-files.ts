import { compareFiles, matchFile } from '@dosar/api/areas/partners';
import { createDatabase, inTenant, type DatabaseConnection } from '@dosar/api/database';
import { composeAreas } from '@dosar/api/compose-areas';
import { readEnv } from '@dosar/api/env';
import { sql } from 'kysely';
import { percentile } from '../statistics.ts';

/** Thrown to take a match back: each file is matched as if it had just come in. */
class Measured extends Error {}

/** What matching found: how long it takes to recognise a file, and to do all that follows where it is a customer's. */
type MatchTimes = { recognise: number; unmatched: number; matched: number };

const warmUps = 50;

/** How long matching one file takes within the transaction that changes it, at so many open files; 99 of 100 take less. */
export async function matchTimes(connection: DatabaseConnection, files: number): Promise<MatchTimes> {
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
    const times: { recognise: number; whole: number; isMatched: boolean }[] = [];
    for (const claimFileId of [...ids.slice(0, warmUps), ...ids]) {
      await inTenant(db, orgId, async (tx) => {
        const now = new Date();
        const begun = performance.now();
        const differences = await compareFiles({ tx, orgId, now }, [claimFileId]);
        const recognised = performance.now();
        await matchFile({ tx, caller: { kind: 'public', orgId }, now }, { claimFileId });
        times.push({
          recognise: recognised - begun,
          whole: performance.now() - recognised,
          isMatched: differences.length > 0,
        });
        throw new Measured();
      }).catch((error: unknown) => {
        if (!(error instanceof Measured)) throw error;
      });
    }
    const measured = times.slice(warmUps);
    const p99 = (of: readonly number[]) => percentile(of, 0.99);
    const whole = (isMatched: boolean) =>
      p99(measured.filter((one) => one.isMatched === isMatched).map((one) => one.whole));
    return {
      recognise: p99(measured.map(({ recognise }) => recognise)),
      unmatched: whole(false),
      matched: whole(true),
    };
  } finally {
    await db.close();
  }
}
