import type { Insertable } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { SuppliedValues } from '#src/kernel/database/json-columns.ts';
import { mergeSupplied } from '#src/kernel/settings/merge-supplied.ts';
import { suppliedFields } from '#src/kernel/settings/supplied-fields.ts';
import type { SuppliedItem } from '#src/kernel/settings/supplied-item-repository.ts';

/** The kinds of base that a status has. */
export const statusKinds = ['status', 'status_help'] as const;

type StatusRow = Insertable<Database['status']>;
type StatusField = (typeof suppliedFields)[(typeof statusKinds)[number]][number];
type PresentTexts = Readonly<Record<StatusField, string | null>>;

/** A status after an update: what the organisation changed stays, everything else is as shipped. */
export function updatedStatus(
  shippedRow: StatusRow,
  present: PresentTexts | undefined,
  known: readonly SuppliedItem[],
): { row: StatusRow; items: SuppliedItem[] } {
  const itemId = `${shippedRow.assignment_type_code}.${shippedRow.status_code}`;
  let row = shippedRow;
  const items = statusKinds.map((kind): SuppliedItem => {
    const shipped = pick(shippedRow, suppliedFields[kind]);
    if (present === undefined) return { kind, item_id: itemId, adopted: shipped, shipped };
    const now = pick(present, suppliedFields[kind]);
    const adopted = known.find((item) => item.kind === kind && item.item_id === itemId)?.adopted ?? now;
    const merged = mergeSupplied({ present: now, adopted, shipped });
    row = { ...row, ...merged.values };
    return { kind, item_id: itemId, adopted: merged.adopted, shipped };
  });
  return { row, items };
}

function pick(
  from: Readonly<Partial<Record<StatusField, string | null>>>,
  fields: readonly StatusField[],
): SuppliedValues {
  return Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
}
