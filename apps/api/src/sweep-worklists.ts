import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { wakeDue, wokenAtOnce } from './areas/assignments/index.ts';
import { checkLists } from './areas/worklist/index.ts';
import { inTenant, outsideTenant, type Db } from './kernel/database/index.ts';
import { startPoller, type Poller } from './kernel/poller/poller.ts';

type Needs = { db: Db; now: () => Date };

const minuteMilliseconds = 60 * 1000;

/** Keeps the lists every minute until it is stopped. */
export function worklistSweeper(needs: Needs, log: Pick<FastifyBaseLogger, 'warn'>): Poller {
  return startPoller({
    milliseconds: minuteMilliseconds,
    work: () => sweepWorklists(needs),
    onFault: (error) => log.warn({ err: error }, 'the lists could not be kept'),
  });
}

/**
 * Keeps the lists of work right in every organisation: brings back what was put off until now, and looks at night for
 * what was forgotten. Doing it twice, or in two processes at once, does no harm.
 */
export async function sweepWorklists({ db, now }: Needs): Promise<void> {
  const orgIds = await outsideTenant(db, async (tx) => {
    const { rows } = await sql<{ org_id: string }>`select list_org_ids() as org_id`.execute(tx);
    return rows.map((row) => row.org_id);
  });
  for (const orgId of orgIds) {
    const moment = { orgId, now: now() };
    let woken = wokenAtOnce;
    while (woken === wokenAtOnce) woken = await inTenant(db, orgId, (tx) => wakeDue(tx, moment));
    await inTenant(db, orgId, (tx) => checkLists(tx, moment));
  }
}
