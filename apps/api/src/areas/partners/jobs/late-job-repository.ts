import type { JobKind, JobState, NextParty } from '@dosar/partners-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { PagePosition } from '#src/kernel/http/page-cursor.ts';

type Tx = Transaction<Database>;
type Search = { orgId: string; now: Date; nextParty: NextParty | undefined };

const lateOf = ({ orgId, now, nextParty }: Search) => sql`
  job.org_id = ${orgId} and job.next_party is not null and job.due_at < ${now}
  ${nextParty === undefined ? sql`` : sql`and job.next_party = ${nextParty}`}`;

/** A job whose next step is overdue. */
export type LateJob = {
  partner_job_id: string;
  claim_file_no: string;
  assignment_id: string | null;
  kind: JobKind;
  state: JobState;
  next_party: NextParty;
  due_at: Date;
  worker_name: string | null;
  plate: string | null;
};

/** A page of the jobs whose next step is overdue, the longest first. */
export async function findLateJobs(
  tx: Tx,
  search: Search,
  { after, limit }: { after: PagePosition | undefined; limit: number },
): Promise<LateJob[]> {
  const beyond =
    after === undefined
      ? sql``
      : sql`and (job.due_at, job.partner_job_id) > (${after.key}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<LateJob>`
    select job.partner_job_id, file.claim_file_no, work.assignment_id, job.kind, job.state, job.next_party, job.due_at,
      coalesce(partner.name, job.shop_name) as worker_name, job.vehicle_plate as plate
    from partner_job job
    join claim_file file on file.org_id = ${search.orgId} and file.claim_file_id = job.claim_file_id
    left join assignment work on work.org_id = ${search.orgId} and work.claim_file_id = job.claim_file_id
      and work.is_case_master
    left join partner on partner.org_id = ${search.orgId} and partner.partner_id = job.partner_id
    where ${lateOf(search)} ${beyond}
    order by job.due_at, job.partner_job_id limit ${limit}`.execute(tx);
  return rows;
}

/** How many there are. */
export async function countLateJobs(tx: Tx, search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from partner_job job where ${lateOf(search)}`.execute(tx);
  return rows[0]?.count ?? 0;
}
