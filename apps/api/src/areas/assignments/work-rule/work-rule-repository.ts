import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { WorkRule } from '../extension-points.ts';
import { dueAfter, usualHours } from '../new-assignment-repository.ts';

type Tx = Transaction<Database>;
type Sla = NonNullable<WorkRule['sla']>;

/** The hours that work takes by a rule instead of the usual ones. */
export const ruledHours = (sla: Sla, usual: number): number =>
  'hours' in sla ? sla.hours : Math.max(1, Math.ceil((usual * sla.factorPercent) / 100));

const ruledHoursOfType = (sla: Sla): RawBuilder<number> =>
  'hours' in sla
    ? sql<number>`${sla.hours}::integer`
    : sql<number>`greatest(1, ceil(${usualHours} * ${sla.factorPercent}::integer / 100.0))::integer`;

/** Work whose deadline a rule has moved, with the hours after and before. */
type MovedDeadline = { assignment_id: string; hours: number; usual_hours: number };

/** Gives work of a file that is not done the deadline of its rule; what somebody has set to another day stays. */
export async function moveDeadlines(
  tx: Tx,
  {
    orgId,
    claimFileId,
    assignmentIds,
  }: { orgId: string; claimFileId: string; assignmentIds?: readonly string[] },
  sla: Sla,
): Promise<MovedDeadline[]> {
  const hours = ruledHoursOfType(sla);
  const { rows } = await sql<MovedDeadline>`
    update assignment work set due_at = ${dueAfter(sql`work.created_at`, hours)}
    from assignment_type type
    where work.org_id = ${orgId} and work.claim_file_id = ${claimFileId}
      and type.org_id = ${orgId} and type.assignment_type_code = work.assignment_type_code
      and work.category_code in ('new', 'active', 'waiting')
      and work.due_at = ${dueAfter(sql`work.created_at`, usualHours)} and ${hours} <> ${usualHours}
      ${assignmentIds === undefined ? sql`` : sql`and work.assignment_id = any (${[...assignmentIds]}::uuid[])`}
    returning work.assignment_id, ${hours} as hours, ${usualHours} as usual_hours`.execute(tx);
  return rows;
}

/** Lets work of a file that nobody has wait in the queue of a team; a team without a queue changes nothing. */
export async function moveToTeam(
  tx: Tx,
  {
    orgId,
    claimFileId,
    assignmentIds,
  }: { orgId: string; claimFileId: string; assignmentIds?: readonly string[] },
  teamId: string,
): Promise<void> {
  await sql`
    update assignment work set queue_id = queue.queue_id
    from (select queue_id from queue where org_id = ${orgId} and team_id = ${teamId} order by queue_code limit 1) queue
    where work.org_id = ${orgId} and work.claim_file_id = ${claimFileId} and work.assigned_user_id is null
      and work.category_code in ('new', 'active', 'waiting') and work.queue_id is distinct from queue.queue_id
      ${assignmentIds === undefined ? sql`` : sql`and work.assignment_id = any (${[...assignmentIds]}::uuid[])`}`.execute(
    tx,
  );
}
