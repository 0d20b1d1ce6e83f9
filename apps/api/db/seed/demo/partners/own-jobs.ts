import { addDays } from '@dosar/kernel/dates';
import { nextPartyOf, stateAfter, type JobAct, type JobState } from '@dosar/partners-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoWorld } from '../demo-world.ts';
import { demoId } from '../demo-random.ts';

type Facts = { quote_bani?: number; invoice_number?: string; invoice_date?: string; invoice_bani?: number };
type Act = { act: JobAct; hoursAgo: number; facts?: Facts; reason?: string };
type DemoJob = {
  damage: string;
  /** Days from today until it is promised. */
  promisedIn?: number;
  acts: readonly Act[];
  messages?: readonly (readonly [side: 'handler' | 'partner', body: string])[];
};

const shop = 'Auto Service Nord';
const person = 'Mihai Nord';
const sent = (hoursAgo: number): Act => ({ act: 'send', hoursAgo });
const accepted = (hoursAgo: number): Act[] => [sent(hoursAgo + 3), { act: 'accept', hoursAgo }];
const agreed = (hoursAgo: number, bani: number): Act[] => [
  ...accepted(hoursAgo + 60),
  { act: 'quote', hoursAgo: hoursAgo + 30, facts: { quote_bani: bani } },
  { act: 'approve_quote', hoursAgo },
];
const finished = (hoursAgo: number, bani: number): Act[] => [
  ...agreed(hoursAgo + 150, bani),
  { act: 'start_work', hoursAgo: hoursAgo + 120 },
  { act: 'finish', hoursAgo },
];

/** Jobs of a repair shop at every step, as its people find them. */
const jobs: readonly DemoJob[] = [
  { damage: 'Ușă stânga, prag, oglindă', acts: [sent(1)] },
  { damage: 'Bară față, radiator', acts: [sent(3)] },
  { damage: 'Aripă dreapta-spate, stop', promisedIn: 9, acts: accepted(20) },
  {
    damage: 'Capotă, far stânga, grilă',
    promisedIn: 6,
    acts: [
      ...accepted(90),
      { act: 'quote', hoursAgo: 70, facts: { quote_bani: 742_000 } },
      { act: 'refuse_quote', hoursAgo: 48, reason: 'Aripa dreapta-spate se repară, nu se înlocuiește' },
      { act: 'quote', hoursAgo: 20, facts: { quote_bani: 686_700 } },
    ],
    messages: [
      ['handler', 'Aripa dreapta-spate se repară, nu se vopsește ușa. Confirmați?'],
      ['partner', 'Confirmat. Am trimis devizul corectat.'],
    ],
  },
  {
    damage: 'Bară spate, haion',
    promisedIn: 3,
    acts: [...agreed(80, 412_040), { act: 'start_work', hoursAgo: 50 }],
  },
  {
    damage: 'Far dreapta LED, bară față',
    promisedIn: 8,
    acts: [
      ...agreed(120, 775_417),
      { act: 'start_work', hoursAgo: 96 },
      { act: 'wait_for_parts', hoursAgo: 40 },
    ],
  },
  { damage: 'Ușă dreapta-față', promisedIn: -1, acts: finished(10, 325_490) },
  {
    damage: 'Parbriz, calibrare cameră',
    promisedIn: -6,
    acts: [
      ...finished(150, 289_015),
      { act: 'invoice', hoursAgo: 140, facts: { invoice_number: 'ASN 2214', invoice_bani: 289_015 } },
      { act: 'clear_invoice', hoursAgo: 100 },
    ],
  },
  {
    damage: 'Portbagaj, bară spate',
    promisedIn: -20,
    acts: [
      ...finished(500, 941_000),
      { act: 'invoice', hoursAgo: 480, facts: { invoice_number: 'ASN 2140', invoice_bani: 941_000 } },
      { act: 'clear_invoice', hoursAgo: 430 },
      { act: 'pay', hoursAgo: 300 },
    ],
  },
];

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

async function makeJob(tx: Transaction<Database>, { insurerId, file, index, job, moments }: Making) {
  const partnerId = demoId('partner', 'demo', shop);
  const jobId = demoId('partner-job', 'demo', String(index));
  const handlerId = demoId('user', 'ana.ionescu');
  const before = (hours: number) => new Date(moments.now.getTime() - hours * 3_600_000);
  const today = moments.dateOf(moments.now);
  const happened = job.acts.map((act) => ({ ...act, at: before(act.hoursAgo) }));
  const first = happened[0];
  const last = happened.at(-1);
  if (first === undefined || last === undefined) return;
  const state = stateAfter(last.act);
  const cleared = happened.find(({ act }) => act === 'clear_invoice');
  const standing = { state, kind: 'repair', isInvoiceCleared: cleared !== undefined } as const;
  const quote = happened.findLast(({ act }) => act === 'quote')?.facts?.quote_bani ?? null;
  const invoice = happened.findLast(({ act }) => act === 'invoice');
  const invoiceDate = invoice ? moments.dateOf(invoice.at) : null;
  const isApproved = happened.some(({ act }) => act === 'approve_quote');
  const partsUntil = state === 'waiting_parts' ? addDays(today, 2) : null;
  const dueAt = new Date(moments.now.getTime() + (state === 'sent' ? 2.5 + index : 72) * 3_600_000);
  await tx
    .insertInto('partner_job')
    .values({
      org_id: insurerId,
      partner_job_id: jobId,
      claim_file_id: file.claim_file_id,
      kind: 'repair',
      state,
      state_since: last.at,
      next_party: nextPartyOf(standing),
      due_at: nextPartyOf(standing) === null ? null : dueAt,
      partner_id: partnerId,
      vehicle_plate: file.plate,
      vehicle_name: file.vehicle.slice(0, 120),
      contact_name: file.name?.slice(0, 120) ?? null,
      contact_phone: `+4072200${String(1000 + index)}`,
      damage: job.damage,
      note: 'Deviz în două zile lucrătoare',
      choice_reason: 'Cel mai aproape de proprietar',
      on_silence: 'ask',
      offer_no: 1,
      parts_until: partsUntil,
      promised_on: job.promisedIn === undefined ? null : addDays(today, job.promisedIn),
      quote_bani: quote,
      agreed_bani: isApproved ? quote : null,
      invoice_number: invoice?.facts?.invoice_number ?? null,
      invoice_date: invoiceDate,
      invoice_bani: invoice?.facts?.invoice_bani ?? null,
      invoice_cleared_at: cleared?.at ?? null,
      made_by_user_id: handlerId,
      created_at: first.at,
      ended_at: state === 'paid' ? last.at : null,
    })
    .execute();
  const answer = happened.find(({ act }) => act === 'accept');
  await tx
    .insertInto('partner_job_offer')
    .values({
      org_id: insurerId,
      partner_job_id: jobId,
      offer_no: 1,
      partner_id: partnerId,
      chosen_by: 'handler',
      choice_reason: 'Cel mai aproape de proprietar',
      sent_at: first.at,
      due_at: state === 'sent' ? dueAt : first.at,
      answer: answer ? 'accepted' : null,
      answered_at: answer?.at ?? null,
    })
    .execute();
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
