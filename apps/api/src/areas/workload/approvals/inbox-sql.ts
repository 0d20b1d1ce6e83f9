import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a row of `approval` waits for a manager: their team asked, or nobody of the team that asked can decide.
 *
 * Four eyes need a way out: of the only manager of a team, of managers who have all worked on the file, and of amounts above
 * the authority of all of them. Whoever belongs to no team is asked about everything. Whom a
 * request was handed to, by a manager who has left, counts as one of the team.
 */
export function waitsFor({ orgId, userId }: { orgId: string; userId: string }): RawBuilder<boolean> {
  const teamOf = (id: RawBuilder<unknown>) =>
    sql`(select team_id from app_user where org_id = ${orgId} and user_id = ${id})`;
  const askers = teamOf(sql`approval.asked_for_user_id`);
  return sql<boolean>`approval.status = 'asked' and (
    coalesce(${teamOf(sql`${userId}`)} = ${askers}, true)
    or approval.handed_to_user_id = ${userId}
    or not exists (
      select from app_user colleague
      where colleague.org_id = ${orgId}
        and (colleague.team_id = ${askers} or colleague.user_id = approval.handed_to_user_id)
        and colleague.user_id not in (approval.asked_by_user_id, approval.asked_for_user_id)
        and ${decides(orgId)} and not ${hasWorkedOnFile(orgId)} and ${hasAuthority(orgId)}))`;
}

const decides = (
  orgId: string,
) => sql`colleague.is_active and not colleague.is_locked and not colleague.is_external
  and exists (select from user_role held where held.org_id = ${orgId} and held.user_id = colleague.user_id
    and held.role_code like '_%.manager')`;

const hasWorkedOnFile = (orgId: string) => sql`(
  exists (select from assignment worked where worked.org_id = ${orgId}
    and worked.claim_file_id = approval.claim_file_id and worked.assigned_user_id = colleague.user_id)
  or exists (select from timeline_event moved where moved.org_id = ${orgId}
    and moved.claim_file_id = approval.claim_file_id and moved.kind = 'status'
    and moved.actor_user_id = colleague.user_id))`;

const hasAuthority = (
  orgId: string,
) => sql`(approval.amount_bani is null or approval.amount_bani <= coalesce((
  select max(newest.amount_bani) from (
    select distinct on (said.role_code) said.role_code, said.amount_bani from authority_limit said
    where said.org_id = ${orgId} and said.approval_kind = approval.approval_kind
    order by said.role_code, said.set_at desc, said.authority_limit_id desc) newest
  join user_role held on held.org_id = ${orgId} and held.user_id = colleague.user_id
    and held.role_code = newest.role_code), 0))`;
