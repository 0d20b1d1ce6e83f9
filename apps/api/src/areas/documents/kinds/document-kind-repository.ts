import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Settings = Schema<'DocumentKindSettings'>;

/** A kind of document as it is stored. */
export type StoredKind = {
  doc_type_code: string;
  kind: Settings;
  guidance: Schema<'DocumentGuidance'>;
  row_version: number;
};

/** Every kind of document of an organisation; retired ones are behind the others. */
export async function findDocumentKinds(tx: Tx, orgId: string): Promise<StoredKind[]> {
  const { rows } = await sql<StoredKind>`
    select doc_type_code, row_version,
      jsonb_build_object('name_ro', name_ro, 'name_en', name_en, 'provided_by', provided_by,
        'is_visible_to_claimant', is_visible_to_claimant, 'is_active', is_active) as kind,
      jsonb_build_object('guidance_ro', coalesce(guidance_ro, ''), 'guidance_en', coalesce(guidance_en, ''),
        'example_code', example_code) as guidance
    from doc_type where org_id = ${orgId}
    order by not is_active, position, doc_type_code limit 300`.execute(tx);
  return rows;
}

/** Adds a kind behind the others; answers whether its code was free. */
export async function insertDocumentKind(
  tx: Tx,
  orgId: string,
  { code, kind }: { code: string; kind: Settings },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into doc_type (org_id, doc_type_code, name_ro, name_en, provided_by, is_visible_to_claimant, is_active, position)
    select ${orgId}, ${code}, ${kind.name_ro}, ${kind.name_en}, ${kind.provided_by}, ${kind.is_visible_to_claimant},
      ${kind.is_active}, coalesce((select max(position) from doc_type where org_id = ${orgId}), 0) + 1
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Changes a kind; answers whether nobody had changed it since it was read. */
export async function updateDocumentKind(
  tx: Tx,
  orgId: string,
  { code, kind, rowVersion }: { code: string; kind: Settings; rowVersion: number },
): Promise<boolean> {
  const updated = await tx
    .updateTable('doc_type')
    .set((row) => ({ ...kind, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('doc_type_code', '=', code)
    .where('row_version', '=', rowVersion)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
