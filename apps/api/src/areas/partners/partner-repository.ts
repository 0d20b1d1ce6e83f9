import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type PartnerQuery = { orgId: string; text: string | undefined; partnerId: string | undefined };

const mostChoices = 20;

/**
 * Partners by name or town, by name; past partners too, since their work is still there.
 *
 * An organisation has some hundreds of them: they are read, no index is asked.
 */
export async function findPartnerChoices(
  tx: Transaction<Database>,
  { orgId, text, partnerId }: PartnerQuery,
): Promise<Schema<'PartnerChoice'>[]> {
  const named = sql`position(fold_text(${text?.trim() ?? ''}) in fold_text(name || ' ' || coalesce(locality, ''))) > 0`;
  const { rows } = await sql<Schema<'PartnerChoice'>>`
    select partner_id, name, locality from partner
    where org_id = ${orgId} and ${partnerId === undefined ? named : sql`partner_id = ${partnerId}`}
    order by name, partner_id limit ${sql.lit(mostChoices)}`.execute(tx);
  return rows;
}

/** Who works on the car of a claim file: by its newest job that goes on, else the partner whom the file names. */
export async function findShopOfFile(tx: Transaction<Database>, orgId: string, claimFileId: string) {
  const { rows } = await sql<{
    name: string;
    locality: string | null;
    phone: string | null;
    email: string | null;
    address: string | null;
    promised_on: string | null;
    quote_bani: string | null;
    invoice: string | null;
    invoice_bani: string | null;
    has_job: boolean;
  }>`
    select coalesce(shop.name, job.shop_name) as name, shop.locality, coalesce(job.shop_phone, shop.phone) as phone,
      coalesce(job.shop_email, shop.email) as email, job.shop_address as address,
      to_char(job.promised_on, 'DD.MM.YYYY') as promised_on, job.quote_bani, job.invoice_number as invoice, job.invoice_bani,
      job.partner_job_id is not null as has_job
    from claim_file file
    left join lateral (
      select * from partner_job
      where org_id = ${orgId} and claim_file_id = file.claim_file_id and kind in ('repair', 'glass')
        and state not in ('draft', 'declined', 'cancelled')
      order by created_at desc limit 1) job on true
    left join partner shop on shop.org_id = ${orgId}
      and shop.partner_id = case when job.partner_job_id is null then file.partner_id else job.partner_id end
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}
      and coalesce(shop.name, job.shop_name) is not null`.execute(tx);
  return rows[0];
}
