import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Smaller pictures are logos and signatures under e-mails. */
const leastBytes = sql.lit(10_000);
/** A picture that more files hold is a letterhead, whoever sends it. */
const mostFiles = sql.lit(20);

/** The claim files that hold a photo of exactly one of these contents; files that nobody but their owner sees are left out. */
export async function findFilesWithPhotos(
  tx: Transaction<Database>,
  orgId: string,
  hashes: readonly string[],
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const { rows } = await sql<{ claim_file_id: string }>`
    with held as (
      select asked.sha256, few.claim_file_id
      from unnest(${[...hashes]}::text[]) as asked (sha256)
        cross join lateral (
          select distinct document.claim_file_id from document
          where document.org_id = ${orgId} and document.sha256 = asked.sha256 and document.claim_file_id is not null
            and not document.is_private and document.mime_type like 'image/%' and document.size_bytes >= ${leastBytes}
          limit ${mostFiles} + 1) few
    )
    select distinct claim_file_id from held
    where sha256 in (select sha256 from held group by sha256 having count(*) <= ${mostFiles})`.execute(tx);
  return rows.map((row) => row.claim_file_id);
}

/** The contents of a file's photos: of all of them, or of some. */
export async function findPhotoHashes(
  tx: Transaction<Database>,
  orgId: string,
  { claimFileId, documentIds }: { claimFileId: string; documentIds?: readonly string[] },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('mime_type', 'like', 'image/%')
    .$if(documentIds !== undefined, (query) => query.where('document_id', 'in', [...(documentIds ?? [])]))
    .select('sha256')
    .distinct()
    .limit(100)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}
