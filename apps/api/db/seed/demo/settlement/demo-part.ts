import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import { pinned } from '../pinned-keys.ts';
import { liabilityPolicies } from '../demo-moments.ts';
import type { DemoPart } from '../demo-part.ts';
import type { DemoWorld } from '../demo-world.ts';
import { courseRows } from './course-rows.ts';
import { bookPenalties } from './book-penalties.ts';
import { recover } from './recover.ts';
import { waitForOthers } from './wait-for-others.ts';

/** Money in every state: ledgers of what files carry, reserves, offers, orders and payments. */
export const demoPart: DemoPart = {
  name: 'settlement',
  after: ['claims', 'partners'],
  async seed(tx, world) {
    await payNothingBefore(tx, world);
    await openLedgers(tx, world);
    await reserve(tx, world);
    await offer(tx, world);
    await order(tx, world);
    await openPaymentLedgers(tx, world);
    await bookPenalties(tx, world);
    if (world.orgCode === 'demo') {
      await askForMore(tx, world);
      await askForApproval(tx, world);
      await payUndisputed(tx, world);
      await recover(tx, world);
      await waitForOthers(tx, world);
    }
  },
};

type Tx = Transaction<Database>;

/** What is only ordered has not been paid. */
async function payNothingBefore(tx: Tx, { orgId }: DemoWorld) {
  await sql`update claim_file set paid_amount = null
    where org_id = ${orgId} and status_code = 'payment_ordered'`.execute(tx);
}

/** What was estimated and agreed opens the ledger of each file. */
async function openLedgers(tx: Tx, world: DemoWorld) {
  const { orgId } = world;
  await sql`
    insert into ledger_entry (org_id, claim_file_id, account, change_bani, balance_bani, reason, system_time)
    select file.org_id, file.claim_file_id, amount.account, (amount.lei * 100)::bigint, 0, amount.reason,
      amount.at
    from claim_file file join ${courseRows(world)} on course.claim_file_id = file.claim_file_id
    cross join lateral (values
      ('estimated', file.estimated_amount, 'Deviz estimativ al service-ului', course.noted_at),
      ('agreed', file.agreed_amount, 'Deviz agreat cu service-ul', course.agreed_at)
    ) as amount (account, lei, reason, at)
    where file.org_id = ${orgId} and amount.lei > 0 order by file.claim_file_no, amount.at`.execute(tx);
}

/** What is being worked on keeps its estimate ready; what was paid has nothing left. */
async function reserve(tx: Tx, world: DemoWorld) {
  const { orgId } = world;
  await sql`
    insert into ledger_entry (org_id, claim_file_id, account, coverage_code, change_bani, balance_bani, reason, is_automatic,
      system_time)
    select org_id, file.claim_file_id, 'reserve', 'vehicle',
      (coalesce(agreed_amount, estimated_amount) * 100)::bigint, 0, 'Rezervă la deviz', true, course.noted_at
    from claim_file file join ${courseRows(world)} on course.claim_file_id = file.claim_file_id
    where course.noted_at is not null and org_id = ${orgId} and coalesce(agreed_amount, estimated_amount) > 0 and paid_amount is null
      and status_code in ('evaluation', 'offer_issued', 'contested', 'accepted', 'payment_ordered')
    order by claim_file_no`.execute(tx);
  await sql`
    update claim_file file set reserve_amount = money.reserve_bani / 100.0
    from claim_money money where file.org_id = ${orgId} and money.org_id = file.org_id
      and money.claim_file_id = file.claim_file_id and money.reserve_bani > 0`.execute(tx);
  await sql`update coverage set limit_bani = 640000000
    where org_id = ${orgId} and coverage_code = 'vehicle'`.execute(tx);
}

