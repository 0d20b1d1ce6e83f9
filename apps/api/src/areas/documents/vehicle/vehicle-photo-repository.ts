import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type FileAsked = { orgId: string; claimFileId: string };

/** The chassis number of the vehicle that a claim file is about. */
export async function findVinOfFile(tx: Tx, { orgId, claimFileId }: FileAsked): Promise<string | null> {
  const file = await tx
    .selectFrom('claim_file')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select('vin')
    .executeTakeFirst();
  return file?.vin ?? null;
}

type Row = Omit<Schema<'VehiclePhotosOfFile'>, 'opened_at'> & { opened_at: Date };

/** Photos of damage in the other files of a chassis number, by file; files without any are left out. */
export async function findPhotosOfVehicle(
  tx: Tx,
  asked: FileAsked & { vin: string; mostFiles: number; mostPhotos: number },
): Promise<Schema<'VehiclePhotosOfFile'>[]> {
  const { orgId, claimFileId, vin, mostFiles, mostPhotos } = asked;
  const { rows } = await sql<Row>`
    select file.claim_file_no, file.opened_at, found.total, found.photos
    from claim_file file
    cross join lateral (
      select count(*)::integer as total, jsonb_agg(jsonb_build_object(
          'id', photo.document_id, 'file_name', photo.file_name, 'mime_type', photo.mime_type,
          'has_thumbnail', photo.thumbnail_key is not null or photo.copies_state = 'waiting',
          'system_time', to_char(photo.system_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by photo.place) filter (where photo.place <= ${mostPhotos}) as photos
      from (
        select document.*, row_number() over (order by system_time desc, document_id desc) as place from document
        where document.org_id = file.org_id and document.claim_file_id = file.claim_file_id
          -- Pictures of papers show people, and nothing of the vehicle.
          and document.doc_type_code = 'damage_photo' and document.mime_type like 'image/%'
          and document.state not in ('rejected', 'superseded')
          and document.scan_state not in ('pending', 'infected')
      ) photo
    ) found
    where file.org_id = ${orgId} and file.vin = ${vin} and file.claim_file_id <> ${claimFileId} and found.total > 0
    order by file.opened_at desc, file.claim_file_id desc
    limit ${mostFiles}`.execute(tx);
  return rows.map(({ opened_at: at, ...row }) => ({ ...row, opened_at: at.toISOString() }));
}
