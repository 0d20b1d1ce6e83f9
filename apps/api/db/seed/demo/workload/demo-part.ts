import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { DemoPart } from '../demo-part.ts';
import { liabilityPolicies } from '../demo-moments.ts';
import { demoId } from '../demo-random.ts';

/** Files of these policies are under the law, so they have its clocks. */
const isUnderLaw = sql`file.policy_type_code = any (${liabilityPolicies}::text[])`;

/** Requests that wait for a manager, files with an accepted offer whose payment is due, one of them late, and a late answer with its cause. */
export const demoPart: DemoPart = {
  name: 'workload',
  after: ['assignments', 'claims', 'settlement'],
  async seed(tx, { orgId, orgCode, moments }) {
    if (orgCode !== 'demo') return;
    await sayWhatPeopleCarry(tx, orgId);
    await sayWhoGotWorkByRule(tx, orgId);
    const today = moments.dateOf(moments.now);
    await stopClocksOfOffers(tx, orgId);
    await startClocksOfPayments(tx, orgId);
    await sql`
      insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date,
        delay_cause_code, delay_note, explained_by_user_id, explained_at)
      select org_id, claim_file_id, 'RCA_30', policy_type_code, '2017-07-12', legal_due_date - 30, legal_due_date,
        'late_estimate', 'Auto Rapid, runda a doua', ${demoId('user', 'ana.ionescu')}, ${moments.now}
      from claim_file file
      where org_id = ${orgId} and legal_due_date < ${today} and status_code = 'evaluation' and closed_at is null
        and ${isUnderLaw}
      order by legal_due_date limit 1`.execute(tx);
    await runClocks(tx, orgId);
    await forgetAnsweredTerms(tx, orgId);
    await sql`
      insert into approval (org_id, approval_kind, subject_id, claim_file_id, amount_bani, note, asked_by_user_id,
        asked_for_user_id, asked_at)
      select org_id, 'offer', offer_id, claim_file_id, compensation_bani + penalty_bani,
        'Devizul e agreat cu service-ul. Peste limita mea, vă rog să vă uitați.', created_by_user_id, created_by_user_id,
        ${moments.now}::timestamptz - row_number() over (order by claim_file_id) * interval '3 hours'
      from offer where org_id = ${orgId} and state = 'asked'`.execute(tx);
    await sql`
      insert into approval (org_id, approval_kind, subject_id, claim_file_id, amount_bani, note, asked_by_user_id,
        asked_for_user_id, asked_at)
      select org_id, 'paying_account', paying_account_change_id, null, null, null, asked_by_user_id, asked_by_user_id, asked_at
      from paying_account_change where org_id = ${orgId} and state = 'asked'
      union all
      select wanted.org_id, 'reserve', reserve_change_id, wanted.claim_file_id,
        money.reserve_bani - coverage.reserve_bani + wanted.amount_bani, wanted.reason, asked_by_user_id, asked_by_user_id, asked_at
      from reserve_change wanted
      join claim_money money on money.org_id = wanted.org_id and money.claim_file_id = wanted.claim_file_id
      join coverage on coverage.org_id = wanted.org_id and coverage.claim_file_id = wanted.claim_file_id
        and coverage.coverage_code = wanted.coverage_code
      where wanted.org_id = ${orgId} and wanted.state = 'asked'`.execute(tx);
    await sql`
      insert into approval_question (org_id, approval_id, question, asked_by_user_id, asked_at)
      select org_id, approval_id, 'Farul e cu preț de catalog sau de service?', ${demoId('user', 'maria.stan')},
        ${moments.now}::timestamptz - interval '20 minutes'
      from approval where org_id = ${orgId} and asked_by_user_id <> ${demoId('user', 'maria.stan')}
      order by asked_at, approval_id limit 1`.execute(tx);
  },
};

/** The answer that the law asks for is the offer: its clock has stopped on the day on which that left; a late one says why. */
async function stopClocksOfOffers(tx: Transaction<Database>, orgId: string) {
  await sql`
    insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date, stopped_on,
      stopped_by, delay_cause_code, delay_note, explained_by_user_id, explained_at)
    select file.org_id, file.claim_file_id, 'RCA_30', file.policy_type_code, '2017-07-12', answer.started_on, file.legal_due_date,
      answer.issued_on, 'offer.issued', case when answer.is_late then 'late_estimate' end,
      case when answer.is_late then 'Devizul a venit după a doua rundă' end,
      case when answer.is_late then ${demoId('user', 'ana.ionescu')}::uuid end, case when answer.is_late then offer.issued_at end
    from claim_file file
    join offer on offer.org_id = file.org_id and offer.claim_file_id = file.claim_file_id and offer.issued_at is not null
    cross join lateral (
      select (file.opened_at at time zone 'Europe/Bucharest')::date as started_on,
        (offer.issued_at at time zone 'Europe/Bucharest')::date as issued_on,
        (offer.issued_at at time zone 'Europe/Bucharest')::date > file.legal_due_date as is_late) answer
    where file.org_id = ${orgId} and ${isUnderLaw} and file.legal_due_date is not null
      and not exists (select from legal_clock known where known.org_id = file.org_id and known.claim_file_id = file.claim_file_id)
    on conflict do nothing`.execute(tx);
}

