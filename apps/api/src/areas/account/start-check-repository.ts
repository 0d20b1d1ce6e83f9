import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** How many people have chosen a password, and how many have been invited and have not. */
export async function countArrivedPeople(tx: Tx, orgId: string) {
  const { rows } = await sql<{ arrived: number; invited: number }>`
    select count(*) filter (where password_hash is not null)::int as arrived,
      count(*) filter (where password_hash is null)::int as invited
    from app_user where org_id = ${orgId} and is_active`.execute(tx);
  return rows[0] ?? { arrived: 0, invited: 0 };
}

/** Every role that somebody holds who works here. */
export async function listHeldRoles(tx: Tx, orgId: string): Promise<string[]> {
  const held = await tx
    .selectFrom('user_role')
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.org_id', '=', 'user_role.org_id')
        .onRef('app_user.user_id', '=', 'user_role.user_id'),
    )
    .where('user_role.org_id', '=', orgId)
    .where('app_user.is_active', '=', true)
    .select('user_role.role_code')
    .distinct()
    .execute();
  return held.map(({ role_code: code }) => code);
}

/** How many claims handlers are in a team. */
export async function countTeamedHandlers(tx: Tx, orgId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app_user u
    join user_role r on r.org_id = u.org_id and r.user_id = u.user_id and r.role_code = 'claims.handler'
    where u.org_id = ${orgId} and u.is_active and u.team_id is not null`.execute(tx);
  return rows[0]?.count ?? 0;
}
