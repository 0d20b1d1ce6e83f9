import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { deleteAccountLeftovers, deleteOldAttempts } from './areas/account/index.ts';
import { forgetNameWords, wordsAtOnce } from './areas/claims/index.ts';
import { deleteAbsent, removeExpiredExports } from './areas/worklist/index.ts';
import { forgetAddresses, removeAbandonedDocuments } from './areas/documents/index.ts';
import { dropAnchor } from './kernel/audit/anchor-file.ts';
import { inTenant, outsideTenant, type Db } from './kernel/database/index.ts';
import type { LocalFileStore } from './kernel/files/file-store.ts';
import { sweepIncoming } from './kernel/files/folder-file-store.ts';
import { startPoller } from './kernel/poller/poller.ts';
import { sweepDaily } from './sweep-contents.ts';

type Needs = { db: Db; files: LocalFileStore; now: () => Date };

const hourMilliseconds = 60 * 60 * 1000;
const mostTurnsOfWords = 20;

/** Tidies up and anchors the audit log: when it is asked to, and every hour until it is stopped. Sweeps contents once a day. */
export function housekeeper(
  needs: Needs & Parameters<typeof dropAnchor>[0],
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
) {
  const failed = (error: unknown) => log.warn({ err: error }, 'tidying up failed');
  const anchor = () =>
    dropAnchor(needs).catch((error: unknown) =>
      log.error({ err: error }, 'the audit log could not be anchored'),
    );
  const tidy = async () => {
    await tidyUp(needs).catch(failed);
    await anchor();
  };
  const { stop } = startPoller({
    milliseconds: hourMilliseconds,
    beginsLater: true,
    work: async () => {
      await tidy();
      await sweepDaily(needs, log);
    },
    onFault: failed,
  });
  return { tidy, anchor, stop };
}

/** Removes what nobody needs any more. Doing it twice, or in two processes at once, does no harm. */
export async function tidyUp({ db, files, now }: Needs): Promise<void> {
  await sweepIncoming(files.incoming, now());
  const orgIds = await outsideTenant(db, async (tx) => {
    await deleteOldAttempts(tx, now());
    const { rows } = await sql<{ org_id: string }>`select list_org_ids() as org_id`.execute(tx);
    return rows.map((row) => row.org_id);
  });

  for (const orgId of orgIds) {
    const forgetContent = await inTenant(db, orgId, async (tx) => {
      await tx
        .deleteFrom('idempotency_key')
        .where('org_id', '=', orgId)
        .where('expires_at', '<', now())
        .execute();
      await deleteAccountLeftovers(tx, orgId, now());
      await deleteAbsent(tx, orgId, now());
      await forgetAddresses(tx, orgId, new Date(now().getTime() - 48 * hourMilliseconds));
      const place = { tx, orgId, now: now() };
      return [await removeAbandonedDocuments({ files }, place), await removeExpiredExports({ files }, place)];
    });
    for (const forget of forgetContent) await forget();
    await forgetWords(db, orgId);
  }
}

/** A few at a time, so that nobody waits for them; what is left over is for the next hour. */
async function forgetWords(db: Db, orgId: string): Promise<void> {
  for (let turn = 0; turn < mostTurnsOfWords; turn += 1) {
    if ((await inTenant(db, orgId, (tx) => forgetNameWords(tx, orgId))) < wordsAtOnce) return;
  }
}
