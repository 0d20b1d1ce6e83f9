import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/server.ts';

/**
 * What the people of the current tenant have read: most of it, soon after it came.
 *
 * Owners have seen the documents of most of their work; every fourth piece still has something new for somebody.
 */
export async function markRead(kysely: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    insert into assignment_visit (org_id, user_id, assignment_id, visited_at)
    select work.org_id, reader.user_id, work.assignment_id, case
        when abs(hashtext(work.assignment_no || reader.username) % 4) = 0 then work.created_at
        else least(${now}, greatest(work.last_note_at, work.last_message_at, work.last_document_at, work.created_at)
          + make_interval(mins => 5 + abs(hashtext(work.assignment_no) % 300))) end
    from assignment work
    join app_user reader on reader.org_id = work.org_id and reader.team_id is not null
    where work.org_id = current_org_id() and (work.done_at is null or work.done_at > ${now}::timestamptz - interval '30 days')`.execute(
    kysely,
  );
  await sql`
    update assignment set new_document_at = null
    where org_id = current_org_id() and new_document_at is not null
      and (assigned_user_id is null or abs(hashtext(assignment_no) % 2) <> 0)`.execute(kysely);
}
