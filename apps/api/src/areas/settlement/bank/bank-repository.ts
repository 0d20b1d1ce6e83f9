import { sql, type Transaction } from 'kysely';
import { payingFault } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Payment orders that wait for the bank, oldest first. */
export async function findWaitingOrders(
  tx: Tx,
  orgId: string,
  { after, limit, readerId }: { after: string | undefined; limit: number; readerId: string | null },
): Promise<Schema<'WaitingOrder'>[]> {
  const { rows } = await sql<Omit<Schema<'WaitingOrder'>, 'payment_blocks'> & OrderPeople>`
    select orders.payment_order_id, file.claim_file_no, orders.reference, orders.amount_bani::float8, orders.payee_name,
      orders.iban_masked, orders.created_by_user_id, orders.approved_by_user_id, author.full_name as created_by, ${instant('orders.created_at')} as created_at,
      (select assignment_id from assignment main where main.org_id = orders.org_id
        and main.claim_file_id = orders.claim_file_id and main.is_case_master limit 1) as assignment_id
    from payment_order orders
    join claim_file file on file.org_id = orders.org_id and file.claim_file_id = orders.claim_file_id
    left join app_user author on author.org_id = orders.org_id and author.user_id = orders.created_by_user_id
    where orders.org_id = ${orgId} and orders.state = 'ordered' and orders.paid_bani = 0
      and (${after ?? null}::uuid is null or orders.payment_order_id > ${after ?? null}::uuid)
    order by orders.payment_order_id limit ${limit}`.execute(tx);
  return rows.map(({ created_by_user_id: orderedBy, approved_by_user_id: approvedBy, ...order }) => {
    const fault = readerId === null ? undefined : payingFault(readerId, { orderedBy, approvedBy });
    return { ...order, payment_blocks: fault === undefined ? [] : [fault] };
  });
}

type OrderPeople = { created_by_user_id: string; approved_by_user_id: string | null };

const exports = (orgId: string) => sql`
  select payment_export_id, export_no, to_char(requested_on, 'YYYY-MM-DD') as requested_on, order_count, total_bani::float8,
    author.full_name as created_by, ${instant('payment_export.created_at')} as created_at
  from payment_export
  left join app_user author on author.org_id = payment_export.org_id and author.user_id = created_by_user_id
  where payment_export.org_id = ${orgId}`;

/** The newest files for the bank. */
export async function findExports(tx: Tx, orgId: string, limit: number) {
  const { rows } = await sql<
    Schema<'PaymentExport'>
  >`${exports(orgId)} order by export_no desc limit ${limit}`.execute(tx);
  return rows;
}

/** One file for the bank. */
export async function findExport(tx: Tx, orgId: string, exportId: string) {
  const { rows } = await sql<
    Schema<'PaymentExport'>
  >`${exports(orgId)} and payment_export_id = ${exportId}`.execute(tx);
  return rows[0];
}

/** The account from which an organisation pays; its number stays locked away. */
export async function findPayingAccount(tx: Tx, orgId: string) {
  return tx
    .selectFrom('paying_account')
    .where('org_id', '=', orgId)
    .select(['holder_name', 'iban_sealed', 'iban_masked', 'bic'])
    .executeTakeFirst();
}

type Batch = { orderIds: readonly string[]; requestedOn: string; userId: string; now: Date };

/** Holds orders for the bank, and says of each whether it may go. */
export async function lockOrdersForBank(tx: Tx, orgId: string, orderIds: readonly string[]) {
  // One export at a time: their numbers follow each other, and no order goes twice.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment-export|${orgId}`}, 0))`.execute(tx);
  const { rows } = await sql<OrderPeople & { amount_bani: number; may_go: boolean }>`
    select amount_bani::float8, created_by_user_id, approved_by_user_id, state = 'ordered' and paid_bani = 0 as may_go from payment_order
    where org_id = ${orgId} and payment_order_id = any (${orderIds}::uuid[])
    order by payment_order_id for update`.execute(tx);
  return rows;
}

/** Stores a file for the bank and marks its orders as gone; answers its id. */
export async function insertExport(
  tx: Tx,
  orgId: string,
  { orderIds, requestedOn, userId, now, totalBani }: Batch & { totalBani: number },
): Promise<string> {
  const { rows } = await sql<{ payment_export_id: string }>`
    insert into payment_export (org_id, export_no, requested_on, order_count, total_bani, holder_name, iban_sealed, bic,
      created_by_user_id, created_at)
    select ${orgId}, coalesce((select max(export_no) from payment_export where org_id = ${orgId}), 0) + 1, ${requestedOn}::date,
      ${orderIds.length}, ${totalBani}, account.holder_name, account.iban_sealed, account.bic, ${userId}, ${now}
    from paying_account account where account.org_id = ${orgId}
    returning payment_export_id`.execute(tx);
  const exportId = rows[0]?.payment_export_id ?? '';
  await sql`update payment_order set state = 'exported', payment_export_id = ${exportId}, row_version = row_version + 1
    where org_id = ${orgId} and payment_order_id = any (${orderIds}::uuid[])`.execute(tx);
  return exportId;
}

/** The orders of a file for the bank, and the account that they are paid from, all as they are stored. */
export async function findExportContent(tx: Tx, orgId: string, exportId: string) {
  const payer = await tx
    .selectFrom('payment_export')
    .where('org_id', '=', orgId)
    .where('payment_export_id', '=', exportId)
    .select(['holder_name', 'iban_sealed', 'bic'])
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{
    reference: string;
    amount_bani: number;
    payee_name: string;
    iban_sealed: string;
    claim_file_no: string;
    org_code: string;
  }>`
    select orders.reference, orders.amount_bani::float8, orders.payee_name, orders.iban_sealed, file.claim_file_no, org.org_code
    from payment_order orders
    join claim_file file on file.org_id = orders.org_id and file.claim_file_id = orders.claim_file_id
    join organisation org on org.org_id = orders.org_id
    where orders.org_id = ${orgId} and orders.payment_export_id = ${exportId}
    order by orders.payment_order_id limit 200`.execute(tx);
  return { payer, orders: rows };
}
