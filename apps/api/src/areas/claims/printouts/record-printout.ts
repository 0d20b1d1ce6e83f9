import { createHash } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { printedKinds, type PrintedContent } from '../extension-points.ts';
import { findExporter, insertPrintout } from './printout-repository.ts';

/** Where the tracker is, whose page checks hashes. */
export type PrintNeeds = { trackerOrigin: string };

/** Hashes what is about to be printed, with when and by whom, and keeps the hash: the same file printed twice has two, a closed note one. */
export async function recordPrintout(
  { trackerOrigin }: PrintNeeds,
  { body, caller, tx, language, now, audit }: Call<'recordPrintout'>,
): Promise<Schema<'Printout'>> {
  const { orgId } = caller;
  const { kind, key } = body;
  const source = printedKinds.entries().find((entry) => entry.kind === kind);
  const content = await source?.find(tx, { orgId, caller, key, language, now });
  if (content === undefined) throw notFound();
  const { claimFileId, activityNo, entries, lastEntryAt } = content;
  audit.subject(claimFileId);
  const userId = caller.actorUserId ?? caller.userId;
  const exportedBy = await findExporter(tx, orgId, userId);
  const hash = content.hash ?? hashOf({ kind, orgId, exportedBy, at: now, content });
  if (content.hash === undefined && kind !== 'note')
    await insertPrintout(tx, {
      org_id: orgId,
      claim_file_id: claimFileId,
      kind,
      activity_no: activityNo,
      entries: entries.length,
      last_entry_at: lastEntryAt,
      hash,
      exported_by_user_id: userId,
      exported_at: now,
    });
  return {
    hash,
    entries: entries.length,
    exported_at: now.toISOString(),
    exported_by: exportedBy,
    verify_page: `${trackerOrigin}/verify`,
  };
}

type Hashed = { kind: string; orgId: string; exportedBy: string; at: Date; content: PrintedContent };

function hashOf({ kind, orgId, exportedBy, at, content }: Hashed): string {
  const { claimFileId, activityNo, entries } = content;
  const text = JSON.stringify([kind, orgId, claimFileId, activityNo, at.toISOString(), exportedBy, entries]);
  return createHash('sha256').update(text).digest('hex');
}
