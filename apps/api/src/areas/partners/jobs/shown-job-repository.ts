import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { StoredLine } from './job-line-repository.ts';
import type { JobRow } from './job-repository.ts';

type Tx = Transaction<Database>;

/** A job with all that is shown of it. */
export type WholeJob = JobRow & {
  partner_phone: string | null;
  partner_email: string | null;
  steps: Schema<'PartnerJobStep'>[];
  offers: Schema<'PartnerJobOffer'>[];
  documents: Schema<'PartnerJobDocument'>[];
  link: Schema<'PartnerJobLink'> | null;
  has_pages: boolean;
  lines: StoredLine[];
};

type Which = { claimFileId: string } | { partnerJobId: string };

// Inside of JSON an instant is text, and has to be that of the contract.
const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const stepsOf = (orgId: string) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('step_no', step.step_no, 'act', step.act, 'to_state', step.to_state,
    'side', step.side, 'is_by_phone', step.is_by_phone, 'actor_name', coalesce(step.actor_name, person.full_name),
    'reason', step.reason, 'was_due_at', ${instant('step.was_due_at')},
    'was_late', coalesce(step.was_due_at < step.happened_at, false),
    'happened_at', ${instant('step.happened_at')}) order by step.step_no), '[]')
  from partner_job_step step
  left join app_user person on person.org_id = ${orgId} and person.user_id = step.actor_user_id
  where step.org_id = ${orgId} and step.partner_job_id = job.partner_job_id`;

const offersOf = (orgId: string) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('offer_no', offer.offer_no, 'name', coalesce(asked.name, offer.shop_name, ''),
    'chosen_by', offer.chosen_by, 'choice_reason', offer.choice_reason, 'sent_at', ${instant('offer.sent_at')},
    'answer', offer.answer, 'answer_reason', offer.answer_reason, 'answered_at', ${instant('offer.answered_at')})
    order by offer.offer_no), '[]')
  from partner_job_offer offer
  left join partner asked on asked.org_id = ${orgId} and asked.partner_id = offer.partner_id
  where offer.org_id = ${orgId} and offer.partner_job_id = job.partner_job_id`;

const documentsOf = (orgId: string) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('document_id', document.document_id, 'file_name', document.file_name)
    order by document.system_time, document.document_id), '[]')
  from partner_job_document paper
  join document on document.org_id = ${orgId} and document.document_id = paper.document_id
  where paper.org_id = ${orgId} and paper.partner_job_id = job.partner_job_id`;

const linesOf = (orgId: string) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('stepNo', line.step_no, 'lineNo', line.line_no, 'code', line.code,
    'name', line.name, 'bani', line.asked_bani, 'answer', line.answer, 'agreedBani', line.agreed_bani,
    'reason', line.answer_reason) order by line.step_no, line.line_no), '[]')
  from partner_job_line line
  where line.org_id = ${orgId} and line.partner_job_id = job.partner_job_id`;

const linkOf = (orgId: string) => sql`
  select jsonb_build_object('sent_to', link.sent_to, 'sent_at', ${instant('link.sent_at')}, 'opened_at', ${instant('link.opened_at')})
  from partner_job_link link
  where link.org_id = ${orgId} and link.partner_job_id = job.partner_job_id and link.revoked_at is null
    and link.offer_no = job.offer_no and job.state not in ('draft', 'declined')`;

/** The jobs of a file, or one job, the newest first. */
export async function findWholeJobs(tx: Tx, orgId: string, which: Which): Promise<WholeJob[]> {
  const condition =
    'claimFileId' in which
      ? sql`job.claim_file_id = ${which.claimFileId}`
      : sql`job.partner_job_id = ${which.partnerJobId}`;
  const { rows } = await sql<WholeJob>`
    select job.*, partner.name as partner_name, partner.phone as partner_phone, partner.email as partner_email,
      (${stepsOf(orgId)}) as steps, (${offersOf(orgId)}) as offers, (${documentsOf(orgId)}) as documents,
      (${linesOf(orgId)}) as lines, (${linkOf(orgId)}) as link, partner.partner_org_id is not null and partner.own_people_ended_at is null as has_pages
    from partner_job job
    left join partner on partner.org_id = ${orgId} and partner.partner_id = job.partner_id
    where job.org_id = ${orgId} and ${condition}
    order by job.created_at desc, job.partner_job_id desc limit 100`.execute(tx);
  return rows;
}

/** How many jobs of a file are not over. */
export async function countOpenJobs(tx: Tx, orgId: string, claimFileId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from partner_job
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and state not in ('paid', 'cancelled')`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
