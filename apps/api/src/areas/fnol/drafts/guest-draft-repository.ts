import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Answers = Schema<'GuestAnswers'>;
type Times = { now: Date; expiresAt: Date };
type State = Schema<'GuestDraftState'>;

/** A draft by the hash of its key. */
export type GuestDraftRow = State & { guest_draft_id: string; answers: Answers };

const state = sql`guest_draft_id, (expires_at at time zone 'Europe/Bucharest')::date as expires_on, row_version`;

/** How many drafts a session keeps; nobody else of the session begins one until this transaction ends. */
export async function countOfSession(tx: Tx, orgId: string, sessionId: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guest-draft|${orgId}|${sessionId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from guest_draft
    where org_id = ${orgId} and session_id = ${sessionId} and expires_at > ${now}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Keeps a new draft. */
export async function insertGuestDraft(
  tx: Tx,
  orgId: string,
  draft: { keyHash: string; sessionId: string; answers: Answers },
  { now, expiresAt }: Times,
): Promise<State & { guest_draft_id: string }> {
  const { rows } = await sql<State & { guest_draft_id: string }>`
    insert into guest_draft (org_id, key_hash, session_id, answers, created_at, saved_at, expires_at)
    values (${orgId}, ${draft.keyHash}, ${draft.sessionId}, ${JSON.stringify(draft.answers)}::jsonb, ${now}, ${now}, ${expiresAt})
    returning ${state}`.execute(tx);
  const [kept] = rows;
  if (kept === undefined) throw new Error('A draft of a guest was not stored.');
  return kept;
}

/** The draft that a key opens; `undefined` when it opens none. */
export async function findGuestDraft(
  tx: Tx,
  orgId: string,
  keyHash: string,
  now: Date,
): Promise<GuestDraftRow | undefined> {
  const { rows } = await sql<GuestDraftRow>`
    select ${state}, answers from guest_draft
    where org_id = ${orgId} and key_hash = ${keyHash} and expires_at > ${now}`.execute(tx);
  return rows[0];
}

/** Keeps what stands in a draft now; `undefined` when another device has saved since `rowVersion`. */
export async function rewriteGuestDraft(
  tx: Tx,
  orgId: string,
  { id, rowVersion, answers }: { id: string; rowVersion: number; answers: Answers },
  { now, expiresAt }: Times,
): Promise<State | undefined> {
  const { rows } = await sql<State>`
    update guest_draft set answers = ${JSON.stringify(answers)}::jsonb, saved_at = ${now}, expires_at = ${expiresAt},
      row_version = row_version + 1
    where org_id = ${orgId} and guest_draft_id = ${id} and row_version = ${rowVersion}
    returning (expires_at at time zone 'Europe/Bucharest')::date as expires_on, row_version`.execute(tx);
  return rows[0];
}

/** Throws a draft away. */
export async function removeGuestDraft(tx: Tx, orgId: string, id: string): Promise<void> {
  await sql`delete from guest_draft where org_id = ${orgId} and guest_draft_id = ${id}`.execute(tx);
}

/** Throws away what nobody has come back to. */
export async function removeExpiredGuestDrafts(tx: Tx, orgId: string, now: Date): Promise<void> {
  await sql`delete from guest_draft where org_id = ${orgId} and expires_at <= ${now}`.execute(tx);
}
