import { sql, type Kysely } from 'kysely';
import type { Database } from '../server.ts';

/** Gives the current tenant's queues to the teams that work on them, as far as nobody has them. */
export async function giveQueuesToTeams(kysely: Kysely<Database>): Promise<void> {
  await sql`
    update queue set team_id = team.team_id from team
    where queue.org_id = current_org_id() and team.org_id = queue.org_id and queue.team_id is null
      and team.team_code = case queue.queue_code when 'inspections' then 'assessment' else 'claims' end`.execute(
    kysely,
  );
}
