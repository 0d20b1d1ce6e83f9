import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { prepared } from '#src/kernel/database/index.ts';
import type { GroupSearch, SearchContext } from '../claims/extension-points.ts';
import {
  allOf,
  fileLink,
  findNewest,
  pageOf,
  textCondition,
  type Hit,
  type SearchedList,
} from '../claims/index.ts';

const documentId = sql`list.document_id`;
const list: SearchedList = {
  view: sql`document_search_list`,
  id: documentId,
  key: documentId,
  keyType: sql`uuid`,
};

/** Documents of a searched text: by their kind, else by file name, description or registration number. */
export async function findDocuments(search: GroupSearch) {
  const page = pageOf('documents', await hitsOf(search), search.page);
  return { items: await documentFacts(search, page.hits), next_cursor: page.next_cursor };
}

async function hitsOf(search: GroupSearch): Promise<Hit[]> {
  const { tx, page, spellings } = search;
  const codes = await kindsOf(search);
  if (codes.length > 0) return findOfKinds(search, codes);
  const text = textCondition(sql`list.search_text`, spellings);
  return text === undefined ? [] : findNewest(tx, { list, text, page });
}

/** Kinds of document with the text in their name, in either language. */
async function kindsOf({ tx, orgId, spellings }: GroupSearch): Promise<string[]> {
  const text = textCondition(sql`fold_text(name_ro || ' ' || name_en)`, spellings);
  if (text === undefined) return [];
  const { rows } = await sql<{ doc_type_code: string }>`
    select doc_type_code from doc_type where org_id = ${orgId} and ${text.walked}`.execute(tx);
  return rows.map((row) => row.doc_type_code);
}

async function findOfKinds({ tx, orgId, page }: SearchContext, codes: readonly string[]): Promise<Hit[]> {
  const beyond = page.after === undefined ? [] : [sql`document_id < ${page.after.id}::uuid`];
  const { rows } = await sql<Hit>`
    select newest.document_id as id, newest.document_id::text as key
    from unnest(${codes}::text[]) as code, lateral (
      select document_id from document
      where org_id = ${orgId} and doc_type_code = code and claim_file_id is not null and ${allOf(beyond)}
      order by document_id desc limit ${sql.lit(page.size + 1)}
    ) as newest
    order by newest.document_id desc limit ${sql.lit(page.size + 1)}`.execute(tx);
  return rows;
}

async function documentFacts({ tx, orgId, language }: SearchContext, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const { rows } = await sql<Schema<'FoundDocument'>>`${prepared}
    select document.document_id, document.file_name, ${sql.ref(`doc_type.name_${language}`)} as doc_type_name,
      to_char(document.system_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as system_time, link.file
    from unnest(${hits.map(({ id }) => id)}::uuid[]) with ordinality as hit (id, place)
    join document on document.org_id = ${orgId} and document.document_id = hit.id
    join doc_type on doc_type.org_id = ${orgId} and doc_type.doc_type_code = document.doc_type_code
    join lateral (
      select to_jsonb(known) as file from (
        ${fileLink(orgId, language, sql`document.claim_file_id`)}
      ) as known
    ) as link on true
    order by hit.place`.execute(tx);
  return rows;
}
