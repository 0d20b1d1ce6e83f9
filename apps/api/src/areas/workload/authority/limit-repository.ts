import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;
type Limit = Schema<'AuthorityLimit'>;

const limits = (orgId: string) => sql`
  select limit_row.authority_limit_id, limit_row.approval_kind, limit_row.role_code, limit_row.amount_bani,
    lag(limit_row.amount_bani) over kind_and_role as before_bani,
    lead(limit_row.authority_limit_id) over kind_and_role is null as is_newest,
    limit_row.set_at as at,
    to_char(limit_row.set_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as set_at, person.full_name as set_by_name
  from authority_limit limit_row
    left join app_user person on person.org_id = ${orgId} and person.user_id = limit_row.set_by_user_id
  where limit_row.org_id = ${orgId}
  window kind_and_role as (partition by limit_row.approval_kind, limit_row.role_code
    order by limit_row.set_at, limit_row.authority_limit_id)`;

const columns = sql`authority_limit_id, approval_kind, role_code, amount_bani, before_bani, set_at, set_by_name`;

/** The limits in force. */
export async function findLimits(tx: Tx, orgId: string): Promise<Limit[]> {
  const { rows } = await sql<Limit>`
    select ${columns} from (${limits(orgId)}) known where is_newest
    order by approval_kind, amount_bani, role_code limit 500`.execute(tx);
  return rows;
}

/** The newest changes of limits first. */
export async function findLimitHistory(tx: Tx, orgId: string): Promise<Limit[]> {
  const { rows } = await sql<Limit>`
    select ${columns} from (${limits(orgId)}) known order by at desc, authority_limit_id desc limit 100`.execute(
    tx,
  );
  return rows;
}

/** The roles that people can hold. */
export function findRoles(tx: Tx, language: Language) {
  return tx
    .selectFrom('role')
    .select(['role_code', `name_${language} as name`])
    .where('role_code', 'not like', '%.selfmanaged')
    .orderBy('position')
    .limit(50)
    .execute();
}

/** Lets limits of an organisation be set by one transaction at a time. */
export async function lockLimits(tx: Tx, orgId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('authority_limit:' || ${orgId}, 0))`.execute(tx);
}

/** Sets a limit from now on. */
export async function insertLimit(
  tx: Tx,
  limit: { orgId: string; kind: string; roleCode: string; amountBani: number; userId: string; now: Date },
): Promise<string> {
  const row = await tx
    .insertInto('authority_limit')
    .values({
      org_id: limit.orgId,
      approval_kind: limit.kind,
      role_code: limit.roleCode,
      amount_bani: limit.amountBani,
      set_at: limit.now,
      set_by_user_id: limit.userId,
    })
    .returning('authority_limit_id')
    .executeTakeFirstOrThrow();
  return row.authority_limit_id;
}