/** Files that stand behind their offer have one; what was accepted has its account, if need be that of a relative. */
async function offer(tx: Tx, world: DemoWorld) {
  const { orgId, orgCode } = world;
  const { rows } = await sql<{ claim_file_id: string; claim_file_no: string; status_code: string }>`
    select file.claim_file_id, claim_file_no, status_code
    from claim_file file join ${courseRows(world)} on course.claim_file_id = file.claim_file_id
    where org_id = ${orgId} and coalesce(paid_amount, agreed_amount, estimated_amount) > 0 and claimant_party_id is not null
      and status_code in ('offer_issued', 'contested', 'accepted', 'payment_ordered', 'paid', 'closed')
      and course.offered_at is not null
    order by claim_file_no`.execute(tx);
  const answerable = orgCode === 'demo' && rows.find(({ status_code: status }) => status === 'offer_issued');
  const keys = rows.map((file) => {
    const key =
      file === answerable
        ? pinned.offerKey
        : createHash('sha256').update(`demo offer ${orgCode} ${file.claim_file_no}`).digest('base64url');
    return { claim_file_id: file.claim_file_id, key, hash: createHash('sha256').update(key).digest('hex') };
  });
  await sql`
      insert into offer (org_id, claim_file_id, offer_no, state, lines, compensation_bani, penalty_bani, recipient_party_id,
        language, offer_key, key_hash, expires_at, issued_at, issued_by_user_id, answered_at, answered_by, contest_reasons,
        contest_note, payee_name, iban_sealed, iban_hash, iban_masked, created_by_user_id, created_at)
      select file.org_id, file.claim_file_id, 1,
        case file.status_code when 'offer_issued' then 'issued' when 'contested' then 'contested' else 'accepted' end,
        jsonb_build_array(jsonb_build_object('code', 'repair', 'note', 'deviz agreat', 'amount_bani', amount.bani))
          || case when penalty.bani = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object('code', 'penalty',
            'note', '0,2 % × ' || penalty.days || ' zile', 'amount_bani', penalty.bani)) end,
        amount.bani, penalty.bani, party.party_id, party.language, link.key, link.hash,
        now() + interval '60 days', course.offered_at, person.user_id,
        case when file.status_code <> 'offer_issued' then course.answered_at end,
        case when file.status_code <> 'offer_issued' then 'claimant' end,
        case file.status_code when 'contested' then array['work'] else '{}'::text[] end,
        case file.status_code when 'contested' then 'Ușa nouă vine grunduită, trebuie vopsită.' end,
        left(party_name(party), 70), account.iban_sealed, account.iban_hash, account.iban_masked, person.user_id,
        course.offered_at - interval '20 minutes'
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as link (claim_file_id uuid, key text, hash text)
      join claim_file file on file.org_id = ${orgId} and file.claim_file_id = link.claim_file_id
      join ${courseRows(world)} on course.claim_file_id = file.claim_file_id
      join party on party.org_id = file.org_id and party.party_id = file.claimant_party_id
      left join lateral (select iban_sealed, iban_hash, iban_masked from party holder
        where party.iban_sealed is null and file.status_code not in ('offer_issued', 'contested')
          and holder.org_id = file.org_id and holder.iban_sealed is not null
        order by md5(holder.party_id::text || file.claim_file_no) limit 1) relative on true
      cross join lateral (select coalesce(party.iban_sealed, relative.iban_sealed) as iban_sealed,
        coalesce(party.iban_hash, relative.iban_hash) as iban_hash,
        coalesce(party.iban_masked, relative.iban_masked) as iban_masked) account
      cross join lateral (select (coalesce(file.paid_amount, file.agreed_amount, file.estimated_amount) * 100)::bigint) as amount (bani)
      cross join lateral (select late.days, case when late.days > 0 and account.iban_sealed is not null and file.paid_amount > 0
          and file.status_code in ('paid', 'closed') and file.policy_type_code = any (${liabilityPolicies}::text[])
          then round(amount.bani * 0.002 * late.days)::bigint else 0 end as bani
        from (select (course.offered_at at time zone 'Europe/Bucharest')::date - file.legal_due_date as days) late) penalty
      cross join lateral (select user_id from app_user where app_user.org_id = file.org_id
        order by username = course.offered_by desc nulls last, username = 'ana.ionescu' desc, username limit 1) person
      order by file.claim_file_no`.execute(tx);
}

