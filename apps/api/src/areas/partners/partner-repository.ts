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

/** The partner who works on a claim file. */
export async function findPartnerOfFile(tx: Transaction<Database>, orgId: string, claimFileId: string) {
  const { rows } = await sql<{ name: string; locality: string | null }>`
    select partner.name, partner.locality from claim_file file
    join partner on partner.org_id = ${orgId} and partner.partner_id = file.partner_id
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}`.execute(tx);
  return rows[0];
}
