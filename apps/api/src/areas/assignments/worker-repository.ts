import { sql, type Transaction } from 'kysely';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Database } from '#src/generated/database.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { Worker } from './change/may-change.ts';

/** What is known of somebody who wants to change work. Whoever acts for a colleague has no further replacements. */
export async function findWorker({
  tx,
  caller,
  now,
}: Pick<Call<'changeAssignments'>, 'tx' | 'caller' | 'now'>): Promise<Worker> {
  const { orgId, userId, actorUserId, roles } = caller;
  const { rows } = await sql<Pick<Worker, 'teamId' | 'replacedUserIds'>>`
    select team_id as "teamId", array(
      select replaced_user_id from replaced_users_at(${orgId}, ${userId}, ${now})) as "replacedUserIds"
    from app_user where org_id = ${orgId} and user_id = ${userId}`.execute(tx);
  const found = rows[0];
  return {
    userId,
    teamId: found?.teamId ?? null,
    isManager: meetsRoleCondition(roles, '*.manager'),
    replacedUserIds: actorUserId === undefined ? (found?.replacedUserIds ?? []) : [],
  };
}

type Changer = { userId: string; actorUserId: string; now: Date };

/**
 * The user for whom a job works, with their current roles; `undefined` when the account is closed or the user no longer
 * replaces that colleague.
 */
export async function findChanger(
  tx: Transaction<Database>,
  orgId: string,
  { userId, actorUserId, now }: Changer,
) {
  const { rows } = await sql<{ isExternal: boolean; roles: string[] }>`
    select worker.is_external as "isExternal", array(
      select role_code from user_role where org_id = ${orgId} and user_id = ${userId}) as roles
    from app_user worker
    join app_user actor on actor.org_id = ${orgId} and actor.user_id = ${actorUserId}
    where worker.org_id = ${orgId} and worker.user_id = ${userId} and worker.is_active
      and actor.is_active and not actor.is_locked
      and (worker.user_id = actor.user_id or exists (
        select from replaced_users_at(${orgId}, actor.user_id, ${now}) as chain
        where chain.replaced_user_id = worker.user_id))`.execute(tx);
  const [found] = rows;
  if (found === undefined) return undefined;
  return { ...found, userId, ...(actorUserId !== userId && { actorUserId }) };
}
