import type { JobKind } from '@dosar/partners-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JobPlace } from '../job-repository.ts';

/** A job as messages tell of it. */
export type ToldJob = {
  kind: JobKind;
  claim_file_no: string;
  /** The work on whose behalf it is written: the main one, or the first as long as there is none. */
  assignment_id: string;
  organisation: string;
  worker_name: string | null;
  worker_email: string | null;
  /** The people of the partner sign in; everybody else comes by a link. */
  has_pages: boolean;
  offer_no: number;
  vehicle: string | null;
  damage: string;
  note: string | null;
  county: string | null;
  due_at: Date | null;
  promised_on: string | null;
};

/** What a message about a job says; undefined where nobody works on its file. */
export async function findToldJob(
  tx: Transaction<Database>,
  { orgId, partnerJobId }: JobPlace,
): Promise<ToldJob | undefined> {
  const { rows } = await sql<ToldJob>`
    select job.kind, work.claim_file_no, work.assignment_id, org.short_name as organisation,
      coalesce(partner.name, job.shop_name) as worker_name,
      case when job.partner_id is null then job.shop_email else coalesce(nullif(partner.email, ''),
        (select contact ->> 'email' from jsonb_array_elements(partner.contacts) contact
          where contact ->> 'email' <> '' limit 1)) end as worker_email,
      partner.partner_org_id is not null and partner.own_people_ended_at is null as has_pages, job.offer_no,
      nullif(concat_ws(' ', job.vehicle_plate, job.vehicle_name), '') as vehicle, job.damage, job.note, county.name as county,
      job.due_at, job.promised_on
    from partner_job job
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = job.claim_file_id
    join event on event.org_id = ${orgId} and event.event_id = file.event_id
    join organisation org on org.org_id = job.org_id
    join lateral (select assignment_id, claim_file_no from assignment
      where assignment.org_id = ${orgId} and assignment.claim_file_id = job.claim_file_id
      order by is_case_master desc, created_at, assignment_id limit 1) work on true
    left join partner on partner.org_id = ${orgId} and partner.partner_id = job.partner_id
    left join county on county.county_code = coalesce(event.county_code, file.county_code)
    where job.org_id = ${orgId} and job.partner_job_id = ${partnerJobId}`.execute(tx);
  return rows[0];
}
