import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { orderOfLine } from './order-of-line-sql.ts';

type Wanted = {
  /** Part of the name of a payee. */
  words: string;
  /** The beginning of the number of a file or of a reference. */
  number: string;
  ibanHash: string | null;
  ibanEnd: string | null;
  bani: number | null;
  after: string | undefined;
  limit: number;
};

type FoundOrder = Omit<Schema<'OpenOrder'>, 'payment_blocks'> & {
  created_by_user_id: string;
  approved_by_user_id: string | null;
};

/** Orders that money may still reach, newest first. */
export async function findOpenOrders(
  tx: Transaction<Database>,
  orgId: string,
  { words, number, ibanHash, ibanEnd, bani, after, limit }: Wanted,
): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    select ${orderOfLine}, to_char(orders.created_at at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as ordered_on,
      orders.created_by_user_id, orders.approved_by_user_id
    from payment_order orders
    join claim_file file on file.org_id = orders.org_id and file.claim_file_id = orders.claim_file_id
    where orders.org_id = ${orgId} and orders.state in ('ordered', 'exported', 'returned')
      and (${after ?? null}::uuid is null or orders.payment_order_id < ${after ?? null}::uuid)
      and (starts_with(orders.reference, ${number}) or starts_with(file.claim_file_no, ${number})
        or position(fold_text(${words}) in fold_text(orders.payee_name)) > 0
        or orders.iban_hash = ${ibanHash} or right(orders.iban_masked, 4) = ${ibanEnd}
        or ${bani}::bigint in (orders.amount_bani, orders.amount_bani - orders.paid_bani))
    order by orders.payment_order_id desc limit ${limit}`.execute(tx);
  return rows;
}
