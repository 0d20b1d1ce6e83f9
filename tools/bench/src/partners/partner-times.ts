import { findFileOfJobs, passOnSilentJobs, proposalsFor } from '@dosar/api/areas/partners';
import { composeAreas } from '@dosar/api/compose-areas';
import { createDatabase, inTenant, type Db, type DatabaseConnection } from '@dosar/api/database';
import { readEnv } from '@dosar/api/env';
import { sql } from 'kysely';
import { percentile } from '../statistics.ts';

const warmUps = 50;

type OnDatabase<Result> = (db: Db, orgId: string) => Promise<Result>;

async function onDatabase<Result>(connection: DatabaseConnection, work: OnDatabase<Result>): Promise<Result> {
  composeAreas(readEnv(process.env));
  const db = createDatabase(connection, { maxConnections: 1 });
  try {
    const { rows } = await sql<{ org_id: string }>`select find_org_by_code('demo') as org_id`.execute(
      db.kysely,
    );
    return await work(db, rows[0]?.org_id ?? '');
  } finally {
    await db.close();
  }
}

/** How long the partners for a file take to be found and put in order; 99 of 100 files take less. */
export const proposalTimes = (connection: DatabaseConnection, files: number): Promise<{ propose: number }> =>
  onDatabase(connection, async (db, orgId) => {
    const works = await inTenant(db, orgId, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select assignment_id as id from assignment where org_id = ${orgId}
        order by md5(assignment_id::text) limit ${files}`.execute(tx);
      return rows.map(({ id }) => id);
    });
    const times: number[] = [];
    const now = new Date();
    for (const assignmentId of [...works.slice(0, warmUps), ...works])
      await inTenant(db, orgId, async (tx) => {
        const begun = performance.now();
        const file = await findFileOfJobs(tx, { orgId, assignmentId, language: 'ro' });
        if (file === undefined) throw new Error('An assignment has no file.');
        const { items } = await proposalsFor(tx, { orgId, file, kind: 'repair', now });
        times.push(performance.now() - begun);
        if (items.length === 0) throw new Error('Nobody was proposed.');
      });
    return { propose: percentile(times.slice(warmUps), 0.99) };
  });

/** How long all waiting offers take to be looked through, and how many of them went on to the next partner. */
export const silenceTimes = (
  connection: DatabaseConnection,
): Promise<{ seconds: number; passedOn: number }> =>
  onDatabase(connection, async (db, orgId) => {
    const now = new Date();
    const begun = performance.now();
    const passedOn = await passOnSilentJobs({
      orgId,
      now,
      inTransaction: (work) => inTenant(db, orgId, work),
      isStopped: () => false,
    });
    return { seconds: (performance.now() - begun) / 1_000, passedOn };
  });
