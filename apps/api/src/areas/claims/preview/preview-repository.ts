import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type PreviewQuery = { orgId: string; claimFileNo: string; language: Language };

/** The file of a number, with what leads to the rest of it. */
export type PreviewedFile = Schema<'PreviewHeader'> & { claim_file_id: string; event_id: string };

/** Photos of the damage are the only documents that show nothing but vehicles. */
const pictureType = 'damage_photo';
const documentsOfPage = 100;

/** Which page of the documents of a file; without `after` the first. */
export type PreviewedDocumentsAsked = {
  orgId: string;
  claimFileId: string;
  language: Language;
  after?: string | undefined;
};

/** Finds a claim file of this organisation by its number. */
export async function findPreviewedFile(
  tx: Transaction<Database>,
  { orgId, claimFileNo, language }: PreviewQuery,
): Promise<PreviewedFile | undefined> {
  const { rows } = await sql<PreviewedFile>`
    select file.claim_file_id, file.event_id, file.claim_file_no, nullif(file.claimant_name, '') as claimant_name,
      file.plate, ${sql.ref(`policy_type.name_${language}`)} as policy_type_name, file.policy_number,
      ${sql.ref(`status.name_${language}`)} as status_name, status.color as status_color,
      status.category_code as status_category_code, county.name as county_name,
      file.legal_due_date, ${asInstant('opened_at')}, ${asInstant('closed_at')}
    from claim_file file
    join policy_type on policy_type.policy_type_code = file.policy_type_code
    left join county on county.county_code = file.county_code
    left join assignment on assignment.org_id = file.org_id and assignment.claim_file_id = file.claim_file_id
      and assignment.is_case_master
    left join status on status.org_id = file.org_id and status.status_code = assignment.status_code
      and status.assignment_type_code = assignment.assignment_type_code
    where file.org_id = ${orgId} and file.claim_file_no = ${claimFileNo}`.execute(tx);
  return rows[0];
}

/** Accounts and addresses of people, in full: they are masked before they leave the server. */
export async function findPrivateData(tx: Transaction<Database>, orgId: string, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  return tx
    .selectFrom('party')
    .leftJoin('county', 'county.county_code', 'party.county_code')
    .where('party.org_id', '=', orgId)
    .where('party.party_id', 'in', partyIds)
    .select(['party.party_id', 'party.address', 'party.locality', 'county.name as county_name'])
    .execute();
}

/** A page of the documents of a file, newest first, and how many there are on all pages. */
export async function findPreviewedDocuments(
  tx: Transaction<Database>,
  { orgId, claimFileId, language, after }: PreviewedDocumentsAsked,
) {
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(document.system_time, document.document_id) < (select known.system_time, known.document_id
          from document known where known.org_id = ${orgId} and known.claim_file_id = ${claimFileId}
            and known.document_id = ${after})`;
  const { rows } = await sql<Schema<'PreviewDocument'>>`
    select document.document_id, document.file_name, ${sql.ref(`doc_type.name_${language}`)} as doc_type_name,
      document.doc_type_code = ${pictureType} and (document.thumbnail_key is not null or document.copies_state = 'waiting')
        and document.scan_state not in ('pending', 'infected') as is_picture,
      to_char(document.system_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as system_time
    from document
    join doc_type on doc_type.org_id = document.org_id and doc_type.doc_type_code = document.doc_type_code
    where document.org_id = ${orgId} and document.claim_file_id = ${claimFileId} and ${isAfter}
    order by document.system_time desc, document.document_id desc
    limit ${sql.lit(documentsOfPage + 1)}`.execute(tx);
  const counted = await tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.slice(0, documentsOfPage),
    hasMore: rows.length > documentsOfPage,
    total: Number(counted.count),
  };
}

function asInstant(column: string) {
  const instant = sql.ref(`file.${column}`);
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.ref(column)}`;
}
