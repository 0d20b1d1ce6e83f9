import type { ImportColumn } from '@dosar/forms/import';
import type { Schema } from '@dosar/openapi';

/** What a column of a list of plates may hold. */
export type PlateField = 'plate' | 'from' | 'until';

/** What a list would change, and whether it is taken for the whole list of the customer. */
export type PlateAnswer = { preview: Schema<'PlatePreview'>; isWholeList: boolean };

/** The columns of a list as the server read them. */
export function columnsOf(preview: Schema<'PlatePreview'>): ImportColumn<PlateField>[] {
  const places = { plate: preview.plate_column, from: preview.from_column, until: preview.until_column };
  return (['plate', 'from', 'until'] as const).flatMap((field) => {
    const column = places[field];
    return column === null ? [] : [{ field, column }];
  });
}
