import { sql, type Transaction } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#src/generated/database.ts';
import { inTenant, outsideTenant, type Db } from '#src/kernel/database/index.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { announce } from '#src/kernel/changes/live-events.ts';
import { startPoller, type Poller } from '#src/kernel/poller/poller.ts';
import {
  giveUpTriedExports,
  leaseExport,
  markAttemptFailed,
  markReady,
  renewLease,
  type StoredExport,
} from './export-repository.ts';
import { writeExport } from './write-export.ts';

type Needs = {
  db: Db;
  files: Pick<FileStore, 'save' | 'remove'>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
};

const turnMilliseconds = 5_000;

/**
 * Makes the files of exports, one after the other; any number of processes may do so at once.
 *
 * Each is leased with SKIP LOCKED: when a process dies over it, another one begins it anew after the lease.
 */
export function exportWorker(needs: Needs): Poller {
  return startPoller({
    milliseconds: turnMilliseconds,
    work: (isStopped) => makeDueExports(needs, isStopped),
    onFault: (error) => needs.log.warn({ err: error }, 'the exports could not be read'),
  });
}

/** Makes every export that nobody works on now. */
export async function makeDueExports(needs: Needs, isStopped = () => false): Promise<void> {
  const orgIds = await outsideTenant(needs.db, async (tx) => {
    const { rows } = await sql<{ org_id: string }>`select find_orgs_with_waiting_exports() as org_id`.execute(
      tx,
    );
    return rows.map((row) => row.org_id);
  });
  for (const orgId of orgIds) {
    while (!isStopped()) {
      const leased = await inTenant(needs.db, orgId, (tx) => leaseNext(tx, orgId));
      if (leased === undefined) break;
      await makeOne(needs, orgId, leased);
    }
  }
}

async function leaseNext(tx: Transaction<Database>, orgId: string): Promise<StoredExport | undefined> {
  for (const givenUp of await giveUpTriedExports(tx)) await tellOfEnd(tx, orgId, givenUp);
  return leaseExport(tx);
}

/** Tells the pages of whoever asked for an export that it is ready, or will never be. */
function tellOfEnd(
  tx: Transaction<Database>,
  orgId: string,
  { user_id: userId, export_id, state }: StoredExport,
): Promise<void> {
  return announce(tx, { orgId, userId, event: 'export', data: { export_id, state } });
}

async function makeOne({ db, files, log }: Needs, orgId: string, leased: StoredExport): Promise<void> {
  const { export_id: id } = leased;
  try {
    const made = await writeExport(
      {
        files,
        orgId,
        inTransaction: (work) =>
          inTenant(db, orgId, async (tx) => {
            await renewLease(tx, id);
            return work(tx);
          }),
      },
      leased,
    );
    const isOurs = await inTenant(db, orgId, async (tx) => {
      const ready = await markReady(tx, id, made);
      if (ready !== undefined) await tellOfEnd(tx, orgId, ready);
      return ready !== undefined;
    });
    if (!isOurs) await files.remove(made.storageKey);
  } catch (error) {
    log.error({ err: error, export_id: id, attempts: leased.attempts }, 'an export could not be made');
    await inTenant(db, orgId, async (tx) => {
      const tried = await markAttemptFailed(tx, id);
      if (tried?.state === 'failed') await tellOfEnd(tx, orgId, tried);
    });
  }
}
