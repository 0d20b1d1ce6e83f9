import { sql } from 'kysely';
import { deleteAccountLeftovers, deleteOldAttempts } from './areas/account/index.ts';
import { removeExpiredExports } from './areas/assignments/index.ts';
import { removeAbandonedDocuments } from './areas/documents/index.ts';
import { inTenant, outsideTenant, type Db } from './kernel/database/index.ts';
import type { FileStore } from './kernel/files/file-store.ts';
import { sweepIncoming } from './kernel/files/folder-file-store.ts';

type Needs = { db: Db; files: FileStore & { incoming: string }; now: () => Date };

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
      const place = { tx, orgId, now: now() };
      return [await removeAbandonedDocuments({ files }, place), await removeExpiredExports({ files }, place)];
    });
    for (const forget of forgetContent) await forget();
  }
}
