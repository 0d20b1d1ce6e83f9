import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import { inventIban } from '../claims/invented-people.ts';
import type { DemoWorld } from '../demo-world.ts';
import { demoId } from '../demo-random.ts';

type Tx = Transaction<Database>;

/** What one person wants of the money and another one decides; the requests come with the approvals. */
export async function waitForOthers(tx: Tx, world: DemoWorld): Promise<void> {
  await typeAccount(tx, world);
  await wantPayingAccount(tx, world);
  await wantReserve(tx, world);
  await payPartners(tx, world);
}

/** One offer was accepted on paper: Ana typed the account, so a colleague or the claimant confirms it. */
async function typeAccount(tx: Tx, { orgId }: DemoWorld) {
  const ana = demoId('user', 'ana.ionescu');
  await sql`
    update offer set answered_by = 'staff', answered_by_user_id = ${ana}, account_typed_by_user_id = ${ana}
    where org_id = ${orgId} and offer_id = (
      select offer_id from offer accepted
      join claim_file file on file.org_id = accepted.org_id and file.claim_file_id = accepted.claim_file_id
      join party on party.org_id = accepted.org_id and party.party_id = accepted.recipient_party_id
      where accepted.org_id = ${orgId} and file.status_code = 'accepted' and accepted.state = 'accepted'
        and accepted.iban_hash = party.iban_hash
      order by file.claim_file_no desc limit 1)`.execute(tx);
}

/** Irina wants the organisation to pay from another account. */
async function wantPayingAccount(tx: Tx, { orgId, sealedNumbers, moments }: DemoWorld) {
  const {
    iban_sealed: sealed,
    iban_hash: hash,
    iban_masked: masked,
  } = sealedNumbers({
    cnp: null,
    iban: inventIban(9_000_001),
  });
  await sql`
    insert into paying_account_change (org_id, holder_name, iban_sealed, iban_hash, iban_masked, asked_by_user_id, asked_at)
    values (${orgId}, 'Asigurarea Demo SA', ${sealed}, ${hash}, ${masked}, ${demoId('user', 'irina.neagu')},
      ${moments.now}::timestamptz - interval '50 minutes')`.execute(tx);
}

/** Ana wants a reserve of 75.000 lei, which is above what handlers decide. */
async function wantReserve(tx: Tx, { orgId, moments }: DemoWorld) {
  await sql`
    insert into reserve_change (org_id, claim_file_id, coverage_code, amount_bani, reason, asked_by_user_id, asked_at)
    select org_id, claim_file_id, 'vehicle', 7500000, 'Deviz suplimentar: șasiul este deformat',
      ${demoId('user', 'ana.ionescu')}, ${moments.now}::timestamptz - interval '40 minutes'
    from claim_file file
    where org_id = ${orgId} and status_code = 'evaluation' and reserve_amount > 0
    order by claim_file_no desc limit 1`.execute(tx);
}

/** Repair shops have an account that two people have seen, and what they invoiced is ordered; the others have none yet. */
async function payPartners(tx: Tx, { orgId, sealedNumbers, moments }: DemoWorld) {
  const { rows } = await sql<{ partner_id: string; name: string }>`
    select partner_id, name from partner where org_id = ${orgId} and kind = 'repair_shop' order by name, partner_id`.execute(
    tx,
  );
  for (const [index, { partner_id: partnerId, name }] of rows.entries()) {
    const account = sealedNumbers({ cnp: null, iban: inventIban(9_100_000 + index) });
    await sql`
      insert into partner_account (org_id, partner_id, holder_name, iban_sealed, iban_hash, iban_masked, since)
      values (${orgId}, ${partnerId}, ${name.slice(0, 70)}, ${account.iban_sealed}, ${account.iban_hash},
        ${account.iban_masked}, ${moments.now}::timestamptz - interval '90 days')`.execute(tx);
  }
  // What was checked already has its order, as when a handler checks it.
  await sql`
    insert into payment_order (org_id, claim_file_id, partner_job_id, invoice_number, reference, state, amount_bani, parts,
      payee_name, iban_sealed, iban_hash, iban_masked, created_by_user_id, created_at)
    select job.org_id, job.claim_file_id, job.partner_job_id, job.invoice_number,
      file.claim_file_no || '-' || ((select count(*) from payment_order earlier
        where earlier.org_id = job.org_id and earlier.claim_file_id = job.claim_file_id) + 1),
      'ordered', job.invoice_bani, jsonb_build_array(jsonb_build_object('coverage', 'vehicle', 'bani', job.invoice_bani)),
      account.holder_name, account.iban_sealed, account.iban_hash, account.iban_masked, job.made_by_user_id,
      job.invoice_cleared_at
    from partner_job job
    join partner_account account on account.org_id = job.org_id and account.partner_id = job.partner_id
    join claim_file file on file.org_id = job.org_id and file.claim_file_id = job.claim_file_id
    where job.org_id = ${orgId} and job.state = 'invoiced' and job.invoice_cleared_at is not null`.execute(
    tx,
  );
}
