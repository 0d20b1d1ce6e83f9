import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { prepared } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Deadline = Omit<Schema<'AgendaDeadline'>, 'kind'>;

type DeadlineQuery = {
  /** Whose open work is looked at. */
  userIds: readonly string[];
  from: Date;
  /** The first moment that does not count any more. */
  until: Date;
  limit: number;
};

/** Open work of some people with its deadline in a span of time, the nearest first. */
export async function findDeadlines(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  { userIds, from, until, limit }: DeadlineQuery,
  language: Language,
): Promise<Deadline[]> {
  const name = (table: string) => sql.ref(`${table}.name_${language}`);
  const { rows } = await sql<Deadline>`${prepared}
    select to_char(assignment.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      case when owner.user_id <> ${userId}::uuid then owner.full_name end as owner_name,
      assignment.assignment_id, assignment.claim_file_no,
      assignment.assignment_type_code as assignment_type, ${name('assignment_type')} as assignment_type_name,
      assignment.status_code, ${name('status')} as status_name, status.color as status_color,
      status.category_code as status_category_code,
      nullif(assignment.claimant_name, '') as claimant_name, assignment.plate, partner.name as place
    from (
      select next.* from unnest(${userIds}::uuid[]) as person, unnest(array['active', 'waiting']) as list, lateral (
        select * from assignment
        where org_id = ${orgId} and assigned_user_id = person and list_code = list
          and due_at >= ${from} and due_at < ${until}
        order by due_at, assignment_id limit ${sql.lit(limit)}
      ) as next
      order by next.due_at, next.assignment_id limit ${sql.lit(limit)}
    ) as assignment
      join assignment_type on assignment_type.org_id = ${orgId}
        and assignment_type.assignment_type_code = assignment.assignment_type_code
      join status on status.org_id = ${orgId} and status.assignment_type_code = assignment.assignment_type_code
        and status.status_code = assignment.status_code
      left join partner on partner.org_id = ${orgId} and partner.partner_id = assignment.partner_id
      join app_user owner on owner.org_id = ${orgId} and owner.user_id = assignment.assigned_user_id
    order by assignment.due_at, assignment.assignment_id`.execute(tx);
  return rows;
}
