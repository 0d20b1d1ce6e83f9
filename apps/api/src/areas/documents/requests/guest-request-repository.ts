import { addressOfExample } from '../examples/example-repository.ts';
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

/** The request with a key, in whichever organisation. */
export async function findRequestByKey(tx: Tx, key: string) {
  const hash = createHash('sha256').update(key).digest('hex');
  const { rows } = await sql<{ orgId: string; docRequestId: string }>`
    select org_id as "orgId", doc_request_id as "docRequestId" from find_doc_request_key(${hash})`.execute(
    tx,
  );
  return rows[0];
}

/** A request that its link has just opened. */
export type OpenedRequest = {
  doc_request_id: string;
  claim_file_id: string;
  assignment_id: string | null;
  is_first_view: boolean;
};

/** Notes that the link of a request was opened; `undefined` when it opens nothing any more. */
export async function openRequest(
  tx: Tx,
  { orgId, docRequestId, now }: { orgId: string; docRequestId: string; now: Date },
): Promise<OpenedRequest | undefined> {
  const { rows } = await sql<OpenedRequest>`
    with before as (
      select doc_request_id, viewed_at from doc_request
      where org_id = ${orgId} and doc_request_id = ${docRequestId}
        and doc_request_link_opens(${orgId}, ${docRequestId}, ${now}) for no key update
    )
    update doc_request request set viewed_at = coalesce(request.viewed_at, ${now}),
      status = case request.status when 'sent' then 'viewed' else request.status end
    from before where request.org_id = ${orgId} and request.doc_request_id = before.doc_request_id
    returning request.doc_request_id, request.claim_file_id, request.assignment_id,
      before.viewed_at is null as is_first_view`.execute(tx);
  return rows[0];
}

/** The item of a guest's request, and where what comes for it belongs. */
export type RequestedItem = {
  docRequestItemId: string;
  docRequestId: string;
  docTypeCode: string;
  state: Schema<'DocRequestItemState'>;
  claimFileId: string;
  assignmentId: string | null;
};

/** An item of the organisation, joined with its request. */
function itemWithRequest(tx: Tx, orgId: string, itemId: string) {
  return tx
    .selectFrom('doc_request_item as item')
    .innerJoin('doc_request as request', (join) =>
      join
        .onRef('request.org_id', '=', 'item.org_id')
        .onRef('request.doc_request_id', '=', 'item.doc_request_id'),
    )
    .where('item.org_id', '=', orgId)
    .where('item.doc_request_item_id', '=', itemId);
}

/** An item of one request; `undefined` when the request has no such item. */
export async function findRequestedItem(
  tx: Tx,
  { orgId, docRequestId, itemId }: { orgId: string; docRequestId: string; itemId: string },
): Promise<RequestedItem | undefined> {
  return itemWithRequest(tx, orgId, itemId)
    .where('item.doc_request_id', '=', docRequestId)
    .select([
      'item.doc_request_item_id as docRequestItemId',
      'item.doc_request_id as docRequestId',
      'item.doc_type_code as docTypeCode',
      'item.state',
      'request.claim_file_id as claimFileId',
      'request.assignment_id as assignmentId',
    ])
    .executeTakeFirst();
}

/** An item that was asked for on a claim file, with the status of its request; `undefined` when that file has none such. */
export async function findItemOnFile(
  tx: Tx,
  { orgId, claimFileId, itemId }: { orgId: string; claimFileId: string; itemId: string },
) {
  return itemWithRequest(tx, orgId, itemId)
    .where('request.claim_file_id', '=', claimFileId)
    .select([
      'item.doc_request_item_id as docRequestItemId',
      'item.doc_type_code as docTypeCode',
      'item.state',
      'request.status',
    ])
    .executeTakeFirst();
}

/** How many files of an item were neither refused nor replaced; its other uploads wait for this answer. */
export async function countPages(tx: Tx, orgId: string, docRequestItemId: string): Promise<number> {
  await sql`select from doc_request_item where org_id = ${orgId} and doc_request_item_id = ${docRequestItemId}
    for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from document where org_id = ${orgId}
      and doc_request_item_id = ${docRequestItemId} and state not in ('rejected', 'superseded')`.execute(tx);
  return rows[0]?.count ?? 0;
}

