import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { findOrdersByReference } from '../payment/payment-repository.ts';

type Tx = Transaction<Database>;

/** A payment order that a line of a statement names, with its file. */
export type NamedOrder = Awaited<ReturnType<typeof findOrdersByReference>>[number];

/** One file for the bank has this many orders at most. */
const mostOfExport = 200;

/** The orders that words name: by their own references, or by that of the file with which they went to the bank. */
export async function findNamedOrders(
  tx: Tx,
  orgId: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, NamedOrder[]>> {
  const exported = await findOrdersOfExports(tx, orgId, words);
  const references = [...new Set([...words, ...exported.map(({ reference }) => reference)])];
  const orders = new Map(
    (references.length === 0 ? [] : await findOrdersByReference(tx, orgId, references)).map((order) => [
      order.reference,
      order,
    ]),
  );
  const named = new Map<string, NamedOrder[]>([...orders].map(([word, order]) => [word, [order]]));
  for (const { message_id: word, reference } of exported) {
    const order = orders.get(reference);
    if (order !== undefined) named.set(word, [...(named.get(word) ?? []), order]);
  }
  return named;
}

/** A bank that books a whole file as one entry names the file alone. */
async function findOrdersOfExports(tx: Tx, orgId: string, words: readonly string[]) {
  const files = words.filter((word) => /-\d{8}-\d{4,}$/.test(word));
  if (files.length === 0) return [];
  const { rows } = await sql<{ message_id: string; reference: string }>`
    select sent.message_id, orders.reference
    from (select payment_export_id, upper(left(org.org_code, 12)) || '-'
        || to_char(payment_export.created_at at time zone 'UTC', 'YYYYMMDD') || '-'
        || lpad(export_no::text, greatest(4, length(export_no::text)), '0') as message_id
      from payment_export join organisation org on org.org_id = payment_export.org_id
      where payment_export.org_id = ${orgId}) sent
    join payment_order orders on orders.org_id = ${orgId} and orders.payment_export_id = sent.payment_export_id
    where sent.message_id = any (${files}::text[])
    order by orders.reference limit ${files.length * mostOfExport}`.execute(tx);
  return rows;
}

/** A payment of an order, as far as a line may say the same again or take it back. */
export type KnownPayment = {
  payment_id: string;
  payment_order_id: string;
  amount_bani: number;
  paid_on: string;
  bank_reference: string | null;
  bank_statement_id: string | null;
  /** How it was taken back, if it was. */
  taken_back: 'by_hand' | 'by_bank' | null;
};

/** The payments of orders, newest first. */
export async function findPaymentsOfOrders(tx: Tx, orgId: string, orderIds: readonly string[]) {
  const { rows } = await sql<KnownPayment>`
    select payment.payment_id, payment.payment_order_id, payment.amount_bani::float8, to_char(payment.paid_on, 'YYYY-MM-DD') as paid_on,
      payment.bank_reference, payment.bank_statement_id,
      case when back.payment_id is null then null when back.source = 'statement' then 'by_bank' else 'by_hand' end as taken_back
    from payment
    left join payment back on back.org_id = payment.org_id and back.corrects_payment_id = payment.payment_id
    where payment.org_id = ${orgId} and payment.payment_order_id = any (${orderIds}::uuid[]) and payment.amount_bani > 0
    order by payment.payment_id desc limit ${orderIds.length * 100}`.execute(tx);
  return rows;
}

/** The orders of lines as people read them. */
export async function findOrdersOfLines(tx: Tx, orgId: string, orderIds: readonly string[]) {
  const { rows } = await sql<Schema<'OrderOfLine'>>`
    select orders.payment_order_id, orders.reference, orders.state, orders.payee_name, orders.iban_masked,
      orders.amount_bani::float8, (orders.amount_bani - orders.paid_bani)::float8 as open_bani,
      (select to_char(max(payment.paid_on), 'YYYY-MM-DD') from payment where payment.org_id = orders.org_id
        and payment.payment_order_id = orders.payment_order_id and payment.amount_bani > 0) as paid_on,
      file.claim_file_no,
      (select assignment_id from assignment main where main.org_id = orders.org_id
        and main.claim_file_id = orders.claim_file_id and main.is_case_master limit 1) as assignment_id
    from payment_order orders
    join claim_file file on file.org_id = orders.org_id and file.claim_file_id = orders.claim_file_id
    where orders.org_id = ${orgId} and orders.payment_order_id = any (${orderIds}::uuid[])
    order by orders.reference limit ${Math.max(1, orderIds.length)}`.execute(tx);
  return rows;
}

/** The main work of a file and who has it. */
export async function findMainWork(tx: Tx, orgId: string, claimFileId: string) {
  return tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('is_case_master', '=', true)
    .select(['assignment_id', 'assigned_user_id'])
    .executeTakeFirst();
}
