import { actsOf } from '@dosar/partners-domain';
import type { Schema } from '@dosar/openapi';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JobRow } from '../jobs/job-repository.ts';
import type { Seat } from './own-seat-repository.ts';

type Tx = Transaction<Database>;
type Row = Schema<'OwnJobRow'>;
type FoundRow = Omit<Row, 'due_at'> & { due_at: Date | null };

/** Exactly what a partner reads of a job; the columns of staff are not among them. */
const rowFields = sql`job.partner_job_id, insurer.org_name as insurer_name, file.claim_file_no, job.state, job.kind,
  job.vehicle_plate as plate, job.vehicle_name as vehicle, job.damage,
  job.next_party is not distinct from 'partner' as is_our_turn, job.due_at, job.promised_on, job.parts_until,
  coalesce(job.invoice_bani, job.agreed_bani, job.quote_bani)::float8 as amount_bani, job.row_version`;

const ownJobs = ({ orgId, partnerId }: Seat): RawBuilder<unknown> => sql`
  from partner_job job
  join organisation insurer on insurer.org_id = ${orgId}
  join claim_file file on file.org_id = ${orgId} and file.claim_file_id = job.claim_file_id
  where job.org_id = ${orgId} and ${isOf(partnerId)} and job.state not in ('draft', 'declined')`;

/** Whether a job is that of a partner, or of a shop that stands in no directory. */
const isOf = (partnerId: string | null) =>
  partnerId === null ? sql`job.partner_id is null` : sql`job.partner_id = ${partnerId}`;

const rowOf = ({ due_at: dueAt, ...row }: FoundRow): Row => ({
  ...row,
  due_at: dueAt?.toISOString() ?? null,
});

/** At most 200 jobs of a partner: open ones by their next day, and those that ended since a moment, the newest first. */
export async function findOwnJobs(tx: Tx, seat: Seat, endedSince: Date): Promise<Row[]> {
  const { rows } = await sql<FoundRow>`
    select ${rowFields} ${ownJobs(seat)} and (job.ended_at is null or job.ended_at > ${endedSince})
    order by job.ended_at desc nulls first, case when job.state = 'sent' then job.due_at end, job.promised_on, job.due_at,
      job.partner_job_id
    limit 200`.execute(tx);
  return rows.map(rowOf);
}

export type OwnFacts = {
  row: Row;
  job: Pick<JobRow, 'state' | 'kind'> & { claim_file_id: string; ended_at: Date | null };
  note: string | null;
  contact: { name: string | null; phone: string | null };
  handler_name: string | null;
  acts: Schema<'OwnJobAct'>[];
  invoice_cleared_at: Date | null;
};

const ownActs = [
  'accept',
  'decline',
  'quote',
  'start_work',
  'wait_for_parts',
  'resume_work',
  'finish',
  'invoice',
] as const;

/** One job of a partner, with what the partner may do to it now. */
export async function findOwnJob(tx: Tx, seat: Seat, partnerJobId: string): Promise<OwnFacts | undefined> {
  const { rows } = await sql<
    FoundRow &
      Pick<JobRow, 'claim_file_id' | 'ended_at' | 'invoice_cleared_at' | 'note'> & {
        contact_name: string | null;
        contact_phone: string | null;
        handler_name: string | null;
      }
  >`
    select ${rowFields}, job.claim_file_id, job.ended_at, job.invoice_cleared_at, job.note,
      job.contact_name, job.contact_phone, (
        select full_name from app_user where org_id = ${seat.orgId} and user_id = job.made_by_user_id) as handler_name
    ${ownJobs(seat)} and job.partner_job_id = ${partnerJobId}`.execute(tx);
  const [found] = rows;
  if (found === undefined) return undefined;
  const {
    claim_file_id,
    ended_at,
    invoice_cleared_at,
    note,
    contact_name: name,
    contact_phone: phone,
    handler_name,
    ...row
  } = found;
  const allowed = actsOf(
    { state: row.state, kind: row.kind, isInvoiceCleared: invoice_cleared_at !== null },
    'partner',
  );
  return {
    row: rowOf(row),
    job: { state: row.state, kind: row.kind, claim_file_id, ended_at },
    note,
    contact: { name, phone },
    handler_name,
    acts: ownActs.filter((act) => allowed.includes(act)),
    invoice_cleared_at,
  };
}

/** Something that was done to a job since it was offered to its partner. */
export type OwnStep = {
  step_no: number;
  act: string;
  to_state: Schema<'OwnJobState'>;
  reason: string | null;
  facts: { quote_bani?: number; invoice_number?: string; invoice_date?: string; invoice_bani?: number };
  happened_at: Date;
  document_id: string | null;
  file_name: string | null;
};

/** The steps of a job from its last offer on: what another partner did before is not among them. */
export async function findOwnSteps(tx: Tx, { orgId }: Seat, partnerJobId: string): Promise<OwnStep[]> {
  const { rows } = await sql<OwnStep>`
    select step.step_no, step.act, step.to_state, step.reason, step.facts, step.happened_at, paper.document_id,
      file.file_name
    from partner_job_step step
    left join partner_job_document paper on paper.org_id = ${orgId} and paper.partner_job_id = step.partner_job_id
      and paper.step_no = step.step_no
    left join document file on file.org_id = ${orgId} and file.document_id = paper.document_id
    where step.org_id = ${orgId} and step.partner_job_id = ${partnerJobId} and step.step_no >= coalesce((
      select max(offered.step_no) from partner_job_step offered where offered.org_id = ${orgId}
        and offered.partner_job_id = ${partnerJobId} and offered.act in ('send', 'offer_next')), 0)
    order by step.step_no limit 200`.execute(tx);
  return rows;
}
