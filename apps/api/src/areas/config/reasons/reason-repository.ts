import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Reason = Schema<'Reason'>;
type Place = Schema<'ReasonPlace'>;
type Words = Pick<Reason, 'name_ro' | 'name_en' | 'is_active'>;

/** Every reason of an organisation, each place in its own order; retired ones are behind the others. */
export async function findReasons(tx: Transaction<Database>, orgId: string): Promise<Reason[]> {
  const { rows } = await sql<Reason>`
    select place, reason_code as code, name_ro, name_en, is_active, row_version from reason
    where org_id = ${orgId} order by place, not is_active, position, reason_code`.execute(tx);
  return rows;
}

/** The reasons that a place offers. */
export async function findOffered(
  tx: Transaction<Database>,
  orgId: string,
  { place, language }: { place: Place; language: Language },
) {
  return tx
    .selectFrom('reason')
    .select(['reason_code as code', `name_${language} as name`])
    .where('org_id', '=', orgId)
    .where('place', '=', place)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('reason_code')
    .limit(50)
    .execute();
}

/** Adds a reason behind those of its place; answers whether its code was free. */
export async function insertReason(
  tx: Transaction<Database>,
  orgId: string,
  { place, code, words }: { place: Place; code: string; words: Words },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into reason (org_id, place, reason_code, name_ro, name_en, is_active, position)
    select ${orgId}, ${place}, ${code}, ${words.name_ro}, ${words.name_en}, ${words.is_active},
      coalesce((select max(position) from reason where org_id = ${orgId} and place = ${place}), 0) + 1
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Words a reason otherwise, retires it, or offers it again; answers whether nobody had changed it since it was read. */
export async function updateReason(
  tx: Transaction<Database>,
  orgId: string,
  { place, code, words, rowVersion }: { place: Place; code: string; words: Words; rowVersion: number },
): Promise<boolean> {
  const updated = await tx
    .updateTable('reason')
    .set((row) => ({ ...words, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('place', '=', place)
    .where('reason_code', '=', code)
    .where('row_version', '=', rowVersion)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
