import type { Schema } from '@dosar/openapi';
import type { SuppliedValues } from '#src/kernel/database/json-columns.ts';
import { suppliedFields } from '#src/kernel/settings/supplied-fields.ts';

type Listed = Schema<'CatalogueValues'>;

/** Texts by field as the contract lists them. */
export function listed(values: SuppliedValues): Listed {
  return Object.entries(values).map(([field, text]) => ({ field, text }));
}

/** The present texts of a thing with those of a list; fields that its kind does not have are left out. */
export function valuesWith(
  present: SuppliedValues,
  kind: Schema<'CatalogueKind'>,
  list: Listed,
): SuppliedValues {
  const fields: readonly string[] = suppliedFields[kind];
  const known = list.filter(({ field }) => fields.includes(field));
  return { ...present, ...Object.fromEntries(known.map(({ field, text }) => [field, text])) };
}

/** What would change in a thing, with its words before. */
export function differences(before: SuppliedValues, after: SuppliedValues): Schema<'CatalogueFieldChange'>[] {
  return Object.keys(after)
    .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}
