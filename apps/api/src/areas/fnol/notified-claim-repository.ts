import { sql, type Insertable, type Transaction } from 'kysely';
import type { JsonBodyOf } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;
type Row<Table extends keyof Database> = Insertable<Database[Table]>;
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

/** Stores an accident and answers its id. */
export async function insertEvent(tx: Tx, event: Row<'event'>): Promise<string> {
  const row = await tx.insertInto('event').values(event).returning('event_id').executeTakeFirstOrThrow();
  return row.event_id;
}

/** Stores a person and answers their id. */
export async function insertParty(tx: Tx, party: Row<'party'>): Promise<string> {
  const row = await tx.insertInto('party').values(party).returning('party_id').executeTakeFirstOrThrow();
  return row.party_id;
}

/** Stores how a person can be reached. */
export async function insertContactChannels(tx: Tx, channels: Row<'contact_channel'>[]): Promise<void> {
  await tx.insertInto('contact_channel').values(channels).execute();
}

/** Stores a vehicle and answers its id. */
export async function insertVehicle(tx: Tx, vehicle: Row<'vehicle'>): Promise<string> {
  const row = await tx
    .insertInto('vehicle')
    .values(vehicle)
    .returning('vehicle_id')
    .executeTakeFirstOrThrow();
  return row.vehicle_id;
}

/** Opens a claim file under the next number of its year and kind of policy. */
export async function insertClaimFile(tx: Tx, year: number, file: Omit<Row<'claim_file'>, 'claim_file_no'>) {
  const number = sql<string>`(select next_claim_file_no(${year}::integer, claim_letter)
    from policy_type where policy_type_code = ${file.policy_type_code})`;
  return tx
    .insertInto('claim_file')
    .values({ ...file, claim_file_no: number })
    .returning(['claim_file_id', 'claim_file_no'])
    .executeTakeFirstOrThrow();
}

/** Says in which role a vehicle takes part in a claim. */
export async function insertClaimVehicle(tx: Tx, vehicle: Row<'claim_vehicle'>): Promise<void> {
  await tx.insertInto('claim_vehicle').values(vehicle).execute();
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
