import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { rolesOfFile } from './change/party-repository.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** What is known of a file itself: its policy and its sums. */
export async function findClaimFile(tx: Transaction<Database>, orgId: string, claimFileId: string) {
  const { rows } = await sql<Schema<'ClaimFileFacts'>>`
    select policy_insurer, policy_valid_from, policy_valid_to, estimated_amount::float8, agreed_amount::float8,
      paid_amount::float8, reserve_amount::float8, is_total_loss, file.row_version, file.branch_id, branch.name as branch_name,
      to_char(closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as closed_at
    from claim_file file left join branch on branch.org_id = file.org_id and branch.branch_id = file.branch_id
    where file.org_id = ${orgId} and claim_file_id = ${claimFileId}`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Error('Work stands on a claim file that is not there.');
  return found;
}

/** The accident of a file. */
export async function findEvent(tx: Transaction<Database>, orgId: string, eventId: string) {
  const rows = await sql<Schema<'ClaimEvent'>>`
    select occurred_on as date, to_char(occurred_at_time, 'HH24:MI') as time,
      to_char(occurred_until_time, 'HH24:MI') as time_until, recorded_by, event.county_code,
      county.name as county_name, locality, street, description, has_injuries as injuries, event.row_version
    from event left join county on county.county_code = event.county_code
    where event.org_id = ${orgId} and event.event_id = ${eventId}
  `.execute(tx);
  return rows.rows[0] ?? null;
}

/** The vehicles of a file, the own one first. */
export async function findVehicles(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
  language: Language,
) {
  const name = (table: string) => sql.ref(`${table}.name_${language}`);
  const rows = await sql<Schema<'ClaimVehicle'>>`
    select vehicle.vehicle_id, claim_vehicle.role, vehicle.plate_norm as plate,
      vehicle.plate_country_code as plate_country, vehicle.vin, vehicle.vehicle_category_code as category_code,
      ${name('vehicle_category')} as category_name, vehicle.vehicle_brand_code as brand_code,
      vehicle_brand.name as brand_name, vehicle.model, vehicle.color_code, ${name('color')} as color_name,
      vehicle.manufacture_year, vehicle.odometer, vehicle.row_version
    from claim_vehicle
    join vehicle on vehicle.org_id = claim_vehicle.org_id and vehicle.vehicle_id = claim_vehicle.vehicle_id
    left join vehicle_category on vehicle_category.vehicle_category_code = vehicle.vehicle_category_code
    left join vehicle_brand on vehicle_brand.vehicle_brand_code = vehicle.vehicle_brand_code
    left join color on color.color_code = vehicle.color_code
    where claim_vehicle.org_id = ${orgId} and claim_vehicle.claim_file_id = ${claimFileId}
    order by array_position(array['insured', 'injured', 'at_fault', 'other'], claim_vehicle.role), vehicle.vehicle_id
    limit 20
  `.execute(tx);
  return rows.rows;
}

/** The people and companies of a file with their channels; personal numbers leave the database masked. */
export async function findParties(tx: Transaction<Database>, orgId: string, claimFileId: string) {
  const rows = await sql<Schema<'ClaimParty'>>`
    with part as (
      select party_id, array_agg(distinct role) as roles from (${rolesOfFile({ orgId, claimFileId })}) as named group by party_id
    )
    select party.party_id, party.kind, part.roles, party_name(party) as full_name,
      party.last_name, party.first_name, party.company_name, party.cui, party.cnp_masked,
      party.iban_masked, party.county_code, county.name as county_name, party.locality,
      party.address, party.language, party.row_version,
      coalesce((
        select jsonb_agg(jsonb_build_object('contact_channel_id', channel.contact_channel_id,
          'row_version', channel.row_version, 'type', channel.kind, 'value', channel.value, 'is_preferred', channel.is_preferred,
          'state', case when channel.bounced_at is not null then 'bounced'
            when channel.confirmed_at is not null then 'confirmed' else 'unconfirmed' end)
          order by channel.is_preferred desc, channel.contact_channel_id)
        from contact_channel channel where channel.org_id = party.org_id and channel.party_id = party.party_id
      ), '[]') as contacts
    from part join party on party.org_id = ${orgId} and party.party_id = part.party_id
    left join county on county.county_code = party.county_code
    order by 'notifier' = any (part.roles) desc, party.party_id
    limit 50
  `.execute(tx);
  return rows.rows;
}

