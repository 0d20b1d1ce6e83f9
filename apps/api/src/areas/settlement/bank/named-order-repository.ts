import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { findOrdersByIds, findOrdersByReference } from '../payment/payment-repository.ts';
import { orderOfLine } from './order-of-line-sql.ts';

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

/** The orders with these ids. */
export async function findOrdersById(
  tx: Tx,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedOrder>> {
  const orders = ids.length === 0 ? [] : await findOrdersByIds(tx, orgId, ids);
  return new Map(orders.map((order) => [order.payment_order_id, order]));
}

/** What names orders and files for the bank that were made since a moment, and a little before it. */
export async function findNewWords(tx: Tx, orgId: string, since: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select reference as word from payment_order
    where org_id = ${orgId} and created_at >= ${since}::timestamptz - interval '10 minutes'
    union all
    select ${messageId} from payment_export join organisation org on org.org_id = payment_export.org_id
    where payment_export.org_id = ${orgId} and payment_export.created_at >= ${since}::timestamptz - interval '10 minutes'
    limit 10000`.execute(tx);
  return rows.map(({ word }) => word);
}

/** How a file for the bank is called, as SQL over `payment_export` and its organisation. */
const messageId = sql`upper(left(org.org_code, 12)) || '-'
  || to_char(payment_export.created_at at time zone 'UTC', 'YYYYMMDD') || '-'
  || lpad(export_no::text, greatest(4, length(export_no::text)), '0')`;

/** A bank that books a whole file as one entry names the file alone. */
async function findOrdersOfExports(tx: Tx, orgId: string, words: readonly string[]) {
  const files = words.filter((word) => /-\d{8}-\d{4,}$/.test(word));
  if (files.length === 0) return [];
  const { rows } = await sql<{ message_id: string; reference: string }>`
    select sent.message_id, orders.reference
    from (select payment_export_id, ${messageId} as message_id
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
    select ${orderOfLine}
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
    .select('assignment_id')
    .executeTakeFirst();
}
