import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type FileAsked = { orgId: string; claimFileId: string; language: Language };
type PageAsked = FileAsked & {
  /** The last document of the page before. */
  after: string | undefined;
  limit: number;
};

/** How many documents a claim file has. */
export async function countDocumentsOfFile(tx: Transaction<Database>, orgId: string, claimFileId: string) {
  const counted = await tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}

/** The documents of a claim file, newest first. */
export async function findDocumentsOfFile(tx: Transaction<Database>, asked: PageAsked) {
  const { orgId, claimFileId, after, limit } = asked;
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(document.system_time, document.document_id) < (select system_time, document_id from document
          where org_id = ${orgId} and claim_file_id = ${claimFileId} and document_id = ${after})`;
  return listed(tx, asked, beyond, limit);
}

/** Some documents of a claim file, newest first; what belongs to another file is left out. */
export async function findDocumentsByIds(
  tx: Transaction<Database>,
  asked: FileAsked,
  ids: readonly string[],
) {
  return listed(tx, asked, sql`document.document_id = any (${[...ids]}::uuid[])`, ids.length);
}

async function listed(
  tx: Transaction<Database>,
  { orgId, claimFileId, language }: FileAsked,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<Schema<'Document'>[]> {
  const { rows } = await sql<Listed>`
    select document.document_id as id, document.doc_type_code, ${sql.ref(`doc_type.name_${language}`)} as doc_type_name,
      document.file_name, document.mime_type, document.size_bytes as size, document.state, document.visibility,
      document.thumbnail_key is not null or document.copies_state = 'waiting' as has_thumbnail,
      uploader.full_name as uploaded_by_name, document.system_time, document.row_version, document.assignment_id,
      document.doc_request_item_id, document.reject_reason, judge.full_name as judged_by_name, document.judged_at,
      document.registration_no, document.registration_date, document.description, document.sha256,
      document.scan_state, document.scan_signature, document.page_count,
      (select count(*)::integer from annotation
        where annotation.org_id = document.org_id and annotation.document_id = document.document_id) as annotation_count,
      (select jsonb_build_object('document_id', first.document_id, 'file_name', first.file_name) from document first
        where first.org_id = document.org_id and first.claim_file_id = document.claim_file_id
          and first.sha256 = document.sha256
          and (first.system_time, first.document_id) < (document.system_time, document.document_id)
        order by first.system_time, first.document_id limit 1) as duplicate_of
    from document
    join doc_type on doc_type.org_id = document.org_id and doc_type.doc_type_code = document.doc_type_code
    left join app_user uploader
      on uploader.org_id = document.org_id and uploader.user_id = document.uploaded_by_user_id
    left join app_user judge on judge.org_id = document.org_id and judge.user_id = document.judged_by_user_id
    where document.org_id = ${orgId} and document.claim_file_id = ${claimFileId} and ${condition}
    order by document.system_time desc, document.document_id desc
    limit ${limit}`.execute(tx);
  return rows.map(({ system_time: at, judged_at: judgedAt, ...row }) => ({
    ...row,
    system_time: at.toISOString(),
    judged_at: judgedAt?.toISOString() ?? null,
  }));
}

type Listed = Omit<Schema<'Document'>, 'system_time' | 'judged_at'> & {
  system_time: Date;
  judged_at: Date | null;
};

type ContentsAsked = {
  orgId: string;
  claimFileId: string;
  /** All of the file when absent. */
  ids: readonly string[] | undefined;
  limit: number;
};

/** Where the content of a document lies, and what it is called. */
export type StoredContent = {
  file_name: string;
  storage_key: string;
  system_time: Date;
  claim_file_no: string;
};

/** The contents of a claim file that nobody holds back, newest first. */
export async function findContentsOfFile(
  tx: Transaction<Database>,
  { orgId, claimFileId, ids, limit }: ContentsAsked,
): Promise<StoredContent[]> {
  const chosen = ids === undefined ? sql`true` : sql`document.document_id::text = any (${[...ids]}::text[])`;
  const { rows } = await sql<StoredContent>`
    select document.file_name, document.storage_key, document.system_time, claim_file.claim_file_no
    from document join claim_file
      on claim_file.org_id = document.org_id and claim_file.claim_file_id = document.claim_file_id
    where document.org_id = ${orgId} and document.claim_file_id = ${claimFileId}
      and document.scan_state not in ('pending', 'infected') and ${chosen}
    order by document.system_time desc, document.document_id desc limit ${limit}`.execute(tx);
  return rows;
}
