import { sql, type RawBuilder, type Transaction, type UpdateObject } from 'kysely';
import type { CoverageAmount, OfferLine } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { PaidAccount } from '../account/account-repository.ts';

type Tx = Transaction<Database>;
type File = { orgId: string; claimFileId: string };

/** A payment order as it is stored, without its payments. */
export type OrderRow = Omit<Schema<'PaymentOrder'>, 'payments' | 'payment_blocks'> & {
  claim_file_id: string;
  /** The job whose invoice it pays; none when it pays an offer. */
  partner_job_id: string | null;
  invoice_number: string | null;
  created_by_user_id: string;
  approved_by_user_id: string | null;
  answer_recorded_by_user_id: string | null;
  account_typed_by_user_id: string | null;
  account_typed_by: string | null;
  /** Who confirmed the account; none when the claimant typed it under the own name. */
  account_confirmed_how: 'claimant' | 'colleague' | null;
  account_confirmed_by: string | null;
  /** The holder of the account has another name than whom the offer was made to. */
  is_holder_other: boolean;
  recipient_name: string;
  /** Tells the account apart from others without naming it. */
  iban_hash: string;
  /** The lines of its offer. */
  lines: OfferLine[];
  /** How much of it each coverage pays; `null` when it pays the whole offer. */
  parts: CoverageAmount[] | null;
};

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const orders = (orgId: string) => sql`
  select payment_order_id, payment_order.claim_file_id, payment_order.offer_id, payment_order.partner_job_id,
    payment_order.invoice_number, coalesce(offer.offer_no, 0) as offer_no, coalesce(offer.lines, '[]') as lines, is_undisputed,
    reference, payment_order.state, payment_order.amount_bani::float8, deducted_bani::float8, paid_bani::float8, parts,
    payment_order.payee_name, payment_order.iban_masked, payment_order.decision_note, author.full_name as created_by,
    payment_order.created_by_user_id, payment_order.approved_by_user_id, payment_order.account_typed_by_user_id,
    offer.answered_by_user_id as answer_recorded_by_user_id, payment_order.iban_hash, approver.full_name as approved_by,
    typist.full_name as account_typed_by, done.confirmed_how as account_confirmed_how,
    colleague.full_name as account_confirmed_by, payment_order.is_holder_other, 
    coalesce(party_name(party), payment_order.payee_name) as recipient_name,
    ${instant('payment_order.created_at')} as created_at
  from payment_order
  left join offer on offer.org_id = payment_order.org_id and offer.offer_id = payment_order.offer_id
  left join party on party.org_id = offer.org_id and party.party_id = offer.recipient_party_id
  left join account_confirmation done
    on done.org_id = payment_order.org_id and done.account_confirmation_id = payment_order.account_confirmation_id
  left join app_user colleague on colleague.org_id = done.org_id and colleague.user_id = done.confirmed_by_user_id
  left join app_user typist
    on typist.org_id = payment_order.org_id and typist.user_id = payment_order.account_typed_by_user_id
  left join app_user author on author.org_id = payment_order.org_id and author.user_id = payment_order.created_by_user_id
  left join app_user approver
    on approver.org_id = payment_order.org_id and approver.user_id = payment_order.approved_by_user_id
  where payment_order.org_id = ${orgId}`;

/** The newest payment orders of the offers of a file; cancelled ones make room for those that count. */
export const findOrders = (tx: Tx, file: File): Promise<OrderRow[]> =>
  findNewest(tx, file, sql`payment_order.offer_id is not null`);

/** The newest orders that pay partners for a file. */
export const findPartnerOrders = (tx: Tx, file: File): Promise<OrderRow[]> =>
  findNewest(tx, file, sql`payment_order.partner_job_id is not null`);

