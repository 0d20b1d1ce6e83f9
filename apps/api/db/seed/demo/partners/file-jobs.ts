import { nextPartyOf, stateAfter, type JobAct, type JobKind, type JobState } from '@dosar/partners-domain';
import { addDays } from '@dosar/kernel/dates';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoWorld } from '../demo-world.ts';
import { demoId } from '../demo-random.ts';

type Act = { act: JobAct; hoursAgo: number; reason?: string };
type DemoJob = {
  kind: JobKind;
  partner: string;
  damage: string;
  acts: readonly Act[];
  agreed?: number;
  invoiced?: { number: string; bani: number };
  /** Hours until the next step is due; a step that is late has fewer than none. */
  dueIn: number;
};

const sent = (hoursAgo: number): Act => ({ act: 'send', hoursAgo });

/** Jobs of several partners, two of them on one file: an invoice that differs, one late, one that nobody took, one to choose. */
const jobs: readonly DemoJob[] = [
  {
    kind: 'repair',
    partner: 'Atelier Prestige Auto',
    damage: 'Bară față, aripă stânga-față, vopsitorie',
    agreed: 592_053,
    invoiced: { number: 'APA 2214', bani: 629_273 },
    acts: [
      sent(420),
      { act: 'accept', hoursAgo: 417 },
      { act: 'quote', hoursAgo: 380 },
      { act: 'approve_quote', hoursAgo: 350 },
      { act: 'start_work', hoursAgo: 300 },
      { act: 'finish', hoursAgo: 30 },
      { act: 'invoice', hoursAgo: 4 },
    ],
    dueIn: 28,
  },
  {
    kind: 'towing',
    partner: 'Tractări Capitala',
    damage: 'Nu rulează, roata stânga-față blocată',
    acts: [sent(30), { act: 'accept', hoursAgo: 29 }, { act: 'start_work', hoursAgo: 28 }],
    dueIn: -4,
  },
  {
    kind: 'glass',
    partner: 'Parbrize Rapid',
    damage: 'Parbriz fisurat, cu cameră',
    acts: [sent(20), { act: 'decline', hoursAgo: 17, reason: 'Nu avem parbrizul cu suport de cameră' }],
    dueIn: 3,
  },
  {
    kind: 'rental',
    partner: 'Închirieri Auto Someș',
    damage: 'Mașină la schimb cât ține reparația',
    acts: [sent(26), { act: 'accept', hoursAgo: 24 }],
    dueIn: 24,
  },
];

/** Gives open files of a handler jobs of several partners. */
export async function addFileJobs(tx: Transaction<Database>, world: DemoWorld): Promise<void> {
  const { rows: files } = await sql<{ claim_file_id: string; plate: string | null }>`
    select file.claim_file_id, file.plate from claim_file file
    join assignment work on work.org_id = file.org_id and work.claim_file_id = file.claim_file_id and work.is_case_master
    where file.org_id = ${world.orgId} and file.closed_at is null
      and work.assigned_user_id = ${demoId('user', 'ana.ionescu')}
    order by file.claim_file_no limit 3`.execute(tx);
  for (const [index, job] of jobs.entries()) {
    // The first file has both the repair and the towing.
    const file = files[Math.max(0, index - 1)];
    if (file !== undefined)
      await addJob(tx, world, { job, file, id: demoId('partner-job', `file-${index}`) });
  }
}

type Adding = { job: DemoJob; file: { claim_file_id: string; plate: string | null }; id: string };

type Told = Adding & {
  orgId: string;
  partnerId: string;
  handlerId: string;
  before: (hours: number) => Date;
  first: Act;
  last: Act;
};

const choiceReason = 'ales de păgubit';

async function addJob(tx: Transaction<Database>, { orgId, orgCode, moments }: DemoWorld, adding: Adding) {
  const { acts, partner } = adding.job;
  const [first] = acts;
  const last = acts.at(-1);
  if (first === undefined || last === undefined) return;
  const told: Told = {
    ...adding,
    orgId,
    partnerId: demoId('partner', orgCode, partner),
    handlerId: demoId('user', 'ana.ionescu'),
    before: (hours) => new Date(moments.now.getTime() - hours * 3_600_000),
    first,
    last,
  };
  await addRow(tx, told, moments);
  await addOffer(tx, told);
  await addSteps(tx, told);
}

async function addRow(
  tx: Transaction<Database>,
  { job, file, id, orgId, partnerId, handlerId, before, first, last }: Told,
  moments: DemoWorld['moments'],
) {
  const state = stateAfter(last.act);
  const isAccepted = job.acts.some(({ act }) => act === 'accept');
  await tx
    .insertInto('partner_job')
    .values({
      org_id: orgId,
      partner_job_id: id,
      claim_file_id: file.claim_file_id,
      kind: job.kind,
      state,
      state_since: before(last.hoursAgo),
      next_party: nextPartyOf({ state, kind: job.kind, isInvoiceCleared: false }),
      due_at: before(-job.dueIn),
      partner_id: partnerId,
      vehicle_plate: file.plate,
      damage: job.damage,
      choice_reason: choiceReason,
      on_silence: 'next',
      offer_no: 1,
      promised_on: isAccepted ? addDays(moments.dateOf(moments.now), 2) : null,
      quote_bani: job.agreed ?? null,
      agreed_bani: job.agreed ?? null,
      invoice_number: job.invoiced?.number ?? null,
      invoice_bani: job.invoiced?.bani ?? null,
      invoice_date: job.invoiced ? moments.dateOf(before(last.hoursAgo)) : null,
      made_by_user_id: handlerId,
      created_at: before(first.hoursAgo),
      row_version: job.acts.length + 1,
    })
    .execute();
}

async function addOffer(tx: Transaction<Database>, { job, id, orgId, partnerId, before, first }: Told) {
  const accepted = job.acts.find(({ act }) => act === 'accept');
  const declined = job.acts.find(({ act }) => act === 'decline');
  const answer = accepted ?? declined;
  await tx
    .insertInto('partner_job_offer')
    .values({
      org_id: orgId,
      partner_job_id: id,
      offer_no: 1,
      partner_id: partnerId,
      chosen_by: 'handler',
      choice_reason: choiceReason,
      sent_at: before(first.hoursAgo),
      due_at: before(first.hoursAgo - 4),
      answer: declined ? 'declined' : 'accepted',
      answered_at: answer ? before(answer.hoursAgo) : null,
      answer_reason: declined?.reason ?? null,
    })
    .execute();
}

async function addSteps(tx: Transaction<Database>, { job, id, orgId, handlerId, before }: Told) {
  let from: JobState = 'draft';
  for (const [index, { act, hoursAgo, reason }] of job.acts.entries()) {
    const isOurs = act === 'send' || act === 'approve_quote';
    await tx
      .insertInto('partner_job_step')
      .values({
        org_id: orgId,
        partner_job_id: id,
        step_no: index + 1,
        act,
        from_state: from,
        to_state: stateAfter(act),
        side: isOurs ? 'handler' : 'partner',
        actor_user_id: isOurs ? handlerId : null,
        actor_name: isOurs ? null : job.partner,
        reason: reason ?? null,
        happened_at: before(hoursAgo),
      })
      .execute();
    from = stateAfter(act);
  }
}
