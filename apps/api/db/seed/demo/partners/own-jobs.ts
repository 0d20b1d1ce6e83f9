import { addDays } from '@dosar/kernel/dates';
import { nextPartyOf, stateAfter, type JobState } from '@dosar/partners-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoWorld } from '../demo-world.ts';
import { demoId } from '../demo-random.ts';
import { jobs, type Act, type DemoJob } from './own-job-list.ts';

const shop = 'Auto Service Nord';
const person = 'Mihai Nord';

/** Lets the people of the shop see its jobs at the insurer, which were made before their organisation was. */
export async function openOwnJobs(tx: Transaction<Database>, { orgId, moments }: DemoWorld): Promise<void> {
  const insurerId = demoId('organisation', 'demo');
  const enter = (id: string) => sql`select set_config('app.org_id', ${id}, true)`.execute(tx);
  await enter(insurerId);
  await sql`update partner set partner_org_id = ${orgId} where org_id = ${insurerId} and name = ${shop}`.execute(
    tx,
  );
  const { rows: files } = await sql<File>`
    select file.claim_file_id, file.plate, file.claimant_name as name,
      concat_ws(' ', brand.name, car.model, car.manufacture_year) as vehicle
    from claim_file file
    join claim_vehicle part on part.org_id = file.org_id and part.claim_file_id = file.claim_file_id and part.role <> 'at_fault'
    join vehicle car on car.org_id = file.org_id and car.vehicle_id = part.vehicle_id and car.plate_norm = file.plate
    left join vehicle_brand brand on brand.vehicle_brand_code = car.vehicle_brand_code
    where file.org_id = ${insurerId} and file.closed_at is null
    order by file.claim_file_no desc limit ${jobs.length}`.execute(tx);
  for (const [index, job] of jobs.entries()) {
    const file = files[index];
    if (file) await makeJob(tx, { insurerId, file, index, job, moments });
  }
  await enter(orgId);
}

type File = { claim_file_id: string; plate: string; name: string | null; vehicle: string };
type Making = { insurerId: string; file: File; index: number; job: DemoJob; moments: DemoWorld['moments'] };

type Happened = Act & { at: Date };
type Told = Making & {
  partnerId: string;
  jobId: string;
  handlerId: string;
  before: (hours: number) => Date;
  happened: readonly Happened[];
  first: Happened;
  last: Happened;
  state: JobState;
  dueAt: Date;
  invoice: Happened | undefined;
  invoiceDate: string | null;
};

const choiceReason = 'Cel mai aproape de proprietar';

async function makeJob(tx: Transaction<Database>, making: Making) {
  const { index, job, moments } = making;
  const before = (hours: number) => new Date(moments.now.getTime() - hours * 3_600_000);
  const happened = job.acts.map((act) => ({ ...act, at: before(act.hoursAgo) }));
  const first = happened[0];
  const last = happened.at(-1);
  if (first === undefined || last === undefined) return;
  const state = stateAfter(last.act);
  const invoice = happened.findLast(({ act }) => act === 'invoice');
  const told: Told = {
    ...making,
    partnerId: demoId('partner', 'demo', shop),
    jobId: demoId('partner-job', 'demo', String(index)),
    handlerId: demoId('user', 'ana.ionescu'),
    before,
    happened,
    first,
    last,
    state,
    dueAt: new Date(moments.now.getTime() + (state === 'sent' ? 2.5 + index : 72) * 3_600_000),
    invoice,
    invoiceDate: invoice ? moments.dateOf(invoice.at) : null,
  };
  await addRow(tx, told);
  await addOffer(tx, told);
  await addSteps(tx, told);
  await addMessages(tx, told);
}