/** Accepted offers into a known account are ordered, and paid where the file says so. */
async function order(tx: Tx, world: DemoWorld) {
  const { orgId } = world;
  await sql`
    insert into payment_order (org_id, claim_file_id, offer_id, reference, state, amount_bani, payee_name, iban_sealed,
      iban_hash, iban_masked, created_by_user_id, created_at)
    select offer.org_id, offer.claim_file_id, offer.offer_id, file.claim_file_no || '-1', 'ordered', offer.amount_bani,
      offer.payee_name, offer.iban_sealed, offer.iban_hash, offer.iban_masked,
      coalesce(person.user_id, offer.created_by_user_id), course.ordered_at
    from offer join claim_file file on file.org_id = offer.org_id and file.claim_file_id = offer.claim_file_id
    join ${courseRows(world)} on course.claim_file_id = file.claim_file_id
    left join app_user person on person.org_id = offer.org_id and person.username = course.ordered_by
    where offer.org_id = ${orgId} and offer.iban_sealed is not null
      and file.status_code in ('payment_ordered', 'paid', 'closed')
      and (file.status_code = 'payment_ordered' or file.paid_amount > 0)
    order by file.claim_file_no`.execute(tx);
  await sql`
    insert into payment (org_id, payment_order_id, claim_file_id, amount_bani, paid_on, source, created_by_user_id, system_time)
    select orders.org_id, orders.payment_order_id, orders.claim_file_id, orders.amount_bani,
      (course.paid_at at time zone 'Europe/Bucharest')::date, 'manual', payer.user_id, course.paid_at
    from payment_order orders
    join ${courseRows(world)} on course.claim_file_id = orders.claim_file_id
    join claim_file file on file.org_id = orders.org_id and file.claim_file_id = orders.claim_file_id
    cross join lateral (select user_id from app_user where app_user.org_id = orders.org_id
      order by username = 'irina.neagu' desc, username limit 1) payer
    where orders.org_id = ${orgId} and file.paid_amount > 0 and file.status_code in ('paid', 'closed')
    order by file.claim_file_no`.execute(tx);
}

/** What was paid, by a payment that is known or from before. */
async function openPaymentLedgers(tx: Tx, world: DemoWorld) {
  const { orgId } = world;
  await sql`
    insert into ledger_entry (org_id, claim_file_id, account, coverage_code, change_bani, balance_bani, reason, is_automatic,
      payment_id, system_time)
    select file.org_id, file.claim_file_id, 'paid', 'vehicle', (file.paid_amount * 100)::bigint, 0,
      'Plată ' || file.claim_file_no || '-1', true, payment.payment_id,
      coalesce(payment.system_time, course.paid_at)
    from claim_file file join ${courseRows(world)} on course.claim_file_id = file.claim_file_id
    left join payment on payment.org_id = file.org_id and payment.claim_file_id = file.claim_file_id
    where file.org_id = ${orgId} and file.paid_amount > 0 order by file.claim_file_no`.execute(tx);
}

/** One offer is late, so it carries a penalty. */
async function askForMore(tx: Tx, { orgId }: DemoWorld) {
  await sql`
    insert into offer (org_id, claim_file_id, offer_no, state, lines, compensation_bani, penalty_bani, recipient_party_id,
      language, note, created_by_user_id)
    select file.org_id, file.claim_file_id, 1, 'draft', jsonb_build_array(
        jsonb_build_object('code', 'repair', 'note', 'deviz Auto Rapid v2', 'amount_bani', 567521),
        jsonb_build_object('code', 'vat', 'note', '21 %', 'amount_bani', 119179),
        jsonb_build_object('code', 'penalty', 'note', '0,2 % × 30 zile', 'amount_bani', 41202)),
      686700, 41202, party.party_id, party.language, 'Ne cerem scuze pentru întârziere.', person.user_id
    from claim_file file
    join party on party.org_id = file.org_id and party.party_id = file.claimant_party_id
    join app_user person on person.org_id = file.org_id and person.username = 'ana.ionescu'
    where file.org_id = ${orgId} and file.status_code = 'evaluation' and file.legal_due_date < now()::date
    order by file.claim_file_no desc limit 1`.execute(tx);
}

