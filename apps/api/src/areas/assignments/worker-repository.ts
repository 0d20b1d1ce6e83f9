import { localDateOf } from '@dosar/kernel/zone';
import { sql } from 'kysely';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
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
      select replaced_user_id from replacement
      where org_id = ${orgId} and deputy_user_id = ${userId} and revoked_at is null
        and ${localDateOf(now)}::date between date_from and date_to) as "replacedUserIds"
    from app_user where org_id = ${orgId} and user_id = ${userId}`.execute(tx);
  const found = rows[0];
  return {
    userId,
    teamId: found?.teamId ?? null,
    isManager: meetsRoleCondition(roles, '*.manager'),
    replacedUserIds: actorUserId === undefined ? (found?.replacedUserIds ?? []) : [],
  };
}
