import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { takesWork } from '#src/kernel/access/takes-work-sql.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

// Whoever could not work on it: without a way in, or without a role that works on files.
const canBeGivenWork = sql`${takesWork('colleague')}
  and exists (select from user_role held where held.org_id = colleague.org_id and held.user_id = colleague.user_id
    and (held.role_code in ('claims.handler', 'AC.Assessor') or held.role_code like '_%.manager'))`;

type AssigneeQuery = { orgId: string; userId: string; language: Language; now: Date };

/** Colleagues who can be given work, by name. */
export async function findAssignees(tx: Transaction<Database>, query: AssigneeQuery) {
  const { orgId, userId, language, now } = query;
  const { rows } = await sql<Schema<'Assignee'>>`
    select colleague.user_id, colleague.full_name, team.${sql.ref(`name_${language}`)} as team_name,
      coalesce(colleague.team_id = (select team_id from app_user where org_id = ${orgId} and user_id = ${userId}), false)
        as is_same_team,
      contact.user_id is distinct from colleague.user_id as is_away, deputy.full_name as replacement_name,
      (select count(*)::integer from (
        select from assignment work where work.org_id = ${orgId} and work.assigned_user_id = colleague.user_id
          and work.list_code = 'active' limit 1000) as counted) as open_count
    from app_user colleague
    left join team on team.org_id = colleague.org_id and team.team_id = colleague.team_id
    cross join lateral contact_at(colleague.org_id, colleague.user_id, ${now}) as contact (user_id)
    left join app_user deputy on deputy.org_id = colleague.org_id and deputy.user_id = contact.user_id
      and deputy.user_id <> colleague.user_id
    where colleague.org_id = ${orgId} and ${canBeGivenWork}
    order by colleague.full_name, colleague.user_id
    limit 500
  `.execute(tx);
  return rows;
}

/** Somebody who can be given work, with the name. */
export type Assignee = { user_id: string; full_name: string };

/**
 * Those of some people who can be given work, by id, held until what they are given is stored.
 *
 * Whoever is being deactivated meanwhile is waited for and is then nobody who gets work; whoever gets some here is deactivated
 * afterwards, with it. People are held before work, as the deactivation does.
 */
export async function holdAssignees(
  tx: Transaction<Database>,
  orgId: string,
  userIds: Iterable<string>,
): Promise<ReadonlyMap<string, Assignee>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Assignee>`
    select colleague.user_id, colleague.full_name from app_user colleague
    where colleague.org_id = ${orgId} and colleague.user_id = any (${ids}::uuid[]) and ${canBeGivenWork}
    order by colleague.user_id for share of colleague
  `.execute(tx);
  return new Map(rows.map((row) => [row.user_id, row]));
}

/** The same for one person; `undefined` for whoever can be given none. */
export async function holdAssignee(
  tx: Transaction<Database>,
  orgId: string,
  userId: string,
): Promise<Assignee | undefined> {
  return (await holdAssignees(tx, orgId, [userId])).get(userId);
}
