import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { daysKept } from '#src/kernel/settings/retained-kind.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  findDraft,
  findDrafts,
  insertDraft,
  lockDraftsOf,
  removeDraft,
  rewriteDraft,
} from './claim-draft-repository.ts';
import { keptDrafts } from './kept-drafts.ts';

/** Nobody comes back to more of them. */
const mostDrafts = 50;

async function timesOf({ tx, caller, now }: Pick<Call<'startClaimDraft'>, 'tx' | 'caller' | 'now'>) {
  const days = await daysKept(tx, caller.orgId, keptDrafts);
  return { now, expiresAt: new Date(now.getTime() + days * 86_400_000) };
}

/** The caller's own drafts. */
export async function browseClaimDrafts({ tx, caller, now }: Call<'browseClaimDrafts'>) {
  return findDrafts(tx, caller, { now, most: mostDrafts });
}

/** One of the caller's drafts, to go on with it. */
export async function getClaimDraft({ tx, caller, path, now }: Call<'getClaimDraft'>) {
  const draft = await findDraft(tx, caller, path.claim_draft_id, now);
  if (draft === undefined) throw notFound();
  return draft;
}

/** Keeps what somebody has begun to type. */
export async function startClaimDraft({
  tx,
  caller,
  body,
  now,
  audit,
}: Call<'startClaimDraft'>): Promise<Schema<'ClaimDraft'>> {
  await lockDraftsOf(tx, caller);
  const kept = await findDrafts(tx, caller, { now, most: mostDrafts });
  if (kept.length >= mostDrafts)
    throw new Problem(409, 'conflict', { context: { reason: 'too_many', limit: mostDrafts } });
  const draft = await insertDraft(tx, caller, body, await timesOf({ tx, caller, now }));
  audit.subject(draft.claim_draft_id);
  return draft;
}

/** Keeps what was typed since, unless another window has saved meanwhile. */
export async function saveClaimDraft({ tx, caller, body, path, now }: Call<'saveClaimDraft'>) {
  const { row_version: rowVersion, content } = body;
  const id = path.claim_draft_id;
  const before = await findDraft(tx, caller, id, now);
  if (before === undefined) throw notFound();
  const saved = await rewriteDraft(
    tx,
    caller,
    { id, rowVersion, content },
    await timesOf({ tx, caller, now }),
  );
  if (saved === undefined) throw staleRowVersion(before.row_version);
  return saved;
}

/** Throws one of the caller's drafts away. */
export async function deleteClaimDraft({ tx, caller, path, now, audit }: Call<'deleteClaimDraft'>) {
  const draft = await findDraft(tx, caller, path.claim_draft_id, now);
  if (draft === undefined) throw notFound();
  audit.subject(draft.claim_draft_id);
  await removeDraft(tx, caller, draft.claim_draft_id);
  return { success: true as const };
}
