import type { JobAct, JobKind, JobSide, JobState, NextParty } from '@dosar/partners-domain';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database, PartnerJobTable } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
export type JobPlace = { orgId: string; partnerJobId: string };

/** A job as it is stored; its checks keep the codes what they are. */
export type JobRow = Omit<Selectable<PartnerJobTable>, 'kind' | 'state' | 'next_party' | 'on_silence'> & {
  kind: JobKind;
  state: JobState;
  next_party: NextParty | null;
  on_silence: 'next' | 'ask';
  partner_name: string | null;
};

/** One job; held until the end of the transaction where it is changed. */
export async function findJob(
  tx: Tx,
  { orgId, partnerJobId }: JobPlace,
  { isHeld }: { isHeld: boolean },
): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select job.*, partner.name as partner_name from partner_job job
    left join partner on partner.org_id = ${orgId} and partner.partner_id = job.partner_id
    where job.org_id = ${orgId} and job.partner_job_id = ${partnerJobId}
    ${isHeld ? sql`for update of job` : sql``}`.execute(tx);
  return rows[0];
}

/** What an act changes of a job, beside the time of its next step. */
export type JobChange = Partial<
  Pick<
    JobRow,
    | 'partner_id'
    | 'shop_name'
    | 'shop_phone'
    | 'shop_email'
    | 'shop_address'
    | 'choice_reason'
    | 'offer_no'
    | 'parts_until'
    | 'promised_on'
    | 'quote_bani'
    | 'agreed_bani'
    | 'invoice_number'
    | 'invoice_date'
    | 'invoice_bani'
    | 'difference_reason'
    | 'invoice_cleared_at'
  >
>;

type Moved = {
  state: JobState;
  stateSince: Date;
  nextParty: NextParty | null;
  dueAt: Date | null;
  endedAt: Date | null;
};

/** Moves a job on, as its next version. */
export async function updateJob(
  tx: Tx,
  { orgId, partnerJobId }: JobPlace,
  { state, stateSince, nextParty, dueAt, endedAt }: Moved,
  change: JobChange,
): Promise<void> {
  await tx
    .updateTable('partner_job')
    .set({
      ...change,
      state,
      state_since: stateSince,
      next_party: nextParty,
      due_at: dueAt,
      ended_at: endedAt,
      row_version: sql<number>`row_version + 1`,
    })
    .where('org_id', '=', orgId)
    .where('partner_job_id', '=', partnerJobId)
    .execute();
}

/** The facts of an act that the history of a job stores and shows; sums are in bani. */
export type JobFacts = {
  promised_on?: string;
  quote_bani?: number;
  parts_until?: string;
  invoice_number?: string;
  invoice_date?: string;
  invoice_bani?: number;
  partner_id?: string;
  shop_name?: string;
};

/** One act, as the history of a job keeps it. */
type NewStep = {
  act: JobAct | 'make';
  from: JobState;
  to: JobState;
  side: JobSide;
  isByPhone: boolean;
  userId: string | null;
  name: string | null;
  reason: string | null;
  facts: JobFacts;
  wasDueAt: Date | null;
  now: Date;
};

/** Keeps what was done, as the next step of its job, which the transaction holds. */
export async function insertStep(tx: Tx, { orgId, partnerJobId }: JobPlace, step: NewStep): Promise<void> {
  await sql`
    insert into partner_job_step (org_id, partner_job_id, step_no, act, from_state, to_state, side, is_by_phone,
      actor_user_id, actor_name, reason, facts, was_due_at, happened_at)
    select ${orgId}, ${partnerJobId}, coalesce(max(step_no), 0) + 1, ${step.act}, ${step.from}, ${step.to}, ${step.side},
      ${step.isByPhone}, ${step.userId}, ${step.name}, ${step.reason}, ${JSON.stringify(step.facts)}, ${step.wasDueAt},
      ${step.now}
    from partner_job_step where org_id = ${orgId} and partner_job_id = ${partnerJobId}`.execute(tx);
}
