import { sql, type Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#src/generated/database.ts';
import { mergeSupplied } from '#src/kernel/settings/merge-supplied.ts';
import { findSuppliedItems, saveSuppliedItems } from '#src/kernel/settings/supplied-item-repository.ts';
import type { ShippedReason } from './reasons.ts';

const kind = 'reason' as const;

/** Adds reasons that a base brings, and gives the present ones its newer words, except those that the organisation changed. */
export async function renewReasons(
  kysely: Kysely<Database>,
  orgId: string,
  shippedReasons: readonly ShippedReason[],
): Promise<void> {
  const known = await findSuppliedItems(kysely, orgId, [kind]);
  const wanted = shippedReasons.map(([place, code, name_ro, name_en], position) => ({
    ...{ place, code, position, itemId: `${place}.${code}` },
    shipped: { name_ro, name_en },
  }));
  const baseOf = (itemId: string) => known.find((item) => item.item_id === itemId);
  const changed = wanted.filter(
    ({ itemId, shipped }) => !isDeepStrictEqual(baseOf(itemId)?.shipped, shipped),
  );
  if (changed.length === 0) return;

  const stored = await kysely
    .selectFrom('reason')
    .select(['place', 'reason_code', 'name_ro', 'name_en'])
    .where('org_id', '=', orgId)
    .forUpdate()
    .execute();
  const items = [];
  for (const { place, code, position, itemId, shipped } of changed) {
    const present = stored.find((row) => row.place === place && row.reason_code === code);
    const now = present && { name_ro: present.name_ro, name_en: present.name_en };
    const after = mergeSupplied({
      present: now ?? shipped,
      adopted: baseOf(itemId)?.adopted ?? now ?? shipped,
      shipped,
    });
    await sql`
      insert into reason (org_id, place, reason_code, name_ro, name_en, position)
      values (${orgId}, ${place}, ${code}, ${after.values['name_ro']}, ${after.values['name_en']}, ${position})
      on conflict (org_id, place, reason_code) do update
        set name_ro = excluded.name_ro, name_en = excluded.name_en, row_version = reason.row_version + 1
        where (reason.name_ro, reason.name_en) is distinct from (excluded.name_ro, excluded.name_en)`.execute(
      kysely,
    );
    items.push({ kind, item_id: itemId, adopted: after.adopted, shipped });
  }
  await saveSuppliedItems(kysely, orgId, items);
}
