import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** What a report is compared by; plates as they are stored, telephone numbers in E.164. */
export type ReportTraits = {
  plates: readonly string[];
  otherPlates: readonly string[];
  phones: readonly string[];
  /** Files that hold one of the report's photos. */
  photoFiles: readonly string[];
  date?: string | undefined;
  time?: string | undefined;
  timeUntil?: string | undefined;
};

/** A file that shares a vehicle or a telephone number with the report. */
export type SimilarFile = {
  claim_file_id: string;
  claim_file_no: string;
  assignment_id: string | null;
  claimant_name: string;
  plate: string | null;
  other_plates: string[];
  date: string;
  time: string | null;
  time_until: string | null;
  place: string;
  opened_at: string;
  is_closed: boolean;
  has_phone: boolean;
  has_photo: boolean;
};

// Of a fleet or a broker only the newest say something.
const mostOfOneTrait = sql.lit(100);
const mostFiles = sql.lit(50);

/**
 * Files of the 90 days around the accident that share a vehicle or a telephone number with a report, the newest first.
 *
 * A photo is evidence whenever it was used before: its files have no such bounds.
 */
export async function findSimilarFiles(
  tx: Transaction<Database>,
  orgId: string,
  { plates, otherPlates, phones, photoFiles, date }: ReportTraits,
  today: string,
): Promise<SimilarFile[]> {
  const around = date ?? today;
  const { rows } = await sql<SimilarFile>`
    with cars as (
      select vehicle_id from vehicle where org_id = ${orgId} and plate_norm = any (${[...plates, ...otherPlates]}::text[])
      order by vehicle_id desc limit ${mostOfOneTrait}
    ), holders as (
      select party_id from contact_channel where org_id = ${orgId} and value = any (${[...phones]}::text[]) and kind = 'phone'
      order by contact_channel_id desc limit ${mostOfOneTrait}
    ), by_phone as (
      select file.claim_file_id from holders join claim_file file
        on file.org_id = ${orgId} and file.notifier_party_id = holders.party_id
      union select file.claim_file_id from holders join claim_file file
        on file.org_id = ${orgId} and file.claimant_party_id = holders.party_id
    ), similar_file as (
      select part.claim_file_id from cars join claim_vehicle part
        on part.org_id = ${orgId} and part.vehicle_id = cars.vehicle_id
      union select claim_file_id from by_phone
      union select unnest(${[...photoFiles]}::uuid[])
    )
    select file.claim_file_id, file.claim_file_no, main.assignment_id, file.claimant_name, file.plate,
      array(select vehicle.plate_norm from claim_vehicle part
        join vehicle on vehicle.org_id = part.org_id and vehicle.vehicle_id = part.vehicle_id
        where part.org_id = file.org_id and part.claim_file_id = file.claim_file_id
          and part.vehicle_id is distinct from file.main_vehicle_id and vehicle.plate_norm is not null
        order by vehicle.vehicle_id limit 20) as other_plates,
      event.occurred_on as date, to_char(event.occurred_at_time, 'HH24:MI') as time,
      to_char(event.occurred_until_time, 'HH24:MI') as time_until,
      concat_ws(', ', event.street, event.locality, county.name) as place,
      to_char(file.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as opened_at,
      file.closed_at is not null as is_closed,
      exists (select from by_phone where by_phone.claim_file_id = file.claim_file_id) as has_phone,
      file.claim_file_id = any (${[...photoFiles]}::uuid[]) as has_photo
    from similar_file
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = similar_file.claim_file_id
    join event on event.org_id = file.org_id and event.event_id = file.event_id
    left join county on county.county_code = event.county_code
    left join lateral (
      select assignment_id from assignment work
      where work.org_id = file.org_id and work.claim_file_id = file.claim_file_id
      order by work.is_case_master desc, work.assignment_id limit 1) main on true
    where event.occurred_on between ${around}::date - 90 and ${around}::date + 90
      or file.claim_file_id = any (${[...photoFiles]}::uuid[])
    order by file.opened_at desc, file.claim_file_id desc limit ${mostFiles}`.execute(tx);
  return rows;
}

/** What a report that is a file already is compared by, without its photos. */
export async function findTraitsOfFile(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
): Promise<Omit<ReportTraits, 'photoFiles'>> {
  const { rows } = await sql<{
    plates: string[];
    otherPlates: string[];
    phones: string[];
    date: string;
    time: string | null;
    timeUntil: string | null;
  }>`
    select array_remove(array[file.plate], null) as plates,
      array(select vehicle.plate_norm from claim_vehicle part
        join vehicle on vehicle.org_id = part.org_id and vehicle.vehicle_id = part.vehicle_id
        where part.org_id = file.org_id and part.claim_file_id = file.claim_file_id
          and part.vehicle_id is distinct from file.main_vehicle_id and vehicle.plate_norm is not null
        order by vehicle.vehicle_id limit 20) as "otherPlates",
      array(select value from contact_channel channel
        where channel.org_id = file.org_id and channel.kind = 'phone'
          and channel.party_id in (file.notifier_party_id, file.claimant_party_id)
        order by channel.contact_channel_id limit 5) as phones,
      event.occurred_on as date, to_char(event.occurred_at_time, 'HH24:MI') as time,
      to_char(event.occurred_until_time, 'HH24:MI') as "timeUntil"
    from claim_file file join event on event.org_id = file.org_id and event.event_id = file.event_id
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Error('A claim file that is compared does not exist.');
  return { ...found, time: found.time ?? undefined, timeUntil: found.timeUntil ?? undefined };
}

/** Files of which a file says already that it looks like them, or that it is linked with; by their numbers. */
export async function findKnownLikeness(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ claim_file_no: string }>`
    select data ->> 'looks_like' as claim_file_no from timeline_event
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and data ? 'looks_like'
    union select file.claim_file_no from claim_file_link link join claim_file file on file.org_id = link.org_id
      and file.claim_file_id in (link.claim_file_id, link.linked_claim_file_id)
    where link.org_id = ${orgId} and ${claimFileId} in (link.claim_file_id, link.linked_claim_file_id)
    union select claim_file_no from claim_file where org_id = ${orgId} and claim_file_id = ${claimFileId}`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.claim_file_no));
}
