import { addDays } from '@dosar/kernel/dates';
import { stateAfter, type JobSide, type JobState } from '@dosar/partners-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoWorld } from '../demo-world.ts';
import { demoId, demoKey } from '../demo-random.ts';
import { pastJobs, type PastJob } from './past-job-list.ts';

const handlerActs = ['send', 'approve_quote', 'clear_invoice', 'reopen'];
const linkHours = 14 * 24;

type Placed = PastJob & { id: string; partnerId: string; fileId: string; plate: string | null };

/** Gives closed files the work that partners did for them, one statement for each table. */
export async function addPastJobs(tx: Transaction<Database>, world: DemoWorld): Promise<void> {
  const { orgId, orgCode, moments } = world;
  const { rows: files } = await sql<{ claim_file_id: string; plate: string | null }>`
    select claim_file_id, plate from claim_file where org_id = ${orgId} and closed_at is not null
    order by claim_file_no limit 200`.execute(tx);
  const placed = pastJobs().flatMap((job, index): Placed[] => {
    const file = files[index % Math.max(1, files.length)];
    if (file === undefined) return [];
    const [id, partnerId] = [demoId('partner-job', `past-${index}`), demoId('partner', orgCode, job.partner)];
    return [{ ...job, id, partnerId, fileId: file.claim_file_id, plate: file.plate }];
  });
  if (placed.length === 0) return;
  const before = (hours: number) => new Date(moments.now.getTime() - hours * 3_600_000);
  const telling: Telling = { orgId, handlerId: demoId('user', 'ana.ionescu'), before, moments };
  await tx
    .insertInto('partner_job')
    .values(placed.map((job, index) => jobRow(telling, job, index)))
    .execute();
  await tx
    .insertInto('partner_job_offer')
    .values(placed.map((job) => offerRow(telling, job)))
    .execute();
  await tx
    .insertInto('partner_job_step')
    .values(placed.flatMap((job) => stepRows(telling, job)))
    .execute();
  await tx
    .insertInto('partner_job_proposal')
    .values(placed.flatMap((job) => proposalRows(telling, job, placed)))
    .execute();
  await tx
    .insertInto('partner_job_grade')
    .values(placed.map((job) => gradeRow(telling, job)))
    .execute();
}

type Telling = {
  orgId: string;
  handlerId: string;
  before: (hours: number) => Date;
  moments: DemoWorld['moments'];
};

const hoursOf = ({ steps }: PastJob, act: string): number =>
  steps.findLast((step) => step.act === act)?.hoursAgo ?? 0;

function jobRow({ orgId, handlerId, before, moments }: Telling, job: Placed, index: number) {
  const paidAt = before(hoursOf(job, 'pay'));
  return {
    org_id: orgId,
    partner_job_id: job.id,
    claim_file_id: job.fileId,
    kind: job.kind,
    state: 'paid' as const,
    state_since: paidAt,
    partner_id: job.partnerId,
    vehicle_plate: job.plate,
    damage: 'Bară, aripă și vopsitorie',
    choice_reason: 'Ales de păgubit',
    on_silence: 'next' as const,
    offer_no: 1,
    promised_on: addDays(moments.dateOf(before(job.doneHoursAgo)), -job.late),
    ...(job.kind !== 'towing' && { quote_bani: job.quoteBani, agreed_bani: job.agreedBani }),
    invoice_number: `F ${3_000 + index}`,
    invoice_date: moments.dateOf(before(hoursOf(job, 'invoice'))),
    invoice_bani: job.agreedBani,
    invoice_cleared_at: before(hoursOf(job, 'clear_invoice')),
    made_by_user_id: handlerId,
    created_at: before(hoursOf(job, 'send')),
    ended_at: paidAt,
    row_version: job.steps.length + 1,
  };
}

function offerRow({ orgId, before }: Telling, job: Placed) {
  return {
    org_id: orgId,
    partner_job_id: job.id,
    offer_no: 1,
    partner_id: job.partnerId,
    chosen_by: 'handler' as const,
    choice_reason: 'Ales de păgubit',
    sent_at: before(hoursOf(job, 'send')),
    due_at: before(hoursOf(job, 'accept') - 8),
    answer: 'accepted' as const,
    answered_at: before(hoursOf(job, 'accept')),
  };
}

function stepRows({ orgId, handlerId, before }: Telling, job: Placed) {
  let from: JobState = 'draft';
  return job.steps.map(({ act, hoursAgo }, index) => {
    const side: JobSide = act === 'pay' ? 'payments' : handlerActs.includes(act) ? 'handler' : 'partner';
    const row = {
      org_id: orgId,
      partner_job_id: job.id,
      step_no: index + 1,
      act,
      from_state: from,
      to_state: stateAfter(act),
      side,
      actor_user_id: side === 'handler' ? handlerId : null,
      actor_name: side === 'partner' ? job.partner : null,
      reason: act === 'reopen' ? 'Nuanța vopselei nu se potrivește' : null,
      facts: JSON.stringify(act === 'quote' ? { quote_bani: job.quoteBani } : {}),
      happened_at: before(hoursAgo),
    };
    from = stateAfter(act);
    return row;
  });
}

/** The chosen partner at its place, and two others of the kind around it. */
function proposalRows({ orgId, before }: Telling, job: Placed, placed: readonly Placed[]) {
  const others = [
    ...new Set(placed.filter(({ kind }) => kind === job.kind).map(({ partnerId }) => partnerId)),
  ]
    .filter((id) => id !== job.partnerId)
    .slice(0, 2);
  const order = others.toSpliced(job.position - 1, 0, job.partnerId);
  return order.map((partnerId, index) => ({
    org_id: orgId,
    partner_job_id: job.id,
    partner_id: partnerId,
    position: index + 1,
    reasons: '[]',
    proposed_at: before(hoursOf(job, 'send') + 1),
  }));
}

/** Everybody was asked, and most have answered; so nobody is asked when the demo starts. */
function gradeRow({ orgId, before }: Telling, job: Placed) {
  const asked = job.doneHoursAgo - 25;
  return {
    org_id: orgId,
    partner_job_id: job.id,
    partner_id: job.partnerId,
    key_hash: demoKey('grade', job.id),
    done_at: before(job.doneHoursAgo),
    asked_at: before(asked),
    expires_at: before(asked - linkHours),
    ...(job.grade !== undefined && { grade: job.grade, graded_at: before(asked - 20) }),
  };
}
