import type { SuppliedValues } from '../database/json-columns.ts';

/** A configured thing at an update: its present values, its base, and the new base. */
type UpdatedThing = { present: SuppliedValues; adopted: SuppliedValues; shipped: SuppliedValues };

/**
 * The values and the base of a thing after an update of the product (three-way merge).
 *
 * A value equal to its base takes the new base. A value that the organisation changed stays with its old base, so that the
 * difference between both bases is offered as a proposal.
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

/** The fields whose new base differs and that the organisation has not decided about; none when its own value equals the new base. */
export function openFields({ present, adopted, shipped }: UpdatedThing): string[] {
  return Object.keys(shipped).filter(
    (field) => shipped[field] !== (adopted[field] ?? null) && shipped[field] !== (present[field] ?? null),
  );
}