/** The clocks of the answers that are still owed. */
async function runClocks(tx: Transaction<Database>, orgId: string) {
  await sql`
    insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date)
    select org_id, claim_file_id, 'RCA_30', policy_type_code, '2017-07-12', legal_due_date - 30, legal_due_date
    from claim_file file
    where org_id = ${orgId} and closed_at is null and legal_due_date is not null and ${isUnderLaw}
      and not exists (select from legal_clock known where known.org_id = file.org_id and known.claim_file_id = file.claim_file_id)`.execute(
    tx,
  );
}

/** What was accepted is paid within ten days: the header of the file shows the day until it is. */
async function startClocksOfPayments(tx: Transaction<Database>, orgId: string) {
  await sql`
    with started as (
      insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date)
      select file.org_id, file.claim_file_id, 'RCA_10', file.policy_type_code, '2017-07-12', accepted.accepted_on,
        accepted.accepted_on + 10
      from claim_file file
      join offer on offer.org_id = file.org_id and offer.claim_file_id = file.claim_file_id and offer.state = 'accepted'
      cross join lateral (select (offer.answered_at at time zone 'Europe/Bucharest')::date as accepted_on) accepted
      where file.org_id = ${orgId} and ${isUnderLaw} and file.closed_at is null
        and file.status_code in ('accepted', 'payment_ordered')
      returning org_id, claim_file_id, due_date)
    update claim_file file set legal_due_date = started.due_date
    from started where file.org_id = started.org_id and file.claim_file_id = started.claim_file_id`.execute(
    tx,
  );
}

/** A term whose clock has stopped stands on no file with open work, as in the product: nothing is due there any more. */
async function forgetAnsweredTerms(tx: Transaction<Database>, orgId: string) {
  await sql`
    update claim_file file set legal_due_date = null
    where org_id = ${orgId} and legal_due_date is not null
      and (closed_at is null or exists (select from assignment work where work.org_id = file.org_id
        and work.claim_file_id = file.claim_file_id and work.list_code in ('active', 'waiting', 'snoozed')))
      and exists (select from legal_clock known where known.org_id = file.org_id and known.claim_file_id = file.claim_file_id)
      and not exists (select from legal_clock running where running.org_id = file.org_id
        and running.claim_file_id = file.claim_file_id and running.stopped_on is null)`.execute(tx);
}

// One has too much, one just about, and there is room with the others: a team that wants to be balanced.
const carried = [
  { username: 'ana.ionescu', points: 75, counties: [] },
  { username: 'otilia.popa', points: 50, counties: [] },
  { username: 'radu.marin', points: 70, counties: [] },
  { username: 'birou.fix', points: 40, counties: ['B', 'IF', 'PH', 'CT'] },
  { username: 'maria.stan', points: 50, counties: [] },
  { username: 'emil.vechi', points: 55, counties: [] },
  { username: 'nou.venit', points: 40, counties: [] },
  { username: 'elena.rusu', points: 35, counties: [] },
  { username: 'dan.petrescu', points: 35, counties: [] },
  { username: 'sorin.matei', points: 30, counties: [] },
] as const;

/** How much everybody of the two teams can carry, and where. */
async function sayWhatPeopleCarry(tx: Transaction<Database>, orgId: string) {
  await tx
    .insertInto('work_profile')
    .values(
      carried.map(({ username, points, counties }) => ({
        org_id: orgId,
        user_id: demoId('user', username),
        capacity_points: points,
        county_codes: [...counties],
        policy_type_codes: username === 'nou.venit' ? ['rca'] : [],
        assignment_type_codes: [],
      })),
    )
    .execute();
}

/** Why the rule gave people some of their work; the rest of it somebody gave or took. */
async function sayWhoGotWorkByRule(tx: Transaction<Database>, orgId: string) {
  await sql`
    insert into assignment_reason (org_id, assignment_id, user_id, rule, load_percent, steps, decided_at)
    select work.org_id, work.assignment_id, work.assigned_user_id,
      case when file.special_customer_id is not null then 'special_customer'
        when exists (select from assignment other where other.org_id = work.org_id
          and other.claim_file_id = work.claim_file_id and other.assigned_user_id = work.assigned_user_id
          and other.created_at < work.created_at) then 'owner_of_file'
        else 'least_load' end,
      40 + length(work.claim_file_no || work.claimant_name) % 45,
      '[{"step":"everybody","left":8},{"step":"skill","left":7},{"step":"county","left":6},
        {"step":"present","left":4},{"step":"room","left":3}]'::jsonb,
      coalesce(work.assigned_at, work.created_at)
    from assignment work
    join claim_file file on file.org_id = work.org_id and file.claim_file_id = work.claim_file_id
    join app_user owner on owner.org_id = work.org_id and owner.user_id = work.assigned_user_id
    join team on team.org_id = work.org_id and team.team_id = owner.team_id and team.team_code = 'claims'
    where work.org_id = ${orgId} and work.list_code in ('active', 'waiting')
      and right(work.claim_file_no, 1) in ('1', '2', '3', '4', '6', '7', '8')`.execute(tx);
}
