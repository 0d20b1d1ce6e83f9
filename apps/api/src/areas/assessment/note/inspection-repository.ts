import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;
type Asked = { orgId: string; assignmentId: string; userId: string; language: Language };

/** The inspection that a note is about, with what a note of it begins with; `undefined` when the organisation has none. */
export async function findInspection(tx: Tx, { orgId, assignmentId, userId, language }: Asked) {
  const { rows } = await sql<
    Omit<Schema<'NoteStart'>, 'damaged_parts'> & { partner_id: string | null; org_code: string }
  >`
    select work.assignment_id, work.claim_file_id, work.claim_file_no, type.${sql.ref(`name_${language}`)} as assignment_type_name,
      status.${sql.ref(`name_${language}`)} as assignment_status_name, status.color as assignment_status_color,
      work.row_version as assignment_row_version, work.assigned_user_id as assessor_user_id, person.full_name as assessor_name,
      work.assigned_user_id is not distinct from ${userId} as is_mine, org.org_name as organisation_name, org.org_code,
      file.claimant_name, file.plate, file.vin, file.partner_id,
      nullif(concat_ws(', ', nullif(concat_ws(' ', brand.name, car.model), ''), car.manufacture_year), '') as vehicle_name,
      car.odometer as known_odometer,
      jsonb_build_object('policy_name', policy.${sql.ref(`name_${language}`)}, 'policy_number', file.policy_number,
        'policy_insurer', file.policy_insurer, 'policy_valid_from', file.policy_valid_from, 'policy_valid_to', file.policy_valid_to,
        'event_on', event.occurred_on, 'event_time', to_char(event.occurred_at_time, 'HH24:MI'),
        'event_place', nullif(concat_ws(', ', event.street, event.locality, county.name), ''),
        'police_report_no', event.police_report_no, 'other_name', other.name, 'other_plate', other.plate,
        'other_insurer', other.insurer, 'other_policy_number', other.policy_number) as file,
      coalesce((select jsonb_agg(document_id order by system_time, document_id) from (
        select document_id, system_time from document photo
        where photo.org_id = work.org_id and photo.claim_file_id = work.claim_file_id and photo.mime_type like 'image/%'
          and photo.state not in ('rejected', 'superseded')
        order by system_time, document_id limit 300) photos), '[]') as photo_ids
    from assignment work
    join organisation org on org.org_id = work.org_id
    join claim_file file on file.org_id = work.org_id and file.claim_file_id = work.claim_file_id
    join assignment_type type on type.org_id = work.org_id and type.assignment_type_code = work.assignment_type_code
    join status on status.org_id = work.org_id and status.assignment_type_code = work.assignment_type_code
      and status.status_code = work.status_code
    join policy_type policy on policy.policy_type_code = file.policy_type_code
    join event on event.org_id = file.org_id and event.event_id = file.event_id
    left join county on county.county_code = event.county_code
    left join lateral (
      select party_name(driver) as name, met.plate_norm as plate, of_file.insurer, of_file.policy_number
      from claim_vehicle of_file
      join vehicle met on met.org_id = of_file.org_id and met.vehicle_id = of_file.vehicle_id
      left join party driver on driver.org_id = of_file.org_id and driver.party_id = of_file.driver_party_id
      where of_file.org_id = file.org_id and of_file.claim_file_id = file.claim_file_id
        and of_file.vehicle_id is distinct from file.main_vehicle_id
      order by of_file.role = 'at_fault' desc, of_file.vehicle_id limit 1
    ) other on true
    left join vehicle car on car.org_id = file.org_id and car.vehicle_id = file.main_vehicle_id
    left join vehicle_brand brand on brand.vehicle_brand_code = car.vehicle_brand_code
    left join app_user person on person.org_id = work.org_id and person.user_id = work.assigned_user_id
    where work.org_id = ${orgId} and work.assignment_id = ${assignmentId}`.execute(tx);
  return rows[0];
}

/** A line that a note begins with. */
export type DamagedPart = Schema<'NoteStart'>['damaged_parts'][number];

/** What the notice of a file, or who wrote it down, says is damaged: parts, and zones of which nobody has named a part. */
export async function findDamagedParts(
  tx: Tx,
  { orgId, claimFileId, language }: { orgId: string; claimFileId: string; language: Language },
) {
  const { rows } = await sql<DamagedPart>`
    with car as (
      select of_file.damaged_parts, of_file.damaged_zones from claim_file file
      join claim_vehicle of_file on of_file.org_id = file.org_id and of_file.claim_file_id = file.claim_file_id
        and of_file.vehicle_id = file.main_vehicle_id
      where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}
    ), part as (
      select distinct on (part.position) part.* from car
      cross join lateral jsonb_array_elements(car.damaged_parts) damaged
      join vehicle_part part on part.vehicle_part_code = damaged ->> 'vehicle_part_code'
      order by part.position
    ), zone as (
      select zone.*, picked ->> 'severity' as severity, (picked ->> 'is_preexisting')::boolean as is_preexisting from car
      cross join lateral jsonb_array_elements(car.damaged_zones) picked
      join vehicle_zone zone on zone.vehicle_zone_code = picked ->> 'zone'
    ), line as (
      select part.vehicle_part_code as part_code, part.${sql.ref(`name_${language}`)} as part_name,
        part.vehicle_zone_code as zone, part.side, zone.severity, coalesce(zone.is_preexisting, false) as is_preexisting,
        part.position, 0 as kind
      from part left join zone on zone.vehicle_zone_code = part.vehicle_zone_code
      union all
      select null, zone.${sql.ref(`name_${language}`)}, zone.vehicle_zone_code,
        case when zone.vehicle_zone_code ~ 'left' then 'left' when zone.vehicle_zone_code ~ 'right' then 'right' end,
        zone.severity, zone.is_preexisting, zone.position, 1
      from zone where not exists (select from part where part.vehicle_zone_code = zone.vehicle_zone_code)
    )
    select part_code, part_name, zone, side, severity, is_preexisting from line order by kind, position limit 200`.execute(
    tx,
  );
  return rows;
}

/** The photos of a note that its file does not have, of those named. */
export async function findForeignPhotos(
  tx: Tx,
  { orgId, claimFileId, documentIds }: { orgId: string; claimFileId: string; documentIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ document_id: string }>`
    select wanted.document_id from unnest(${documentIds}::uuid[]) as wanted (document_id)
    where not exists (select from document photo where photo.org_id = ${orgId}
      and photo.document_id = wanted.document_id and photo.claim_file_id = ${claimFileId}
      and photo.mime_type like 'image/%')`.execute(tx);
  return rows.map(({ document_id: id }) => id);
}
