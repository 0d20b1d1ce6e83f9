import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { Problem } from '#src/kernel/problem/problem.ts';

/** Colleagues who can be mentioned, by name. */
export async function findColleagues(
  tx: Transaction<Database>,
  orgId: string,
): Promise<Schema<'Colleague'>[]> {
  const { rows } = await sql<Schema<'Colleague'>>`
    select user_id, full_name from app_user
    where org_id = ${orgId} and is_active order by full_name collate "ro-x-icu", user_id limit 1000`.execute(
    tx,
  );
  return rows;
}

/** Makes notes mention exactly these colleagues; whom they mentioned before is not told again. */
export async function storeMentions(
  tx: Transaction<Database>,
  { orgId, noteIds, now }: { orgId: string; noteIds: readonly string[]; now: Date },
  userIds: readonly string[],
): Promise<void> {
  await sql`delete from note_mention where org_id = ${orgId} and note_id = any (${noteIds}::uuid[])
    and user_id <> all (${userIds}::uuid[])`.execute(tx);
  if (userIds.length === 0) return;
  const { rows } = await sql`
    select from app_user where org_id = ${orgId} and is_active and user_id = any (${userIds}::uuid[])`.execute(
    tx,
  );
  if (rows.length < userIds.length)
    throw new Problem(400, 'validation_failed', {
      fields: [{ field: 'mentioned_user_ids', code: 'invalid_value' }],
    });
  await sql`
    insert into note_mention (org_id, note_id, user_id, created_at)
    select ${orgId}, note_id, user_id, ${now} from unnest(${noteIds}::uuid[]) note_id, unnest(${userIds}::uuid[]) user_id
    on conflict do nothing`.execute(tx);
}

type Mentioned = { orgId: string; userId: string };
type UnseenMention = Schema<'MentionPlace'> & { author_name: string };

/** Notes that mention somebody who has not said to have seen them, newest first; remembers that they were told. */
export async function tellMentions(
  tx: Transaction<Database>,
  { orgId, userId }: Mentioned,
  { now, limit }: { now: Date; limit: number },
): Promise<UnseenMention[]> {
  const { rows } = await sql<UnseenMention>`
    with told as (
      update note_mention set told_at = coalesce(told_at, ${now})
      where org_id = ${orgId} and user_id = ${userId} and seen_at is null
      returning note_id)
    select file.claim_file_no, entry.assignment_id, entry.timeline_event_id, author.full_name as author_name
    from told join note on note.org_id = ${orgId} and note.note_id = told.note_id
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = note.claim_file_id
    join app_user author on author.org_id = ${orgId} and author.user_id = note.author_user_id
    join timeline_event entry on entry.org_id = ${orgId} and entry.claim_file_id = note.claim_file_id
      and entry.kind = 'note' and entry.data ->> 'note_id' = note.note_id::text
    where note.author_user_id <> ${userId}
    order by note.created_at desc, note.note_id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Takes the mentions that somebody was told of as seen. */
export async function markMentionsSeen(tx: Transaction<Database>, { orgId, userId }: Mentioned, now: Date) {
  await sql`update note_mention set seen_at = ${now}
    where org_id = ${orgId} and user_id = ${userId} and seen_at is null and told_at is not null`.execute(tx);
}
