import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** What colleagues did in somebody's name in a span of time, the newest first; at most 200 entries. */
export async function findDeedsFor(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  { from, until }: { from: Date; until: Date },
  language: Language,
): Promise<Schema<'ReturnBrief'>['deeds']> {
  const title = language === 'ro' ? sql`entry.title` : sql`coalesce(entry.data ->> 'title_en', entry.title)`;
  const { rows } = await sql<Schema<'ReturnBrief'>['deeds'][number]>`
    select to_char(entry.system_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      coalesce(actor.full_name, entry.actor_name) as actor_name, ${title} as title, file.claim_file_no
    from timeline_event entry
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = entry.claim_file_id
    left join app_user actor on actor.org_id = ${orgId} and actor.user_id = entry.actor_user_id
    where entry.org_id = ${orgId} and entry.on_behalf_of_user_id = ${userId}
      and entry.system_time >= ${from} and entry.system_time < ${until}
    order by entry.system_time desc, entry.timeline_event_id desc limit 200`.execute(tx);
  return rows;
}
