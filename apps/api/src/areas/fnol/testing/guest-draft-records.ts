import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';

const keys = { kept: 'k'.repeat(32), thrownAway: 't'.repeat(32) };
const answers = [{ field: 'circumstances.description', value: 'Stăteam la semafor' }];

/** Drafts of guests that the calls about them open, by keys that the samples know. */
export async function insertGuestDrafts(
  api: TestApi,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<{ draft_key: string }> {
  for (const key of Object.values(keys))
    await sql`
      insert into guest_draft (org_id, key_hash, session_id, answers, created_at, saved_at, expires_at)
      values (${orgId}, ${createHash('sha256').update(key).digest('hex')}, ${userId}, '[]', now(), now(),
        ${new Date(api.now().getTime() + 86_400_000)})`.execute(api.database.kysely);
  return { draft_key: keys.kept };
}

export const guestDraftIdentifiers = { deleteGuestDraft: { draft_key: keys.thrownAway } };

export const guestDraftBodies = {
  startGuestDraft: () => ({ answers }),
  openGuestDraft: () => ({ draft_key: keys.kept }),
  saveGuestDraft: () => ({ draft_key: keys.kept, row_version: 1, answers }),
  deleteGuestDraft: () => ({ draft_key: keys.thrownAway }),
  reserveClaimNumber: () => ({ draft_key: keys.kept, policy_type: 'rca' }),
};
