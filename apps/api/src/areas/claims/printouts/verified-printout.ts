import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { printedKinds, type VerifiedPaper } from '../extension-points.ts';
import { findTimeline } from '../timeline/timeline-repository.ts';
import { findPrintedPage } from './printout-repository.ts';

const mostNewer = 100;

/** What a printed page of this organisation is, for whoever holds it; nothing of what stands on it. */
export async function verifiedPrintout(
  tx: Transaction<Database>,
  { orgId, hash, now }: { orgId: string; hash: string; now: Date },
): Promise<VerifiedPaper | undefined> {
  const page = await findPrintedPage(tx, orgId, hash);
  if (page === undefined) return verifiedByOwnHash(tx, { orgId, hash });
  const {
    claim_file_id: claimFileId,
    exported_at: exportedAt,
    last_entry_at: lastEntryAt,
    ...printout
  } = page;
  const newer =
    page.kind === 'timeline'
      ? await findTimeline(tx, {
          ...{ orgId, claimFileId, language: 'ro', limit: mostNewer, since: exportedAt },
          reader: { userIds: [], isManager: false, now },
        })
      : [];
  return {
    claimFileId,
    printout: {
      ...printout,
      exported_at: exportedAt.toISOString(),
      last_entry_at: lastEntryAt?.toISOString() ?? null,
      newer_entries: newer.length,
      is_unchanged: true,
    },
  };
}

/** A paper that was closed with its own hash, by whichever area has it. */
async function verifiedByOwnHash(
  tx: Transaction<Database>,
  asked: { orgId: string; hash: string },
): Promise<VerifiedPaper | undefined> {
  for (const { verify } of printedKinds.entries()) {
    const found = await verify?.(tx, asked);
    if (found !== undefined) return found;
  }
  return undefined;
}
