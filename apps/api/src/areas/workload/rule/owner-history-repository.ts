import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** An entry of the timeline by which work went to somebody, or back to its queue. */
export type Move = {
  id: string;
  at: Date;
  title: string;
  actor_name: string | null;
  to_user_id: string | null;
};

/** When work was opened and by whom, and how it went from hand to hand since, the newest first. */
export type OwnerHistory = { opened_at: Date; opened_by: string | null; moves: Move[] };

/** How work came to whom it is with. */
export async function findOwnerHistory(
  tx: Transaction<Database>,
  { orgId, assignmentId, language }: { orgId: string; assignmentId: string; language: Language },
  limit: number,
): Promise<OwnerHistory | undefined> {
  const { rows: opened } = await sql<Omit<OwnerHistory, 'moves'>>`
    select work.created_at as opened_at, opener.full_name as opened_by from assignment work
    left join app_user opener on opener.org_id = ${orgId} and opener.user_id = work.created_by_user_id
    where work.org_id = ${orgId} and work.assignment_id = ${assignmentId}`.execute(tx);
  const [found] = opened;
  if (found === undefined) return undefined;
  const title = language === 'ro' ? sql`entry.title` : sql`coalesce(entry.data ->> 'title_en', entry.title)`;
  const { rows: moves } = await sql<Move>`
    select entry.timeline_event_id as id, entry.system_time as at, ${title} as title,
      coalesce(actor.full_name, entry.actor_name) as actor_name, (entry.data ->> 'to_user_id')::uuid as to_user_id
    from timeline_event entry
    left join app_user actor on actor.org_id = ${orgId} and actor.user_id = entry.actor_user_id
    where entry.org_id = ${orgId} and entry.assignment_id = ${assignmentId} and entry.kind = 'assignment'
      and entry.visibility <> 'managers' and (entry.data ? 'to_user_id' or entry.data ? 'from_user_id')
    order by entry.system_time desc, entry.timeline_event_id desc limit ${limit}`.execute(tx);
  return { ...found, moves };
}
