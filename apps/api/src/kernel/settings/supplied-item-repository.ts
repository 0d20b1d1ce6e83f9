import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { SuppliedValues } from '../database/json-columns.ts';
import type { SuppliedKind } from './supplied-fields.ts';

/** A configured thing with the base behind it. */
export type SuppliedItem = {
  kind: SuppliedKind;
  item_id: string;
  adopted: SuppliedValues;
  shipped: SuppliedValues;
};

/** Every thing of an organisation that came from a base, of some kinds. */
export function findSuppliedItems(
  kysely: Kysely<Database>,
  orgId: string,
  kinds: readonly SuppliedKind[],
): Promise<SuppliedItem[]> {
  return kysely
    .selectFrom('supplied_item')
    .select(['kind', 'item_id', 'adopted', 'shipped'])
    .where('org_id', '=', orgId)
    .where('kind', 'in', [...kinds])
    .orderBy('kind')
    .orderBy('item_id')
    .execute();
}

/** Keeps which base things of an organisation have, and which one is the newest. */
export async function saveSuppliedItems(
  kysely: Kysely<Database>,
  orgId: string,
  items: readonly SuppliedItem[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into supplied_item (org_id, kind, item_id, adopted, shipped)
    select ${orgId}, kind, item_id, adopted, shipped
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (kind text, item_id text, adopted jsonb, shipped jsonb)
    on conflict (org_id, kind, item_id) do update set adopted = excluded.adopted, shipped = excluded.shipped`.execute(
    kysely,
  );
}

/** Takes the newest base as decided upon, whichever way. Answers whether there was anything to decide. */
export async function settleSuppliedItem(
  kysely: Kysely<Database>,
  orgId: string,
  { kind, itemId, shipped }: { kind: SuppliedKind; itemId: string; shipped: SuppliedValues },
): Promise<boolean> {
  const settled = await sql`
    update supplied_item set adopted = shipped
    where org_id = ${orgId} and kind = ${kind} and item_id = ${itemId} and adopted <> shipped
      and shipped = ${JSON.stringify(shipped)}::jsonb`.execute(kysely);
  return settled.numAffectedRows === 1n;
}
