import { escalateJob } from '@dosar/api/areas/workload';
import { inTenant, type Db } from '@dosar/api/database';
import { readEnv } from '@dosar/api/env';
import { sql } from 'kysely';

/** Thrown to give up warnings whose time is known: the databases of the benchmark stay as they are. */
class Measured extends Error {}

/** How a run of the warnings ended: what it took, and of how many missed terms it warned. */
type Looked = { seconds: number; warned: number };

/** Looks through all running clocks of an organisation, a tenth of them missed, and again when everybody is warned. */
export async function lookThroughClocks(db: Db, orgId: string): Promise<{ first: Looked; again: Looked }> {
  const env = readEnv(process.env);
  let found: { first: Looked; again: Looked } | undefined;
  await inTenant(db, orgId, async (tx) => {
    await sql`
      update legal_clock clock set started_on = current_date - 10,
        due_date = current_date + case when numbered.number % 10 = 0 then -1 else 20 end
      from (select legal_clock_id, row_number() over (order by legal_clock_id) as number from legal_clock
        where org_id = ${orgId} and stopped_on is null) numbered
      where clock.org_id = ${orgId} and clock.legal_clock_id = numbered.legal_clock_id`.execute(tx);
    const look = async (): Promise<Looked> => {
      const startedAt = performance.now();
      await escalateJob.work(
        { env, now: () => new Date() },
        {
          id: orgId,
          data: {},
          attempt: 1,
          signal: new AbortController().signal,
          orgId,
          inTransaction: (work) => work(tx),
          reportProgress: () => Promise.resolve(),
        },
      );
      const seconds = (performance.now() - startedAt) / 1000;
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from escalation where org_id = ${orgId} and step = 'law_missed'`.execute(
        tx,
      );
      return { seconds, warned: rows[0]?.count ?? 0 };
    };
    found = { first: await look(), again: await look() };
    throw new Measured();
  }).catch((error: unknown) => {
    if (!(error instanceof Measured)) throw error;
  });
  if (found === undefined) throw new Error('The clocks were not looked through.');
  return found;
}
