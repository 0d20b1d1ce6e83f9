import type { Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

const settings = [
  'short_name',
  'logo_url',
  'align_logo',
  'material_color',
  'sidebar',
  'theme',
  'color',
  'icon_font_url',
  'row_version',
] as const;

/** The looks of an organisation as they are stored. */
export function readBranding(tx: Transaction<Database>, orgId: string) {
  return tx.selectFrom('organisation').select(settings).where('org_id', '=', orgId).executeTakeFirstOrThrow();
}

/** Stores new looks and answers them; nothing when somebody else changed them since they were read. */
export function changeBranding(
  tx: Transaction<Database>,
  orgId: string,
  { row_version, ...looks }: Schema<'BrandingSettings'>,
) {
  return tx
    .updateTable('organisation')
    .set((row) => ({ ...looks, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('row_version', '=', row_version)
    .returning(settings)
    .executeTakeFirst();
}
