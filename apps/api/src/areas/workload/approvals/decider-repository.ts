import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** A manager who can decide, with the authority over each kind of thing. */
export type Decider = {
  user_id: string;
  full_name: string;
  team_id: string | null;
  authority: Readonly<Record<string, number>>;
};

/** Every manager of the organisation who can sign in. */
export async function findDeciders(tx: Transaction<Database>, orgId: string): Promise<Decider[]> {
  const { rows } = await sql<Decider>`
    with newest as (
      select distinct on (approval_kind, role_code) approval_kind, role_code, amount_bani from authority_limit
      where org_id = ${orgId} order by approval_kind, role_code, set_at desc, authority_limit_id desc)
    select person.user_id, person.full_name, person.team_id, coalesce((
      select jsonb_object_agg(held.approval_kind, held.amount_bani) from (
        select newest.approval_kind, max(newest.amount_bani) as amount_bani
        from user_role join newest on newest.role_code = user_role.role_code
        where user_role.org_id = ${orgId} and user_role.user_id = person.user_id
        group by newest.approval_kind) held), '{}') as authority
    from app_user person
    where person.org_id = ${orgId} and person.is_active and not person.is_locked and not person.is_external
      and exists (select from user_role held where held.org_id = ${orgId} and held.user_id = person.user_id
        and held.role_code like '_%.manager')
    order by person.full_name limit 500`.execute(tx);
  return rows;
}

/** Somebody's name, address and language, for a notice; nobody who has left. */
export async function findPerson(tx: Transaction<Database>, orgId: string, userId: string) {
  return tx
    .selectFrom('app_user')
    .select(['user_id', 'full_name', 'email', 'language'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
}
