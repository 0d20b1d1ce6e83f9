import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

type Tx = Transaction<Database>;

/** The first special customers with open claim files, with how many there are. */
export async function findCustomersInUse(tx: Tx, orgId: string): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, left(customer.name, 200) as label, null as address
    from special_customer customer where customer.org_id = ${orgId} and customer.is_active and exists (
      select from claim_file file where file.org_id = ${orgId}
        and file.special_customer_id = customer.special_customer_id and file.closed_at is null)
    order by customer.name, customer.special_customer_id limit ${mostExamples}`.execute(tx);
  return rows;
}

/** The first partners, with how many there are. */
export async function findPartnersInUse(tx: Tx, orgId: string): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, left(name, 200) as label, null as address from partner
    where org_id = ${orgId} and is_active order by name, partner_id limit ${mostExamples}`.execute(tx);
  return rows;
}