/** The accident of a file, by its id. */
export async function findEventOfFile(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<string | undefined> {
  const file = await tx
    .selectFrom('claim_file')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select('event_id')
    .executeTakeFirst();
  return file?.event_id;
}

/** Whether a vehicle takes part in a file. */
export async function isVehicleOnFile(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
  vehicleId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('claim_vehicle')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('vehicle_id', '=', vehicleId)
    .select('vehicle_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Shows the claimant of a file at a step of the tracker. */
export async function setTrackerStep(
  tx: Transaction<Database>,
  { orgId, claimFileId, step }: { orgId: string; claimFileId: string; step: number },
): Promise<void> {
  await tx
    .updateTable('claim_file')
    .set({ tracker_step: step })
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .execute();
}

/** The sums of a file in whole bani; `null` where none was recorded. */
type FileAmounts = {
  estimatedBani: number | null;
  agreedBani: number | null;
  reserveBani: number | null;
  paidBani: number | null;
};

/** Repeats the sums of a file's ledger on the file, where lists and guards read them. */
export async function setAmounts(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
  { estimatedBani, agreedBani, reserveBani, paidBani }: FileAmounts,
): Promise<void> {
  await sql`
    update claim_file set estimated_amount = ${estimatedBani}::bigint / 100.0, agreed_amount = ${agreedBani}::bigint / 100.0,
      reserve_amount = ${reserveBani}::bigint / 100.0, paid_amount = ${paidBani}::bigint / 100.0
    where org_id = ${orgId} and claim_file_id = ${claimFileId}`.execute(tx);
}

/** A file goes on as a total loss. */
export async function setTotalLoss(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<void> {
  await sql`
    update claim_file set is_total_loss = true, row_version = row_version + 1
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and not is_total_loss`.execute(tx);
}

/** Repeats on a file whose special customer it is; who that is, and why, is with partners. */
export async function setSpecialCustomer(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
  specialCustomerId: string | null,
): Promise<void> {
  await tx
    .updateTable('claim_file')
    .set({ special_customer_id: specialCustomerId })
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .execute();
}

/** Repeats on a file the legal deadline that counts now; its clock is with workload. */
export async function setLegalDueDate(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
  legalDueDate: string | null,
): Promise<void> {
  await tx
    .updateTable('claim_file')
    .set({ legal_due_date: legalDueDate })
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('legal_due_date', 'is distinct from', legalDueDate)
    .execute();
}

/** Columns of the file and its event that hold a value. */
export async function findFilledFields(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ field: string }>`
    select field.key as field from claim_file file
    join event on event.org_id = file.org_id and event.event_id = file.event_id
    cross join lateral jsonb_each(to_jsonb(event) || to_jsonb(file)) as field (key, value)
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId} and field.value not in ('null', '""')
  `.execute(tx);
  return new Set(rows.map(({ field }) => field));
}

/** Whether the claimant or the notifier of a file can be reached by a channel that they confirmed. */
export async function hasConfirmedContact(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from contact_channel channel
      join claim_file file on file.org_id = channel.org_id
        and channel.party_id in (file.claimant_party_id, file.notifier_party_id)
      where channel.org_id = ${orgId} and file.claim_file_id = ${claimFileId}
        and channel.confirmed_at is not null and channel.bounced_at is null) as found
  `.execute(tx);
  return rows[0]?.found === true;
}

/** How many vehicles are part of a claim. */
export async function countFileVehicles(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from claim_vehicle
    where org_id = ${orgId} and claim_file_id = ${claimFileId}`.execute(tx);
  return rows[0]?.count ?? 0;
}
