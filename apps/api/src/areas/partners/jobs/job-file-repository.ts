import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

/** What a job takes over from its file. */
export type FileOfJobs = {
  claim_file_id: string;
  is_closed: boolean;
  /** Where the vehicle is: of its accident, as far as the file knows. */
  county_code: string | null;
  policy_type_code: string;
  plate: string | null;
  vehicle_name: string | null;
  brand_code: string | null;
  category_code: string | null;
  contact_name: string | null;
  contact_phone: string | null;
  damage: string;
};

/** The file that an assignment stands on; undefined when the organisation has no such assignment. */
export async function findFileOfJobs(
  tx: Tx,
  { orgId, assignmentId, language }: { orgId: string; assignmentId: string; language: Language },
): Promise<FileOfJobs | undefined> {
  const { rows } = await sql<FileOfJobs>`
    select file.claim_file_id, file.closed_at is not null as is_closed, coalesce(event.county_code, file.county_code) as county_code,
      file.policy_type_code, file.plate, car.vehicle_brand_code as brand_code, car.vehicle_category_code as category_code,
      nullif(left(concat_ws(' ', brand.name, car.model, car.manufacture_year), 120), '') as vehicle_name,
      left(party_name(driver), 120) as contact_name,
      (select left(channel.value, 20) from contact_channel channel where channel.org_id = ${orgId}
        and channel.party_id = driver.party_id and channel.kind = 'phone'
        order by channel.is_preferred desc, channel.contact_channel_id limit 1) as contact_phone,
      left(coalesce((select string_agg(part.${sql.ref(`name_${language}`)}, ', ' order by part.position)
        from claim_vehicle of_file cross join lateral jsonb_array_elements(of_file.damaged_parts) damaged
        join vehicle_part part on part.vehicle_part_code = damaged ->> 'vehicle_part_code'
        where of_file.org_id = ${orgId} and of_file.claim_file_id = file.claim_file_id
          and of_file.vehicle_id = file.main_vehicle_id), event.description, ''), 2000) as damage
    from assignment work
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = work.claim_file_id
    join event on event.org_id = ${orgId} and event.event_id = file.event_id
    left join vehicle car on car.org_id = ${orgId} and car.vehicle_id = file.main_vehicle_id
    left join vehicle_brand brand on brand.vehicle_brand_code = car.vehicle_brand_code
    left join party driver on driver.org_id = ${orgId}
      and driver.party_id = coalesce(file.notifier_party_id, file.claimant_party_id)
    where work.org_id = ${orgId} and work.assignment_id = ${assignmentId}`.execute(tx);
  return rows[0];
}

/** Which of some documents are not of a file, or are no longer part of it. */
export async function findForeignDocuments(
  tx: Tx,
  { orgId, claimFileId, documentIds }: { orgId: string; claimFileId: string; documentIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${documentIds}::uuid[]) asked (id)
    where not exists (select from document where document.org_id = ${orgId} and document.document_id = asked.id
      and document.claim_file_id = ${claimFileId} and not document.is_private
      and document.state not in ('rejected', 'superseded'))`.execute(tx);
  return rows.map(({ id }) => id);
}
