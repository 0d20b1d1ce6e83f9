import type { TestApi } from '#src/testing/start-test-api.ts';
import { onePixelPng } from '#src/testing/multipart.ts';
import { sql } from 'kysely';
import { ruleWith, someCustomer } from './special-calls.ts';

/** The settings of the rule that `newRule` stores. */
export const hours = ruleWith('sla', { sla: { hours: 24, factor_percent: null } });

/** A rule of a customer for its deadlines. */
export async function newRule(api: TestApi, orgId: string, customerId: string) {
  const { rows } = await sql<{ special_rule_id: string }>`
    insert into special_rule (org_id, special_customer_id, kind, settings, changed_at)
    values (${orgId}, ${customerId}, 'sla', ${JSON.stringify(hours)}, now()) returning special_rule_id`.execute(
    api.database.kysely,
  );
  const [rule] = rows;
  if (rule === undefined) throw new Error('The rule was not stored.');
  return rule;
}

/** A fleet with one plate. */
export async function newCustomer(api: TestApi, orgId: string) {
  const { rows } = await sql<{ special_customer_id: string; special_customer_match_id: string }>`
    with customer as (insert into special_customer (org_id, name, kind) values (${orgId}, ${someCustomer.name}, 'fleet')
      returning special_customer_id)
    insert into special_customer_match (org_id, special_customer_id, kind, match_key, shown)
    select ${orgId}, special_customer_id, 'plate', 'B102BTL', 'B102BTL' from customer
    returning special_customer_id, special_customer_match_id`.execute(api.database.kysely);
  const [customer] = rows;
  if (customer === undefined) throw new Error('The customer was not stored.');
  return customer;
}

type OnFile = { orgId: string; claimFileId: string; special_customer_id: string };

/** A check that has found the file to lose its customer; while it runs, no other takes its place. */
export async function newRematch(
  api: TestApi,
  { orgId, claimFileId, special_customer_id: customerId }: OnFile,
) {
  const { rows } = await sql<{ special_rematch_id: string }>`
    with rematch as (
      insert into special_rematch (org_id, state, list_version, file_count, compared_count, started_at,
        started_by_user_id)
      select ${orgId}, 'comparing', sum(row_version), 1, 1, now(), (select min(user_id::text)::uuid from app_user where org_id = ${orgId})
      from special_customer where org_id = ${orgId} returning special_rematch_id
    )
    insert into special_rematch_file (org_id, special_rematch_id, claim_file_id, before_customer_id, reasons)
    select ${orgId}, special_rematch_id, ${claimFileId}, ${customerId}, '[]' from rematch
    returning special_rematch_id`.execute(api.database.kysely);
  return rows[0];
}

/** A document of a partner. */
export async function newPaper(api: TestApi, orgId: string, partnerId: string, id: string): Promise<void> {
  const storageKey = await api.runtime.files.save(onePixelPng);
  await sql`
    with file as (
      insert into document (org_id, doc_type_code, file_name, mime_type, size_bytes, sha256, storage_key, is_private,
        uploaded_in_session_id)
      values (${orgId}, 'other', 'autorizatie.png', 'image/png', ${onePixelPng.length}, ${'0'.repeat(64)},
        ${storageKey}, true, gen_random_uuid())
      returning document_id)
    insert into partner_document (org_id, partner_document_id, partner_id, document_id, title, added_at, added_by_user_id)
    select ${orgId}, ${id}, ${partnerId}, document_id, 'Autorizație', now(),
      (select user_id from app_user where org_id = ${orgId} and username = 'ana.ionescu')
    from file`.execute(api.database.kysely);
}

/** Documents of the customer that the sweeps are about, one for the call that removes it. */
export const customerPaperIds = {
  kept: '01900000-0000-7000-8000-000000000051',
  removed: '01900000-0000-7000-8000-000000000052',
};

/** The same of the partner. */
export const partnerPaperIds = {
  kept: '01900000-0000-7000-8000-000000000053',
  removed: '01900000-0000-7000-8000-000000000054',
};

/** Keeps the document of a customer, again where it has been removed. */
export async function keepCustomerPaper(api: TestApi, customerId: string, id: string): Promise<void> {
  const storageKey = await api.runtime.files.save(onePixelPng);
  await sql`
    with customer as (select org_id, special_customer_id from special_customer where special_customer_id = ${customerId}),
    file as (
      insert into document (org_id, document_id, doc_type_code, file_name, mime_type, size_bytes, sha256, storage_key,
        is_private, uploaded_in_session_id)
      select org_id, ${id}, 'other', 'contract.png', 'image/png', ${onePixelPng.length}, ${'0'.repeat(64)},
        ${storageKey}, true, gen_random_uuid() from customer
      on conflict (org_id, document_id) do update set storage_key = excluded.storage_key)
    insert into special_customer_document (org_id, document_id, special_customer_id, file_name, added_at, added_by_user_id)
    select org_id, ${id}, special_customer_id, 'contract.png', now(),
      (select user_id from app_user where app_user.org_id = customer.org_id and username = 'ana.ionescu') from customer
    on conflict (org_id, document_id) do update set removed_at = null, removed_by_user_id = null`.execute(
    api.database.kysely,
  );
}
