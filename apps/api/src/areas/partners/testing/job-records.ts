import type { TestApi } from '#src/testing/start-test-api.ts';
import { sql } from 'kysely';

/** Jobs that the sweeps are about: one with an estimate, one whose invoice is to be paid. */
export const jobIds = {
  quoted: '01900000-0000-7000-8000-000000000055',
  invoiced: '01900000-0000-7000-8000-000000000056',
};

type OnFile = { orgId: string; claimFileId: string; partnerId: string };

/** Stores both jobs. */
export async function newJobs(api: TestApi, { orgId, claimFileId, partnerId }: OnFile): Promise<void> {
  await sql`
    insert into partner_job (org_id, partner_job_id, claim_file_id, kind, state, state_since, next_party, due_at, partner_id,
      damage, choice_reason, on_silence, offer_no, quote_bani, agreed_bani, invoice_number, invoice_date, invoice_bani,
      invoice_cleared_at, created_at)
    values
      (${orgId}, ${jobIds.quoted}, ${claimFileId}, 'repair', 'quoted', now(), 'handler', now(), ${partnerId}, 'bară față',
        'aproape', 'next', 1, 500000, null, null, null, null, null, now()),
      (${orgId}, ${jobIds.invoiced}, ${claimFileId}, 'towing', 'invoiced', now(), 'payments', now(), ${partnerId}, 'nu rulează',
        'aproape', 'next', 1, null, null, 'TR 1', date '2026-03-01', 40000, now(), now())`.execute(
    api.database.kysely,
  );
}

/** Lets both jobs stand again where they stood. */
export async function takeJobsBack({ api }: { api: TestApi }): Promise<void> {
  await sql`
    update partner_job set row_version = 1, ended_at = null, invoice_cleared_at = case partner_job_id when ${jobIds.invoiced} then now() end,
      next_party = case partner_job_id when ${jobIds.quoted} then 'handler' else 'payments' end,
      state = case partner_job_id when ${jobIds.quoted} then 'quoted' else 'invoiced' end
    where partner_job_id in (${jobIds.quoted}, ${jobIds.invoiced})`.execute(api.database.kysely);
}