async function findNewest(
  tx: Tx,
  { orgId, claimFileId }: File,
  which: RawBuilder<unknown>,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select * from (${orders(orgId)} and payment_order.claim_file_id = ${claimFileId} and ${which}
      order by payment_order.state = 'cancelled', payment_order_id desc limit 20) newest
    order by payment_order_id desc`.execute(tx);
  return rows;
}

type Counting = {
  claimFileId: string;
  /** None while it is not known into which account an order pays. */
  ibanHash: string | null;
  since: Date;
  /** An order that does not count with itself. */
  exceptOrderId?: string;
};

/** What was ordered of a claim, and to an account since a moment, by whoever it was. */
export async function findCounted(
  tx: Tx,
  orgId: string,
  { claimFileId, ibanHash, since, exceptOrderId }: Counting,
): Promise<number> {
  const { rows } = await sql<{ bani: number }>`
    select coalesce(sum(amount_bani), 0)::float8 as bani from payment_order
    where org_id = ${orgId} and state <> 'cancelled' and payment_order_id is distinct from ${exceptOrderId ?? null}::uuid
      and (claim_file_id = ${claimFileId} or iban_hash = ${ibanHash} and created_at >= ${since})`.execute(tx);
  return rows[0]?.bani ?? 0;
}

/** What was ordered of a claim, but for what was cancelled. */
export const findOrderedSum = (tx: Tx, orgId: string, claimFileId: string): Promise<number> =>
  findCounted(tx, orgId, { claimFileId, ibanHash: null, since: new Date(0) });

/** Makes orders to an account wait for each other, so that each counts those before it. */
export async function lockAccount(tx: Tx, orgId: string, ibanHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account|${orgId}|${ibanHash}`}, 0))`.execute(tx);
}

/** One payment order of the organisation. */
export async function findOrder(tx: Tx, orgId: string, orderId: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`${orders(orgId)} and payment_order_id = ${orderId}`.execute(tx);
  return rows[0];
}

type NewOrder = {
  offerId: string;
  state: 'asked' | 'ordered';
  isUndisputed: boolean;
  amountBani: number;
  deductedBani: number;
  parts: readonly CoverageAmount[];
  account: PaidAccount;
  /** The holder of the account has another name than whom the offer was made to. */
  isHolderOther: boolean;
  userId: string;
  now: Date;
};

/** Orders what an offer says, or its undisputed part; answers the id of the order. */
export async function insertOrder(tx: Tx, orgId: string, order: NewOrder): Promise<string> {
  const { account } = order;
  const { rows } = await sql<{ payment_order_id: string }>`
    insert into payment_order (org_id, claim_file_id, offer_id, reference, state, is_undisputed, amount_bani, deducted_bani, parts,
      payee_name, iban_sealed, iban_hash, iban_masked, account_typed_by_user_id, account_confirmation_id, is_holder_other,
      created_by_user_id, created_at)
    select offer.org_id, offer.claim_file_id, offer.offer_id,
      file.claim_file_no || '-' || (select count(*) + 1 from payment_order earlier
        where earlier.org_id = offer.org_id and earlier.claim_file_id = offer.claim_file_id),
      ${order.state}, ${order.isUndisputed}, ${order.amountBani}, ${order.deductedBani}, ${JSON.stringify(order.parts)}::jsonb,
      ${account.payee_name}, ${account.iban_sealed}, ${account.iban_hash}, ${account.iban_masked}, ${account.typed_by_user_id},
      ${account.account_confirmation_id}, ${order.isHolderOther}, ${order.userId}, ${order.now}
    from offer
    join claim_file file on file.org_id = offer.org_id and file.claim_file_id = offer.claim_file_id
    where offer.org_id = ${orgId} and offer.offer_id = ${order.offerId}
      and offer.state = case when ${order.isUndisputed} then 'contested' else 'accepted' end
    returning payment_order_id`.execute(tx);
  const [stored] = rows;
  if (stored === undefined) throw new Error('A payment order needs an offer that was answered.');
  return stored.payment_order_id;
}

/** Changes what is known of a payment order. */
export async function updateOrder(
  tx: Tx,
  orgId: string,
  orderId: string,
  values: UpdateObject<Database, 'payment_order'>,
): Promise<void> {
  await tx
    .updateTable('payment_order')
    .set(values)
    .set((eb) => ({ row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('payment_order_id', '=', orderId)
    .execute();
}

/** A payment as people read it, of which order and file. */
export type PaymentRow = Schema<'Payment'> & { payment_order_id: string; claim_file_id: string };

const payments = (orgId: string) => sql`
  select payment_id, payment_order_id, claim_file_id, amount_bani::float8, to_char(paid_on, 'YYYY-MM-DD') as paid_on, source,
    bank_reference, corrects_payment_id, reason, author.full_name as who
  from payment left join app_user author on author.org_id = payment.org_id and author.user_id = created_by_user_id
  where payment.org_id = ${orgId}`;

/** The payments of a file, newest first. */
export async function findPayments(tx: Tx, { orgId, claimFileId }: File): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`${payments(orgId)} and claim_file_id = ${claimFileId}
    order by payment_id desc limit 100`.execute(tx);
  return rows;
}

/** One payment of the organisation. */
export async function findPayment(tx: Tx, orgId: string, paymentId: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`${payments(orgId)} and payment_id = ${paymentId}`.execute(tx);
  return rows[0];
}

/** Whether a payment with this reference of the bank is known. */
export async function hasBankReference(tx: Tx, orgId: string, reference: string): Promise<boolean> {
  const found = await tx
    .selectFrom('payment')
    .where('org_id', '=', orgId)
    .where('bank_reference', '=', reference)
    .select('payment_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The orders with these references, with the file that each belongs to. */
export const findOrdersByReference = (tx: Tx, orgId: string, references: readonly string[]) =>
  findOrdersWithFile(tx, orgId, {
    where: sql`payment_order.reference = any (${references}::text[])`,
    most: references.length,
  });

/** The orders with these ids, with the file that each belongs to. */
export const findOrdersByIds = (tx: Tx, orgId: string, ids: readonly string[]) =>
  findOrdersWithFile(tx, orgId, {
    where: sql`payment_order.payment_order_id = any (${ids}::uuid[])`,
    most: ids.length,
  });

async function findOrdersWithFile(
  tx: Tx,
  orgId: string,
  { where, most }: { where: RawBuilder<unknown>; most: number },
) {
  const { rows } = await sql<OrderRow & { claim_file_no: string; assignment_id: string | null }>`
    select orders.*, file.claim_file_no,
      (select assignment_id from assignment main where main.org_id = ${orgId}
        and main.claim_file_id = orders.claim_file_id and main.is_case_master limit 1) as assignment_id
    from (${orders(orgId)} and ${where}) orders
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = orders.claim_file_id
    order by orders.reference limit ${most}`.execute(tx);
  return rows;
}

type NewPayment = {
  orderId: string;
  claimFileId: string;
  amountBani: number;
  paidOn: string;
  bankReference?: string | undefined;
  correctsPaymentId?: string;
  statementId?: string | undefined;
  reason?: string;
  userId: string;
  now: Date;
};

/** Stores a payment; what is paid of its order follows. Answers its id. */
export async function insertPayment(tx: Tx, orgId: string, payment: NewPayment): Promise<string> {
  const row = await tx
    .insertInto('payment')
    .values({
      org_id: orgId,
      payment_order_id: payment.orderId,
      claim_file_id: payment.claimFileId,
      amount_bani: payment.amountBani,
      paid_on: payment.paidOn,
      source: payment.statementId === undefined ? 'manual' : 'statement',
      bank_statement_id: payment.statementId ?? null,
      bank_reference: payment.bankReference ?? null,
      corrects_payment_id: payment.correctsPaymentId ?? null,
      reason: payment.reason ?? null,
      created_by_user_id: payment.userId,
      system_time: payment.now,
    })
    .returning('payment_id')
    .executeTakeFirstOrThrow();
  return row.payment_id;
}

/** What a payment changed in the ledger. */
export async function findEntriesOfPayment(tx: Tx, orgId: string, paymentId: string) {
  const { rows } = await sql<{
    account: 'paid' | 'reserve' | 'partner';
    coverage_code: Schema<'CoverageCode'> | null;
    change_bani: number;
  }>`select account, coverage_code, change_bani::float8 from ledger_entry
    where org_id = ${orgId} and payment_id = ${paymentId} order by ledger_entry_id`.execute(tx);
  return rows;
}
