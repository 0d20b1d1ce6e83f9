import { createHash } from 'node:crypto';
import type { JobKind } from '@dosar/partners-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JobPlace } from '../jobs/job-repository.ts';

type Tx = Transaction<Database>;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** A job whose work was done a while ago and about which nobody has asked. */
type JobToAsk = { partnerJobId: string; partnerId: string; claimFileId: string; doneAt: Date };

/** The longest done job to ask about, held until the end of the transaction; left to whoever holds it already. */
export async function holdJobToAsk(
  tx: Tx,
  { orgId, doneAfter, doneBefore }: { orgId: string; doneAfter: Date; doneBefore: Date },
): Promise<JobToAsk | undefined> {
  // Lawyers and experts work for the insurer, so the claimant is no judge of them.
  const { rows } = await sql<JobToAsk>`
    select job.partner_job_id as "partnerJobId", job.partner_id as "partnerId", job.claim_file_id as "claimFileId",
      last.done_at as "doneAt"
    from partner_job job
    join lateral (select max(step.happened_at) as done_at from partner_job_step step
      where step.org_id = ${orgId} and step.partner_job_id = job.partner_job_id and step.act = 'finish') last
      on last.done_at > ${doneAfter} and last.done_at <= ${doneBefore}
    where job.org_id = ${orgId} and job.state in ('done', 'invoiced', 'paid') and job.state_since > ${doneAfter}
      and job.partner_id is not null and job.kind in ('repair', 'glass', 'towing', 'rental')
      and not exists (select from partner_job_grade grade
        where grade.org_id = ${orgId} and grade.partner_job_id = job.partner_job_id)
    order by last.done_at, job.partner_job_id limit 1 for update of job skip locked`.execute(tx);
  return rows[0];
}

type NewQuestion = JobToAsk & {
  orgId: string;
  partyId: string | null;
  key: string;
  now: Date;
  expiresAt: Date;
};

/** Keeps that a job was asked about, so that nobody asks again. */
export async function insertQuestion(tx: Tx, question: NewQuestion): Promise<void> {
  await tx
    .insertInto('partner_job_grade')
    .values({
      org_id: question.orgId,
      partner_job_id: question.partnerJobId,
      partner_id: question.partnerId,
      party_id: question.partyId,
      key_hash: hashOf(question.key),
      done_at: question.doneAt,
      asked_at: question.now,
      expires_at: question.expiresAt,
    })
    .execute();
}

/** The job of a link with a key, in whichever organisation. */
export async function findQuestionByKey(tx: Tx, key: string): Promise<JobPlace | undefined> {
  const { rows } = await sql<JobPlace>`
    select org_id as "orgId", partner_job_id as "partnerJobId" from find_partner_grade_key(${hashOf(key)})`.execute(
    tx,
  );
  return rows[0];
}

/** A question as its reader sees it. */
export type Question = {
  claim_file_id: string;
  party_id: string | null;
  org_name: string;
  worker_name: string;
  kind: JobKind;
  vehicle: string | null;
  done_at: Date;
  expires_at: Date;
  graded_at: Date | null;
};

/** One question; held until the end of the transaction where it is answered. */
export async function findQuestion(
  tx: Tx,
  { orgId, partnerJobId }: JobPlace,
  { isHeld }: { isHeld: boolean },
): Promise<Question | undefined> {
  const { rows } = await sql<Question>`
    select job.claim_file_id, grade.party_id, org.org_name, partner.name as worker_name, job.kind, job.vehicle_name as vehicle,
      grade.done_at, grade.expires_at, grade.graded_at
    from partner_job_grade grade
    join partner_job job on job.org_id = ${orgId} and job.partner_job_id = grade.partner_job_id
    join partner on partner.org_id = ${orgId} and partner.partner_id = grade.partner_id
    join organisation org on org.org_id = grade.org_id
    where grade.org_id = ${orgId} and grade.partner_job_id = ${partnerJobId}
    ${isHeld ? sql`for update of grade` : sql``}`.execute(tx);
  return rows[0];
}

/** Keeps the answer to a question, which the transaction holds. */
export async function keepGrade(
  tx: Tx,
  { orgId, partnerJobId }: JobPlace,
  { grade, comment, now }: { grade: number; comment: string | null; now: Date },
): Promise<void> {
  await sql`
    update partner_job_grade set grade = ${grade}, comment = ${comment}, graded_at = ${now}
    where org_id = ${orgId} and partner_job_id = ${partnerJobId}`.execute(tx);
}

/** Keeps that nobody should ask the reader any more. */
export async function keepStop(tx: Tx, { orgId, partnerJobId }: JobPlace, now: Date): Promise<void> {
  await sql`
    update partner_job_grade set stopped_at = coalesce(stopped_at, ${now})
    where org_id = ${orgId} and partner_job_id = ${partnerJobId}`.execute(tx);
}
