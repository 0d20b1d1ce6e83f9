import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoWorld } from '../demo-world.ts';

/** Offers that left after the day of the law carry its penalty, and their payments paid it with the rest. */
export async function bookPenalties(tx: Transaction<Database>, { orgId }: DemoWorld) {
  await sql`
    insert into ledger_entry (org_id, claim_file_id, account, coverage_code, change_bani, balance_bani, reason, is_automatic,
      payment_id, system_time)
    select payment.org_id, payment.claim_file_id, 'paid', 'penalty', offer.penalty_bani, 0, 'Plată ' || orders.reference, true,
      payment.payment_id, payment.system_time
    from payment
    join payment_order orders on orders.org_id = payment.org_id and orders.payment_order_id = payment.payment_order_id
    join offer on offer.org_id = orders.org_id and offer.offer_id = orders.offer_id
    where payment.org_id = ${orgId} and offer.penalty_bani > 0 order by orders.reference`.execute(tx);
  await sql`
    update claim_file file set paid_amount = money.paid_bani / 100.0
    from claim_money money join offer on offer.org_id = money.org_id and offer.claim_file_id = money.claim_file_id
    where money.org_id = ${orgId} and offer.penalty_bani > 0 and offer.state = 'accepted' and file.org_id = ${orgId}
      and file.claim_file_id = money.claim_file_id and file.paid_amount > 0`.execute(tx);
}
