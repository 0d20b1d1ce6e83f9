import type { TestApi } from '#src/testing/start-test-api.ts';
import { sql } from 'kysely';

/** Jobs of a partner whose people belong to the organisation itself, so that the sweeps have an owner who may do everything. */
export const ownJobIds = {
  sent: '01900000-0000-7000-8000-000000000061',
  accepted: '01900000-0000-7000-8000-000000000062',
  approved: '01900000-0000-7000-8000-000000000063',
  done: '01900000-0000-7000-8000-000000000064',
};
const states = Object.keys(ownJobIds) as (keyof typeof ownJobIds)[];

type OnFile = { orgId: string; claimFileId: string; partnerId: string };

/** Stores a job in each state in which the partner acts, with a document of the file; answers the document. */
export async function newOwnJobs(api: TestApi, { orgId, claimFileId, partnerId }: OnFile): Promise<string> {
  const { kysely } = api.database;
  await sql`update partner set partner_org_id = ${orgId} where org_id = ${orgId} and partner_id = ${partnerId}`.execute(
    kysely,
  );
  for (const state of states)
    await sql`
      insert into partner_job (org_id, partner_job_id, claim_file_id, kind, state, state_since, next_party, due_at, partner_id,
        damage, choice_reason, on_silence, offer_no, created_at)
      values (${orgId}, ${ownJobIds[state]}, ${claimFileId}, 'repair', ${state}, now(), 'partner', now(), ${partnerId},
        'bară față', 'aproape', 'ask', 1, now())`.execute(kysely);
  const content = Buffer.from('%PDF-1.7\n%%EOF\n');
  const storageKey = await api.runtime.files.save(content);
  const { rows } = await sql<{ document_id: string }>`
    with file as (
      insert into document (org_id, doc_type_code, claim_file_id, file_name, mime_type, size_bytes, sha256, storage_key)
      values (${orgId}, 'repair_estimate', ${claimFileId}, 'deviz.pdf', 'application/pdf', ${content.length},
        ${'0'.repeat(64)}, ${storageKey})
      returning document_id)
    insert into partner_job_document (org_id, partner_job_id, document_id, added_at)
    select ${orgId}, ${ownJobIds.accepted}, document_id, now() from file returning document_id`.execute(
    kysely,
  );
  return rows[0]?.document_id ?? '';
}

/** Lets the jobs stand again where they stood, without what was added to them. */
export async function takeOwnJobsBack({ api }: { api: TestApi }): Promise<void> {
  for (const state of states)
    await sql`
      update partner_job set row_version = 1, state = ${state}, next_party = 'partner', ended_at = null, promised_on = null,
        quote_bani = null, invoice_number = null, invoice_date = null, invoice_bani = null
      where partner_job_id = ${ownJobIds[state]}`.execute(api.database.kysely);
}
