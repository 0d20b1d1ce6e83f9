import type { SuppliedValues } from '../database/json-columns.ts';

/** A configured thing at an update: what stands there, the base it came from, and the new base. */
type UpdatedThing = { present: SuppliedValues; adopted: SuppliedValues; shipped: SuppliedValues };

/**
 * The values of a thing after an update of the product, and the base that they stand on.
 *
 * A value that is still that of its base follows the new base. One that the organisation changed stays, and keeps its old base,
 * so that the difference between both bases is offered as a proposal.
 */
export function mergeSupplied({ present, adopted, shipped }: UpdatedThing) {
  const values: Record<string, string | null> = {};
  const base: Record<string, string | null> = {};
  for (const [field, next] of Object.entries(shipped)) {
    const now = present[field] ?? null;
    const before = adopted[field] ?? null;
    const isOwn = now !== before;
    values[field] = isOwn ? now : next;
    base[field] = isOwn && now !== next ? before : next;
  }
  return { values, adopted: base };
}

/** The fields that a newer base words otherwise, and that the organisation has not decided about; none when it says the same itself. */
export function openFields({ present, adopted, shipped }: UpdatedThing): string[] {
  return Object.keys(shipped).filter(
    (field) => shipped[field] !== (adopted[field] ?? null) && shipped[field] !== (present[field] ?? null),
  );
}
