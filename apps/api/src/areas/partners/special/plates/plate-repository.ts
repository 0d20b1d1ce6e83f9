import type { PlateEntry } from '@dosar/partners-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; customerId: string };

/** All plates of a customer, at most as many as a few lists have. */
export async function findPlates(tx: Tx, { orgId, customerId }: Place): Promise<PlateEntry[]> {
  const { rows } = await sql<PlateEntry>`
    select match_key as plate, valid_from as "from", valid_until as "until" from special_customer_match
    where org_id = ${orgId} and special_customer_id = ${customerId} and kind = 'plate'`.execute(tx);
  return rows;
}

/** How many of some plates another active customer has too. */
export async function countShared(
  tx: Tx,
  { orgId, customerId }: Place,
  plates: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct entry.match_key)::integer as count
    from special_customer_match entry
    join special_customer customer on customer.org_id = ${orgId}
      and customer.special_customer_id = entry.special_customer_id and customer.is_active
    where entry.org_id = ${orgId} and entry.kind = 'plate' and entry.special_customer_id <> ${customerId}
      and entry.match_key = any (${plates}::text[])`.execute(tx);
  return rows[0]?.count ?? 0;
}

const columnsOf = (entries: readonly PlateEntry[]) => sql`unnest(
  ${entries.map(({ plate }) => plate)}::text[], ${entries.map(({ from }) => from)}::date[],
  ${entries.map(({ until }) => until)}::date[]) as listed (plate, valid_from, valid_until)`;

/** Adds plates to a customer. */
export async function insertPlates(
  tx: Tx,
  { orgId, customerId }: Place,
  entries: readonly PlateEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into special_customer_match (org_id, special_customer_id, kind, match_key, shown, valid_from, valid_until)
    select ${orgId}, ${customerId}, 'plate', listed.plate, listed.plate, listed.valid_from, listed.valid_until
    from ${columnsOf(entries)}`.execute(tx);
}

/** Changes the days of plates of a customer. */
export async function updatePlates(
  tx: Tx,
  { orgId, customerId }: Place,
  entries: readonly PlateEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    update special_customer_match entry set valid_from = listed.valid_from, valid_until = listed.valid_until
    from ${columnsOf(entries)}
    where entry.org_id = ${orgId} and entry.special_customer_id = ${customerId} and entry.kind = 'plate'
      and entry.match_key = listed.plate`.execute(tx);
}
