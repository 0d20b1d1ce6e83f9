import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

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

/** What claimants can be asked for, in the order of the organisation. */
export async function findAskableDocTypes(tx: Transaction<Database>, orgId: string, language: Language) {
  return tx
    .selectFrom('doc_type')
    .where('org_id', '=', orgId)
    .where('is_active', '=', true)
    .where('is_visible_to_claimant', '=', true)
    .select(['doc_type_code as code', `name_${language} as name`])
    .orderBy('position')
    .limit(200)
    .execute();
}

type NewDocRequests = {
  orgId: string;
  requests: readonly {
    request_key: string;
    key_hash: string;
    claim_file_id: string;
    assignment_id: string;
    recipient_party_id: string;
    channel: 'email' | 'sms';
  }[];
  message: string | null;
  docTypeCodes: readonly string[];
  expiresAt: Date;
  now: Date;
};

/** Keeps requests that ask for the same; answers their ids by their keys. */
export async function insertDocRequests(
  tx: Transaction<Database>,
  { orgId, requests, message, docTypeCodes, expiresAt, now }: NewDocRequests,
): Promise<ReadonlyMap<string, string>> {
  if (requests.length === 0) return new Map();
  const common = { org_id: orgId, message, status: 'sent' as const, system_time: now, sent_at: now };
  const rows = await tx
    .insertInto('doc_request')
    .values(requests.map((request) => ({ ...request, ...common, expires_at: expiresAt })))
    .returning(['request_key', 'doc_request_id'])
    .execute();
  await tx
    .insertInto('doc_request_item')
    .values(
      rows.flatMap((row) =>
        docTypeCodes.map((code, position) => ({
          org_id: orgId,
          doc_request_id: row.doc_request_id,
          doc_type_code: code,
          position,
        })),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.request_key, row.doc_request_id]));
}