/** Offers above what Ana may decide, one of them above what the manager may; the requests come with the approvals. */
async function askForApproval(tx: Tx, { orgId }: DemoWorld) {
  await sql`
    insert into offer (org_id, claim_file_id, offer_no, state, lines, compensation_bani, penalty_bani, recipient_party_id,
      language, created_by_user_id)
    select file.org_id, file.claim_file_id, 1, 'asked',
      jsonb_build_array(jsonb_build_object('code', 'repair', 'note', 'deviz agreat', 'amount_bani', amount.bani)),
      amount.bani, 0, party.party_id, party.language, person.user_id
    from claim_file file
    join party on party.org_id = file.org_id and party.party_id = file.claimant_party_id
    join app_user person on person.org_id = file.org_id and person.username = 'ana.ionescu'
    cross join lateral (select (coalesce(file.agreed_amount, file.estimated_amount) * 100)::bigint) as amount (bani)
    where file.org_id = ${orgId} and file.status_code = 'evaluation' and file.closed_at is null and amount.bani > 700000
      and not exists (select from offer where org_id = ${orgId} and claim_file_id = file.claim_file_id)
    order by amount.bani > 2500000, file.claim_file_no desc limit 6`.execute(tx);
}

/** Of a contested offer the part that nobody contests was paid; the claim stays contested. */
async function payUndisputed(tx: Tx, { orgId }: DemoWorld) {
  const { rows } = await sql<{ payment_order_id: string }>`
    with contested as (
      update offer set wants_undisputed = true where org_id = ${orgId} and offer_id = (
        select offer_id from offer join claim_file file using (org_id, claim_file_id)
        where org_id = ${orgId} and offer.state = 'contested' and offer.iban_sealed is not null
          and offer.answered_at + interval '3 days' < now()
        order by claim_file_no limit 1)
      returning *)
    insert into payment_order (org_id, claim_file_id, offer_id, reference, state, is_undisputed, amount_bani, parts, payee_name,
      iban_sealed, iban_hash, iban_masked, created_by_user_id, created_at)
    select offer.org_id, offer.claim_file_id, offer.offer_id, file.claim_file_no || '-1', 'ordered', true, amount.bani,
      jsonb_build_array(jsonb_build_object('coverage', 'vehicle', 'bani', amount.bani)), offer.payee_name, offer.iban_sealed,
      offer.iban_hash, offer.iban_masked, offer.created_by_user_id, offer.answered_at + interval '1 hour'
    from contested offer
    join claim_file file on file.org_id = offer.org_id and file.claim_file_id = offer.claim_file_id
    cross join lateral (select offer.amount_bani / 5 * 4 as bani) amount
    returning payment_order_id`.execute(tx);
  const orderId = rows[0]?.payment_order_id ?? null;
  await sql`
    with paid as (
      insert into payment (org_id, payment_order_id, claim_file_id, amount_bani, paid_on, source, created_by_user_id, system_time)
      select orders.org_id, payment_order_id, claim_file_id, amount_bani, (orders.created_at + interval '2 days')::date, 'manual',
        payer.user_id, orders.created_at + interval '2 days'
      from payment_order orders
      join app_user payer on payer.org_id = orders.org_id and payer.username = 'irina.neagu'
      where orders.org_id = ${orgId} and payment_order_id = ${orderId} returning *)
    insert into ledger_entry (org_id, claim_file_id, account, coverage_code, change_bani, balance_bani, reason, is_automatic,
      payment_id, created_by_user_id, system_time)
    select paid.org_id, paid.claim_file_id, change.account, 'vehicle', paid.amount_bani * change.sign, 0,
      'Plată ' || orders.reference, true, paid.payment_id, paid.created_by_user_id, paid.system_time
    from paid join payment_order orders on orders.org_id = paid.org_id and orders.payment_order_id = paid.payment_order_id
    cross join (values ('paid', 1), ('reserve', -1)) as change (account, sign)`.execute(tx);
  await sql`
    update claim_file file set reserve_amount = money.reserve_bani / 100.0, paid_amount = money.paid_bani / 100.0
    from claim_money money join payment_order orders on orders.org_id = money.org_id and orders.claim_file_id = money.claim_file_id
    where money.org_id = ${orgId} and orders.payment_order_id = ${orderId} and file.org_id = ${orgId}
      and file.claim_file_id = money.claim_file_id`.execute(tx);
}
