import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

type Tx = Transaction<Database>;
type Team = { orgId: string; teamId: string };

/** The first queues of a team, with how many there are. */
export async function findQueueRows(tx: Tx, { orgId, teamId }: Team, language: Language): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, ${sql.ref(`name_${language}`)} as label, null as address from queue
    where org_id = ${orgId} and team_id::text = ${teamId}
    order by 2, queue_id limit ${mostExamples}`.execute(tx);
  return rows;
}

/** The first work that waits in the queues of a team, with how much there is. */
export async function findWaitingRows(tx: Tx, { orgId, teamId }: Team): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, work.claim_file_no as label,
      '/workflow/getById/' || work.claim_file_no || '/' || work.assignment_id::text as address
    from assignment work join queue on queue.org_id = ${orgId} and queue.queue_id = work.queue_id
    where work.org_id = ${orgId} and queue.team_id::text = ${teamId} and work.assigned_user_id is null
      and work.category_code in ('new', 'active', 'waiting')
    order by work.due_at, work.assignment_id limit ${mostExamples}`.execute(tx);
  return rows;
}

/** Gives the queues of a team to another one, with everything that waits in them. */
export async function moveQueues(tx: Tx, { orgId, teamId }: Team, toTeamId: string): Promise<void> {
  await tx
    .updateTable('queue')
    .set({ team_id: toTeamId })
    .where('org_id', '=', orgId)
    .where('team_id', '=', teamId)
    .execute();
}
