import { sql, type Transaction } from 'kysely';
import type { Database } from '../../generated/database.ts';

/** What a kind of document is called. */
export type DocTypeName = { doc_type_code: string; ro: string; en: string };

/** Names of some kinds of document, in the order in which the organisation lists them; unknown ones are left out. */
export async function findDocTypeNames(
  tx: Transaction<Database>,
  orgId: string,
  codes: readonly string[],
): Promise<DocTypeName[]> {
  return tx
    .selectFrom('doc_type')
    .where('org_id', '=', orgId)
    .where('doc_type_code', 'in', [...codes])
    .select(['doc_type_code', 'name_ro as ro', 'name_en as en'])
    .orderBy('position')
    .execute();
}

type NewDocRequest = {
  orgId: string;
  claimFileId: string;
  assignmentId: string;
  key: string;
  keyHash: string;
  partyId: string;
  channel: 'email' | 'sms';
  message: string | null;
  docTypeCodes: readonly string[];
  expiresAt: Date;
  now: Date;
};

/** Keeps a request with what it asks for; answers its id. */
export async function insertDocRequest(tx: Transaction<Database>, request: NewDocRequest): Promise<string> {
  const { rows } = await sql<{ doc_request_id: string }>`
    with request as (
      insert into doc_request (org_id, request_key, key_hash, claim_file_id, assignment_id, recipient_party_id, channel,
        message, status, system_time, sent_at, expires_at)
      values (${request.orgId}, ${request.key}, ${request.keyHash}, ${request.claimFileId}, ${request.assignmentId},
        ${request.partyId}, ${request.channel}, ${request.message}, 'sent', ${request.now}, ${request.now},
        ${request.expiresAt})
      returning org_id, doc_request_id
    ), items as (
      insert into doc_request_item (org_id, doc_request_id, doc_type_code, position)
      select request.org_id, request.doc_request_id, wanted.code, wanted.position
      from request, unnest(${[...request.docTypeCodes]}::text[]) with ordinality as wanted (code, position)
    )
    select doc_request_id from request`.execute(tx);
  const [kept] = rows;
  if (kept === undefined) throw new Error('A request for documents was not stored.');
  return kept.doc_request_id;
}
