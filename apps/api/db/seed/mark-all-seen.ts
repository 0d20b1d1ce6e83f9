import { sql, type Kysely } from 'kysely';
import type { Database } from '../server.ts';

/**
 * Nothing of an invented world is news to anybody of the current tenant.
 *
 * Otherwise everybody's first page would open with "you have forty new ones".
 */
export async function markAllSeen(kysely: Kysely<Database>) {
  await sql`
    insert into activity_news (org_id, user_id, about_user_id, told_until, seen_until)
    select current_org_id(), user_id, user_id, now(), now() from app_user where org_id = current_org_id()
    union
    select current_org_id(), deputy_user_id, replaced_user_id, now(), now() from replacement
      where org_id = current_org_id()
    on conflict (org_id, user_id, about_user_id)
      do update set told_until = excluded.told_until, seen_until = excluded.seen_until`.execute(kysely);
}
