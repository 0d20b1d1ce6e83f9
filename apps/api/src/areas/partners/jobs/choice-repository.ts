import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** How often each partner was proposed and got work, the most chosen one first. */
export async function countChoicesSince(
  tx: Tx,
  orgId: string,
  since: Date,
): Promise<Schema<'PartnerChoices'>['items']> {
  const { rows } = await sql<Schema<'PartnerChoices'>['items'][number]>`
    with proposed as (
      select partner_id, count(*)::integer as proposed_count, (count(*) filter (where position = 1))::integer as first_count
      from partner_job_proposal where org_id = ${orgId} and proposed_at >= ${since} group by partner_id
    ), chosen as (
      select partner_id, (count(*) filter (where chosen_by = 'handler'))::integer as chosen_count,
        (count(*) filter (where chosen_by = 'product'))::integer as product_count
      from partner_job_offer where org_id = ${orgId} and sent_at >= ${since} and partner_id is not null group by partner_id
    )
    select partner.partner_id, partner.name, coalesce(proposed.proposed_count, 0) as proposed_count,
      coalesce(proposed.first_count, 0) as first_count, coalesce(chosen.chosen_count, 0) as chosen_count,
      coalesce(chosen.product_count, 0) as product_count
    from partner
    left join proposed on proposed.partner_id = partner.partner_id
    left join chosen on chosen.partner_id = partner.partner_id
    where partner.org_id = ${orgId} and (proposed.partner_id is not null or chosen.partner_id is not null)
    order by chosen_count desc, proposed_count desc, partner.name, partner.partner_id limit 100`.execute(tx);
  return rows;
}

/** How often a shop got work that somebody typed. */
export async function countTypedSince(tx: Tx, orgId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from partner_job_offer
    where org_id = ${orgId} and sent_at >= ${since} and shop_name is not null`.execute(tx);
  return rows[0]?.count ?? 0;
}
