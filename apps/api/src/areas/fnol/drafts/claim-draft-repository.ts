import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Owner = { orgId: string; userId: string };
type Content = Schema<'ClaimDraftContent'>;
type Row = Schema<'ClaimDraftRow'>;

const rowColumns = sql`claim_draft_id, title, to_char(saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as saved_at,
  (expires_at at time zone 'Europe/Bucharest')::date as expires_on, row_version`;

/** The drafts of one person, saved last first. */
export async function findDrafts(
  tx: Tx,
  { orgId, userId }: Owner,
  { now, most }: { now: Date; most: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${rowColumns} from claim_draft
    where org_id = ${orgId} and user_id = ${userId} and expires_at > ${now}
    order by saved_at desc, claim_draft_id desc limit ${most}`.execute(tx);
  return rows;
}

/** A draft of one person with what was typed; `undefined` for everybody else's. */
export async function findDraft(
  tx: Tx,
  { orgId, userId }: Owner,
  id: string,
  now: Date,
): Promise<Schema<'ClaimDraft'> | undefined> {
  const { rows } = await sql<Schema<'ClaimDraft'>>`
    select ${rowColumns}, answers from claim_draft
    where org_id = ${orgId} and user_id = ${userId} and claim_draft_id = ${id} and expires_at > ${now}`.execute(
    tx,
  );
  return rows[0];
}

/** Lets the drafts of one person be counted and added by one transaction at a time. */
export async function lockDraftsOf(tx: Tx, { orgId, userId }: Owner): Promise<void> {
  await sql`select from app_user where org_id = ${orgId} and user_id = ${userId} for no key update`.execute(
    tx,
  );
}

/** Keeps a new draft. */
export async function insertDraft(
  tx: Tx,
  { orgId, userId }: Owner,
  content: Content,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<Schema<'ClaimDraft'>> {
  const { rows } = await sql<Schema<'ClaimDraft'>>`
    insert into claim_draft (org_id, user_id, title, answers, created_at, saved_at, expires_at)
    values (${orgId}, ${userId}, ${content.title}, ${JSON.stringify(content.answers)}::jsonb, ${now}, ${now}, ${expiresAt})
    returning ${rowColumns}, answers`.execute(tx);
  const [draft] = rows;
  if (draft === undefined) throw new Error('A draft was not stored.');
  return draft;
}

/** Keeps what stands in a draft now; `undefined` when it was changed since `rowVersion`. */
export async function rewriteDraft(
  tx: Tx,
  { orgId, userId }: Owner,
  { id, rowVersion, content }: { id: string; rowVersion: number; content: Content },
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    update claim_draft set title = ${content.title}, answers = ${JSON.stringify(content.answers)}::jsonb,
      saved_at = ${now}, expires_at = ${expiresAt}, row_version = row_version + 1
    where org_id = ${orgId} and user_id = ${userId} and claim_draft_id = ${id} and row_version = ${rowVersion}
    returning ${rowColumns}`.execute(tx);
  return rows[0];
}

/** Throws a draft of one person away; nobody else's. */
export async function removeDraft(tx: Tx, { orgId, userId }: Owner, id: string): Promise<void> {
  await tx
    .deleteFrom('claim_draft')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('claim_draft_id', '=', id)
    .execute();
}

/** Throws away what nobody has come back to; answers how many drafts that were. */
export async function removeExpiredDrafts(tx: Tx, orgId: string, now: Date): Promise<number> {
  const gone = await tx
    .deleteFrom('claim_draft')
    .where('org_id', '=', orgId)
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
