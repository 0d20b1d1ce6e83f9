import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Finding = Schema<'NoteFinding'>;

/** The same part in a file of the same vehicle that was paid: the newest for each line. */
export async function findPaidBefore(
  tx: Tx,
  { orgId, assignmentId }: { orgId: string; assignmentId: string },
): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select distinct on (own.item_guid) 'paid_before:' || own.item_guid as finding_key, 'paid_before' as rule,
      'warning' as severity, own.item_guid, null as ignored_reason, file.claim_file_no, earlier.assignment_id,
      to_char(coalesce(file.closed_at, earlier.noted_at) at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as day,
      (file.paid_amount * 100)::float8 as amount_bani
    from item_reference own
    join item_reference earlier on earlier.org_id = own.org_id and earlier.part_key = own.part_key
      and earlier.claim_file_id <> own.claim_file_id
      and (earlier.vin = own.vin or (earlier.plate = own.plate and (own.vin is null or earlier.vin is null)))
    join claim_file file on file.org_id = earlier.org_id and file.claim_file_id = earlier.claim_file_id
    where own.org_id = ${orgId} and own.assignment_id = ${assignmentId} and file.paid_amount > 0
    order by own.item_guid, earlier.noted_at desc`.execute(tx);
  return rows;
}

/** Photos of the note whose very same content is on another file. */
export async function findReusedPhotos(
  tx: Tx,
  { orgId, noteId, claimFileId }: { orgId: string; noteId: string; claimFileId: string },
): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select distinct on (photo.document_id) 'photo_used_before:' || photo.document_id as finding_key, 'photo_used_before' as rule,
      'warning' as severity, photo.item_guid, null as ignored_reason, file.claim_file_no
    from assessment_photo photo
    join document own on own.org_id = photo.org_id and own.document_id = photo.document_id
    join document other on other.org_id = own.org_id and other.sha256 = own.sha256 and other.claim_file_id <> ${claimFileId}
    join claim_file file on file.org_id = other.org_id and file.claim_file_id = other.claim_file_id
    where photo.org_id = ${orgId} and photo.assessment_note_id = ${noteId}
    order by photo.document_id, other.system_time`.execute(tx);
  return rows;
}

/** An earlier note of the same vehicle on which it had run further. */
export async function findHigherOdometer(
  tx: Tx,
  { orgId, claimFileId, odometer }: { orgId: string; claimFileId: string; odometer: number | null },
): Promise<Finding[]> {
  if (odometer === null) return [];
  const { rows } = await sql<Finding>`
    select 'odometer_backwards' as finding_key, 'odometer_backwards' as rule, 'warning' as severity, null as item_guid,
      null as ignored_reason, other.claim_file_no, (note.head ->> 'odometer')::integer - ${odometer}::integer as kilometres,
      to_char(note.created_at at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as day
    from claim_file own
    join claim_file other on other.org_id = own.org_id and other.vin = own.vin and other.claim_file_id <> own.claim_file_id
      and other.opened_at < own.opened_at
    join assessment_note note on note.org_id = other.org_id and note.claim_file_id = other.claim_file_id
    where own.org_id = ${orgId} and own.claim_file_id = ${claimFileId} and (note.head ->> 'odometer')::integer > ${odometer}
    order by (note.head ->> 'odometer')::integer desc limit 1`.execute(tx);
  return rows;
}
