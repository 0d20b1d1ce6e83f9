import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JobRow } from '../job-repository.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; partnerId: string };

/** A job that somebody else would have to do, were its partner suspended. */
export type OpenJob = Pick<
  JobRow,
  | 'partner_job_id'
  | 'claim_file_id'
  | 'kind'
  | 'state'
  | 'due_at'
  | 'vehicle_name'
  | 'partner_id'
  | 'row_version'
> & { claim_file_no: string };

const openOf = ({ orgId, partnerId }: Place) => sql`
  from partner_job job
  join claim_file file on file.org_id = ${orgId} and file.claim_file_id = job.claim_file_id
  where job.org_id = ${orgId} and job.partner_id = ${partnerId}
    and job.state in ('sent', 'accepted', 'quoted', 'approved', 'in_work', 'waiting_parts')`;

const columns = sql`job.partner_job_id, job.claim_file_id, job.kind, job.state, job.due_at, job.vehicle_name, job.partner_id,
  job.row_version, file.claim_file_no`;

/** The jobs of a partner that are not done, the nearest day first; 500 at most. */
export async function findOpenJobs(tx: Tx, place: Place): Promise<OpenJob[]> {
  const { rows } = await sql<OpenJob>`
    select ${columns} ${openOf(place)} order by job.due_at nulls last, job.partner_job_id limit 500`.execute(
    tx,
  );
  return rows;
}

/** The same, held until the end of the transaction. */
export async function holdOpenJobs(tx: Tx, place: Place): Promise<OpenJob[]> {
  const { rows } = await sql<OpenJob>`
    select ${columns} ${openOf(place)} order by job.partner_job_id for update of job`.execute(tx);
  return rows;
}
