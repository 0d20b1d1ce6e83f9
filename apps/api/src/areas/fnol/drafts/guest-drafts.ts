import { createHash, randomBytes } from 'node:crypto';
import type { Schema, SuccessBody } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  countOfSession,
  findGuestDraft,
  insertGuestDraft,
  removeGuestDraft,
  rewriteGuestDraft,
  type GuestDraftRow,
} from './guest-draft-repository.ts';

/** One form needs one; some are begun again. */
const mostOfSession = 5;
const keptDays = 30;
/** Many times as long as the longest report. */
const mostCharacters = 32_000;
const keyBytes = 24;

const timesOf = (now: Date) => ({ now, expiresAt: new Date(now.getTime() + keptDays * 86_400_000) });
/** How the database knows the key of a draft. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Keeps what a guest has begun to type; the key is told this once. */
export async function startGuestDraft({
  tx,
  caller: { orgId, sessionId },
  body: { answers },
  now,
  audit,
}: Call<'startGuestDraft'>): Promise<SuccessBody<'startGuestDraft'>> {
  refuseFlood(answers);
  if ((await countOfSession(tx, orgId, sessionId, now)) >= mostOfSession)
    throw new Problem(409, 'conflict', { context: { reason: 'too_many', limit: mostOfSession } });
  const key = randomBytes(keyBytes).toString('base64url');
  const draft = { keyHash: hashOf(key), sessionId, answers };
  const { guest_draft_id: id, ...kept } = await insertGuestDraft(tx, orgId, draft, timesOf(now));
  audit.subject(id);
  return { ...kept, draft_key: key };
}

/** What was typed, for whoever has the link. */
export async function openGuestDraft(call: Call<'openGuestDraft'>): Promise<SuccessBody<'openGuestDraft'>> {
  const { guest_draft_id: _id, ...draft } = await draftOf(call);
  return draft;
}

/** Keeps what was typed since, unless another device has saved meanwhile. */
export async function saveGuestDraft(call: Call<'saveGuestDraft'>): Promise<Schema<'GuestDraftState'>> {
  const { tx, caller, body, now } = call;
  refuseFlood(body.answers);
  const draft = await draftOf(call);
  const change = { id: draft.guest_draft_id, rowVersion: body.row_version, answers: body.answers };
  const saved = await rewriteGuestDraft(tx, caller.orgId, change, timesOf(now));
  if (saved === undefined) throw staleRowVersion(draft.row_version);
  return saved;
}

/** Throws a draft away once it was sent, or is not wanted any more. */
export async function deleteGuestDraft(
  call: Call<'deleteGuestDraft'>,
): Promise<SuccessBody<'deleteGuestDraft'>> {
  const { guest_draft_id: id } = await draftOf(call);
  call.audit.subject(id);
  await removeGuestDraft(call.tx, call.caller.orgId, id);
  return { success: true };
}

type ByKey = {
  tx: Call<'openGuestDraft'>['tx'];
  caller: { orgId: string };
  body: { draft_key: string };
  now: Date;
};

/** The draft that the key of a call opens; 404 when it opens none. */
export async function draftOf({ tx, caller, body, now }: ByKey): Promise<GuestDraftRow> {
  const draft = await findGuestDraft(tx, caller.orgId, hashOf(body.draft_key), now);
  if (draft === undefined) throw notFound();
  return draft;
}

function refuseFlood(answers: Schema<'GuestAnswers'>): void {
  const length = answers.reduce((sum, { field, value }) => sum + field.length + value.length, 0);
  if (length > mostCharacters) throw fieldRefused('answers', 'too_long');
}
