import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

/** The first people with a conversation with the assistant, with how many there are. */
export async function findConversations(tx: Transaction<Database>, orgId: string): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, person.full_name as label, null as address
    from ai_thread thread join app_user person on person.org_id = thread.org_id and person.user_id = thread.user_id
    where thread.org_id = ${orgId}
    order by person.full_name, thread.ai_thread_id limit ${mostExamples}`.execute(tx);
  return rows;
}