type Shown = Omit<Schema<'RequestedDocuments'>, 'verdict_by' | 'contact' | 'tracker_url'> & {
  org_code: string;
  contact_name: string;
  contact_phone: string | null;
};

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A request as its recipient sees it. */
export async function findRequestForGuest(
  tx: Tx,
  {
    orgId,
    docRequestId,
    language,
    now,
  }: { orgId: string; docRequestId: string; language: Language; now: Date },
): Promise<Shown | undefined> {
  const { rows } = await sql<Shown>`
    select file.claim_file_no, file.plate, request.language, request.message, request.due_date,
      case request.status when 'rejected' then 'partial' when 'draft' then 'sent' else request.status end as status,
      (select ${instant('answered.at')} from (select max(item.answered_at) as at from doc_request_item item
        where item.org_id = request.org_id and item.doc_request_id = request.doc_request_id) answered) as answered_at,
      org.org_code, coalesce(asker.full_name, org.org_name) as contact_name, org.contact_phone,
      (select jsonb_agg(jsonb_build_object('id', item.doc_request_item_id, 'doc_type_code', item.doc_type_code,
          'name', ${sql.ref(`type.name_${language}`)}, 'guidance', ${sql.ref(`type.guidance_${language}`)},
          'example_code', type.example_code, 'example', case when type.example_hash is not null then
            jsonb_build_object('url', ${addressOfExample('')} || type.example_hash, 'alt', ${sql.ref(`type.example_alt_${language}`)}) end,
          'state', item.state, 'reject_reason', item.reject_reason,
          'decided_at', ${instant('item.decided_at')}, 'not_owned_code', item.not_owned_code,
          'takes_pdf', 'application/pdf' = any (type.allowed_mime_types),
          'takes_pictures', type.allowed_mime_types && '{image/jpeg,image/png,image/webp,image/heic,image/heif,image/tiff,image/avif}',
          'pages', (select coalesce(jsonb_agg(jsonb_build_object('id', page.document_id, 'file_name', page.file_name,
              'mime_type', page.mime_type, 'size', page.size_bytes,
              'is_being_scanned', page.scan_state = 'pending', 'system_time', ${instant('page.system_time')})
              order by page.system_time, page.document_id), '[]')
            from (select * from document where document.org_id = item.org_id
              and document.doc_request_item_id = item.doc_request_item_id
              and document.state not in ('rejected', 'superseded')
              order by document.system_time, document.document_id limit 20) page))
        order by item.position)
        from doc_request_item item
        join doc_type type on type.org_id = item.org_id and type.doc_type_code = item.doc_type_code
        where item.org_id = request.org_id and item.doc_request_id = request.doc_request_id) as items
    from doc_request request
    join claim_file file on file.org_id = request.org_id and file.claim_file_id = request.claim_file_id
    join organisation org on org.org_id = request.org_id
    left join app_user asker on asker.org_id = request.org_id and asker.user_id = contact_at(${orgId}, request.asked_by_user_id, ${now})
    where request.org_id = ${orgId} and request.doc_request_id = ${docRequestId}`.execute(tx);
  return rows[0];
}

/** Removes a file of an item that is not sent yet; answers the keys of its content. */
export async function deletePage(
  tx: Tx,
  { orgId, docRequestId, documentId }: { orgId: string; docRequestId: string; documentId: string },
) {
  const { rows } = await sql<{
    storage_key: string;
    thumbnail_key: string | null;
    copy_key: string | null;
    file_name: string;
    claim_file_id: string;
    assignment_id: string | null;
  }>`
    delete from document using doc_request_item item
    where document.org_id = ${orgId} and document.document_id = ${documentId} and document.state = 'received'
      and item.org_id = document.org_id and item.doc_request_item_id = document.doc_request_item_id
      and item.doc_request_id = ${docRequestId} and item.state in ('requested', 'rejected')
    returning document.storage_key, document.thumbnail_key, document.copy_key, document.file_name,
      document.claim_file_id, document.assignment_id`.execute(tx);
  return rows[0];
}
