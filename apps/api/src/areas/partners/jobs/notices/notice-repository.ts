import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JobKind } from '@dosar/partners-domain';
import type { JobPlace } from '../job-repository.ts';

type Tx = Transaction<Database>;
type Reader = { orgId: string; userId: string };

/** Of what a handler is told: silence that needs a choice, silence that the product dealt with, a job that was taken from its partner. */
export type Occasion = 'silent' | 'passed_on' | 'taken_back';

type NewNotice = JobPlace & { offerNo: number; occasion: Occasion; now: Date };

/** Plans a notice for the owner of the main work on the file, or for whoever made the job; nobody who has left is told. */
export async function insertNotice(
  tx: Tx,
  { orgId, partnerJobId, offerNo, occasion, now }: NewNotice,
): Promise<void> {
  await sql`
    insert into partner_job_notice (org_id, partner_job_id, offer_no, user_id, occasion, created_at)
    select ${orgId}, job.partner_job_id, ${offerNo}, person.user_id, ${occasion}, ${now}
    from partner_job job
    left join assignment work on work.org_id = ${orgId} and work.claim_file_id = job.claim_file_id and work.is_case_master
    join app_user person on person.org_id = ${orgId} and person.is_active
      and person.user_id = coalesce(work.assigned_user_id, job.made_by_user_id)
    where job.org_id = ${orgId} and job.partner_job_id = ${partnerJobId}
    on conflict on constraint partner_job_notice_is_given_once do nothing`.execute(tx);
}

/** A notice as somebody is told of it. */
export type JobNotice = {
  partner_job_notice_id: string;
  occasion: Occasion;
  kind: JobKind;
  claim_file_no: string;
  assignment_id: string | null;
  /** Who did not answer, or had the job. */
  asked_name: string;
  /** Who has it now; null while nobody has. */
  now_name: string | null;
  language: 'ro' | 'en';
};

/** What somebody has not seen yet; remembers that it was told. */
export async function tellNotices(tx: Tx, { orgId, userId }: Reader): Promise<JobNotice[]> {
  const { rows } = await sql<JobNotice>`
    select notice.partner_job_notice_id, notice.occasion, job.kind, file.claim_file_no, work.assignment_id,
      coalesce(asked.name, offer.shop_name, '') as asked_name,
      case when job.state = 'declined' then null else coalesce(worker.name, job.shop_name) end as now_name, person.language
    from partner_job_notice notice
    join partner_job job on job.org_id = ${orgId} and job.partner_job_id = notice.partner_job_id
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = job.claim_file_id
    left join assignment work on work.org_id = ${orgId} and work.claim_file_id = job.claim_file_id and work.is_case_master
    left join partner_job_offer offer on offer.org_id = ${orgId} and offer.partner_job_id = job.partner_job_id
      and offer.offer_no = notice.offer_no
    left join partner asked on asked.org_id = ${orgId} and asked.partner_id = offer.partner_id
    left join partner worker on worker.org_id = ${orgId} and worker.partner_id = job.partner_id
    join app_user person on person.org_id = ${orgId} and person.user_id = ${userId}
    where notice.org_id = ${orgId} and notice.user_id = ${userId} and notice.state <> 'seen'
    order by notice.created_at, notice.partner_job_notice_id limit 20`.execute(tx);
  await sql`update partner_job_notice set state = 'told'
    where org_id = ${orgId} and state = 'untold'
      and partner_job_notice_id = any (${rows.map((row) => row.partner_job_notice_id)}::uuid[])`.execute(tx);
  return rows;
}

/** Takes what was told as seen. */
export async function markNoticesSeen(tx: Tx, { orgId, userId }: Reader): Promise<void> {
  await sql`update partner_job_notice set state = 'seen'
    where org_id = ${orgId} and user_id = ${userId} and state = 'told'`.execute(tx);
}
