import type { TestApi } from '#src/testing/start-test-api.ts';
import { sql } from 'kysely';

/** Jobs that the sweeps are about: one with an estimate, one whose invoice is to be paid, one of a shop that came by a link. */
export const jobIds = {
  quoted: '01900000-0000-7000-8000-000000000055',
  invoiced: '01900000-0000-7000-8000-000000000056',
  linked: '01900000-0000-7000-8000-000000000057',
};

type OnFile = { orgId: string; claimFileId: string; partnerId: string };

/** Stores these jobs. */
export async function newJobs(api: TestApi, { orgId, claimFileId, partnerId }: OnFile): Promise<void> {
  await sql`
    insert into partner_job (org_id, partner_job_id, claim_file_id, kind, state, state_since, next_party, due_at, partner_id,
      shop_name, damage, choice_reason, on_silence, offer_no, quote_bani, agreed_bani, invoice_number, invoice_date, invoice_bani,
      invoice_cleared_at, created_at)
    values
      (${orgId}, ${jobIds.quoted}, ${claimFileId}, 'repair', 'quoted', now(), 'handler', now(), ${partnerId}, null, 'bară față',
        'aproape', 'next', 1, 500000, null, null, null, null, null, now()),
      (${orgId}, ${jobIds.invoiced}, ${claimFileId}, 'towing', 'invoiced', now(), 'payments', now(), null, 'Tractări Colț', 'nu rulează',
        'aproape', 'next', 1, null, null, 'TR 1', date '2026-03-01', 40000, now(), now())`.execute(
    api.database.kysely,
  );
  await sql`
    insert into partner_job (org_id, partner_job_id, claim_file_id, kind, state, state_since, next_party, due_at, shop_name,
      shop_email, damage, choice_reason, on_silence, offer_no, created_at)
    values (${orgId}, ${jobIds.linked}, ${claimFileId}, 'repair', 'sent', now(), 'partner', now(), 'Auto Colț',
      'auto@colt.example', 'bară față', 'cerut de client', 'ask', 1, now())`.execute(api.database.kysely);
  await takeLinkBack({ api });
}

/** Lets the shop have one link again. */
export async function takeLinkBack({ api }: { api: TestApi }): Promise<void> {
  await sql`delete from partner_job_link where partner_job_id = ${jobIds.linked}`.execute(
    api.database.kysely,
  );
  await sql`
    insert into partner_job_link (org_id, partner_job_id, offer_no, link_key, key_hash, sent_to, sent_at)
    select org_id, partner_job_id, 1, 'linked', 'linked', 'auto@colt.example', now()
    from partner_job where partner_job_id = ${jobIds.linked}`.execute(api.database.kysely);
}

/** Lets both jobs stand again where they stood. */
export async function takeJobsBack({ api }: { api: TestApi }): Promise<void> {
  await sql`
    update partner_job set row_version = 1, ended_at = null, invoice_cleared_at = case partner_job_id when ${jobIds.invoiced} then now() end,
      next_party = case partner_job_id when ${jobIds.quoted} then 'handler' else 'payments' end,
      state = case partner_job_id when ${jobIds.quoted} then 'quoted' else 'invoiced' end
    where partner_job_id in (${jobIds.quoted}, ${jobIds.invoiced})`.execute(api.database.kysely);
}
