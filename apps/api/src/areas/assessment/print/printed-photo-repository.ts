import { sql, type Transaction } from 'kysely';
import type { NotePhoto } from '@dosar/assessment-domain';
import type { Database } from '#src/generated/database.ts';

/** A photo of a note with where its content is. */
export type StoredPhoto = NotePhoto & { sha256: string; file_name: string; copy_key: string | null };

/** The photos of a note in their order, each once for everything it shows. */
export async function findStoredPhotos(
  tx: Transaction<Database>,
  { orgId, noteId }: { orgId: string; noteId: string },
): Promise<StoredPhoto[]> {
  const { rows } = await sql<StoredPhoto>`
    select photo.document_id, photo.subject, photo.item_guid, document.sha256, document.file_name, document.copy_key
    from assessment_photo photo
    join document on document.org_id = photo.org_id and document.document_id = photo.document_id
    where photo.org_id = ${orgId} and photo.assessment_note_id = ${noteId} order by photo.position limit 300`.execute(
    tx,
  );
  return rows;
}
