import { sql, type Transaction } from 'kysely';
import type { JsonBodyOf } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;
type Notification = JsonBodyOf<'submitClaimNotification'>;

/** The fields of a notification whose code stands for nothing in our reference lists. */
export async function findUnknownCodes(
  tx: Tx,
  { event, vehicle, policy_type }: Notification,
): Promise<string[]> {
  const known = (table: string, value: string | undefined) =>
    value === undefined
      ? sql`true`
      : sql`exists (select from ${sql.table(table)} where ${sql.ref(`${table}_code`)} = ${value})`;
  const found = await sql<Record<string, boolean>>`
    select ${known('policy_type', policy_type)} as policy_type,
      ${known('county', event.county_code)} as "event.county_code",
      ${known('country', vehicle.plate_country)} as "vehicle.plate_country",
      ${known('vehicle_brand', vehicle.brand_code)} as "vehicle.brand_code",
      ${known('vehicle_category', vehicle.category_code)} as "vehicle.category_code",
      ${known('color', vehicle.color_code)} as "vehicle.color_code"
  `.execute(tx);
  return Object.entries(found.rows[0] ?? {}).flatMap(([field, isKnown]) => (isKnown ? [] : [field]));
}

/** How the organisation presents itself to claimants. */
export async function findOrganisation(tx: Tx, orgId: string) {
  return tx
    .selectFrom('organisation')
    .where('org_id', '=', orgId)
    .select(['org_code', 'org_name', 'contact_email', 'contact_phone'])
    .executeTakeFirstOrThrow();
}

/** The papers that a kind of work needs from the claimant. */
export async function findNeededDocuments(tx: Tx, orgId: string, assignmentType: string, language: Language) {
  const rows = await sql<{ doc_type_code: string; name: string }>`
    select doc_type.doc_type_code, ${sql.ref(`doc_type.name_${language}`)} as name
    from assignment_type type
    join doc_type on doc_type.org_id = type.org_id and doc_type.doc_type_code = any (type.required_doc_type_codes)
    where type.org_id = ${orgId} and type.assignment_type_code = ${assignmentType} and doc_type.is_active
    order by doc_type.position
  `.execute(tx);
  return rows.rows;
}

/** What the tracker says comes next on a file. */
export async function findNextStep(tx: Tx, orgId: string, claimFileId: string, language: Language) {
  return tx
    .selectFrom('tracker_event')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select([`next_step_title_${language} as title`, `next_step_description_${language} as description`])
    .orderBy('system_time', 'desc')
    .orderBy('tracker_event_id', 'desc')
    .executeTakeFirst();
}
