import type { FileKey, KnownEntry, MatchKind } from '@dosar/partners-domain';
import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { PagePosition } from '#src/kernel/http/page-cursor.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; customerId: string };

const shownColumns = sql`special_customer_match_id, kind, shown, cui, valid_from, valid_until`;

/** Plates that stand on the page of a customer; the others are a list of their own. */
const platesShown = 3;
const mostShown = 200;

/** The entries of a customer: all but plates, and the first plates. */
export async function findShownEntries(
  tx: Tx,
  { orgId, customerId }: Place,
): Promise<Schema<'SpecialMatch'>[]> {
  const { rows } = await sql<Schema<'SpecialMatch'>>`
    (select ${shownColumns} from special_customer_match
      where org_id = ${orgId} and special_customer_id = ${customerId} and kind <> 'plate'
      order by kind, match_key limit ${sql.lit(mostShown)})
    union all
    (select ${shownColumns} from special_customer_match
      where org_id = ${orgId} and special_customer_id = ${customerId} and kind = 'plate'
      order by match_key limit ${sql.lit(platesShown)})`.execute(tx);
  return rows;
}

/** A page of the plates of a customer. */
export async function findPlatePage(
  tx: Tx,
  { orgId, customerId }: Place,
  { q, after, limit }: { q: string; after: PagePosition | undefined; limit: number },
): Promise<Schema<'SpecialMatch'>[]> {
  const { rows } = await sql<Schema<'SpecialMatch'>>`
    select ${shownColumns} from special_customer_match
    where org_id = ${orgId} and special_customer_id = ${customerId} and kind = 'plate'
      ${q === '' ? sql`` : sql`and position(${q} in match_key) > 0`}
      ${after === undefined ? sql`` : sql`and match_key > ${after.key}`}
    order by match_key limit ${limit}`.execute(tx);
  return rows;
}

/** How many entries but plates a customer has. */
export async function countEntries(tx: Tx, { orgId, customerId }: Place): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from special_customer_match
    where org_id = ${orgId} and special_customer_id = ${customerId} and kind <> 'plate'`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** An entry as it is stored. */
export type NewEntry = {
  kind: MatchKind;
  key: string;
  shown: string;
  sealed: string | null;
  cui: string | null;
  validFrom: string | null;
  validUntil: string | null;
};

/** Adds an entry to a customer. */
export async function insertEntry(tx: Tx, { orgId, customerId }: Place, entry: NewEntry): Promise<void> {
  await tx
    .insertInto('special_customer_match')
    .values({
      org_id: orgId,
      special_customer_id: customerId,
      kind: entry.kind,
      match_key: entry.key,
      shown: entry.shown,
      sealed: entry.sealed,
      cui: entry.cui,
      valid_from: entry.validFrom,
      valid_until: entry.validUntil,
    })
    .execute();
}

/** Removes an entry; undefined when the customer has none of that id. Answers what kind it was. */
export async function deleteEntry(
  tx: Tx,
  { orgId, customerId }: Place,
  entryId: string,
): Promise<MatchKind | undefined> {
  const row = await tx
    .deleteFrom('special_customer_match')
    .where('org_id', '=', orgId)
    .where('special_customer_id', '=', customerId)
    .where('special_customer_match_id', '=', entryId)
    .returning('kind')
    .executeTakeFirst();
  return row?.kind;
}

/** An entry with the name of its customer. */
export type NamedEntry = KnownEntry & { customerName: string; customerKind: Schema<'SpecialCustomerKind'> };

/** The entries of active customers that stand under some of these keys. */
export async function findEntries(
  tx: Tx,
  orgId: string,
  keys: readonly Pick<FileKey, 'kind' | 'key'>[],
): Promise<NamedEntry[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<NamedEntry>`
    select customer.special_customer_id as "customerId", customer.level, customer.name as "customerName",
      customer.kind as "customerKind", customer.valid_from as "customerFrom", customer.valid_until as "customerUntil",
      entry.kind, entry.match_key as key, entry.shown, entry.cui, entry.valid_from as "validFrom",
      entry.valid_until as "validUntil"
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[]) as wanted (kind, match_key)
    join special_customer_match entry on entry.org_id = ${orgId}
      and entry.kind = wanted.kind and entry.match_key = wanted.match_key
    join special_customer customer on customer.org_id = ${orgId}
      and customer.special_customer_id = entry.special_customer_id and customer.is_active`.execute(tx);
  return rows;
}
