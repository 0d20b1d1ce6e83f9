import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Types of work that the law or the insurer keeps as a register. */
export type WorkRegister = 'petition' | 'recovery';

/** Counts the open work of each register; a register without open work counts 0. */
export async function countOpenRegisters(
  tx: Transaction<Database>,
  orgId: string,
  registers: readonly WorkRegister[],
): Promise<ReadonlyMap<WorkRegister, number>> {
  const { rows } = await sql<{ code: WorkRegister; open: number }>`
    select assignment_type_code as code, count(*)::int as open from assignment
    where org_id = ${orgId} and assignment_type_code = any (${[...registers]}::text[])
      and category_code not in ('done', 'cancelled')
    group by assignment_type_code`.execute(tx);
  const open = new Map(rows.map((row) => [row.code, row.open]));
  return new Map(registers.map((code) => [code, open.get(code) ?? 0]));
}

/** Names of at most three administrators who can give roles, without the user who asks. */
export async function findRoleGivers(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<string[]> {
  const { rows } = await sql<{ full_name: string }>`
    select person.full_name from app_user person
    where person.org_id = ${orgId} and person.user_id <> ${userId} and person.is_active and not person.is_locked
      and exists (select from user_role held where held.org_id = ${orgId} and held.user_id = person.user_id
        and held.role_code = 'org.configurator')
    order by person.full_name, person.user_id limit 3`.execute(tx);
  return rows.map((row) => row.full_name);
}