async function addRow(tx: Transaction<Database>, told: Told) {
  const { insurerId, file, index, job, moments, happened, first, last, state } = told;
  const today = moments.dateOf(moments.now);
  const cleared = happened.find(({ act }) => act === 'clear_invoice');
  const nextParty = nextPartyOf({ state, kind: 'repair', isInvoiceCleared: cleared !== undefined });
  await tx
    .insertInto('partner_job')
    .values({
      org_id: insurerId,
      partner_job_id: told.jobId,
      claim_file_id: file.claim_file_id,
      kind: 'repair',
      state,
      state_since: last.at,
      next_party: nextParty,
      due_at: nextParty === null ? null : told.dueAt,
      partner_id: told.partnerId,
      vehicle_plate: file.plate,
      vehicle_name: file.vehicle.slice(0, 120),
      contact_name: file.name?.slice(0, 120) ?? null,
      contact_phone: `+4072200${String(1000 + index)}`,
      damage: job.damage,
      note: 'Deviz în două zile lucrătoare',
      choice_reason: choiceReason,
      on_silence: 'ask',
      offer_no: 1,
      parts_until: state === 'waiting_parts' ? addDays(today, 2) : null,
      promised_on: job.promisedIn === undefined ? null : addDays(today, job.promisedIn),
      ...moneyOf(told),
      invoice_cleared_at: cleared?.at ?? null,
      made_by_user_id: told.handlerId,
      created_at: first.at,
      ended_at: state === 'paid' ? last.at : null,
    })
    .execute();
}

function moneyOf({ happened, invoice, invoiceDate }: Told) {
  const quote = happened.findLast(({ act }) => act === 'quote')?.facts?.quote_bani ?? null;
  return {
    quote_bani: quote,
    agreed_bani: happened.some(({ act }) => act === 'approve_quote') ? quote : null,
    invoice_number: invoice?.facts?.invoice_number ?? null,
    invoice_date: invoiceDate,
    invoice_bani: invoice?.facts?.invoice_bani ?? null,
  };
}

async function addOffer(tx: Transaction<Database>, told: Told) {
  const { insurerId, jobId, partnerId, happened, first, state, dueAt } = told;
  const answer = happened.find(({ act }) => act === 'accept');
  await tx
    .insertInto('partner_job_offer')
    .values({
      org_id: insurerId,
      partner_job_id: jobId,
      offer_no: 1,
      partner_id: partnerId,
      chosen_by: 'handler',
      choice_reason: choiceReason,
      sent_at: first.at,
      due_at: state === 'sent' ? dueAt : first.at,
      answer: answer ? 'accepted' : null,
      answered_at: answer?.at ?? null,
    })
    .execute();
}

async function addSteps(tx: Transaction<Database>, { insurerId, jobId, happened, invoiceDate }: Told) {
  let from: JobState = 'draft';
  for (const [step, { act, at, facts, reason }] of happened.entries()) {
    const isOfShop = !['send', 'approve_quote', 'refuse_quote', 'clear_invoice', 'pay'].includes(act);
    await tx
      .insertInto('partner_job_step')
      .values({
        org_id: insurerId,
        partner_job_id: jobId,
        step_no: step + 1,
        act,
        from_state: from,
        to_state: stateAfter(act),
        side: isOfShop ? 'partner' : act === 'pay' ? 'payments' : 'handler',
        actor_user_id: isOfShop ? null : demoId('user', act === 'pay' ? 'irina.neagu' : 'ana.ionescu'),
        actor_name: isOfShop ? person : null,
        reason: reason ?? null,
        facts: JSON.stringify({ ...facts, ...(act === 'invoice' && { invoice_date: invoiceDate }) }),
        happened_at: at,
      })
      .execute();
    from = stateAfter(act);
  }
}

async function addMessages(
  tx: Transaction<Database>,
  { insurerId, jobId, partnerId, handlerId, job, before }: Told,
) {
  for (const [line, [side, body]] of (job.messages ?? []).entries())
    await tx
      .insertInto('partner_job_message')
      .values({
        org_id: insurerId,
        partner_job_id: jobId,
        partner_id: partnerId,
        side,
        author_user_id: side === 'handler' ? handlerId : null,
        author_name: side === 'handler' ? 'Ana Ionescu' : person,
        body,
        written_at: before(30 - line),
      })
      .execute();
}
