import { sql } from 'kysely';

/** What people read of a payment order beside a line of a statement, as SQL over `orders` and its `file`. */
export const orderOfLine = sql`
  orders.payment_order_id, orders.reference, orders.state, orders.payee_name, orders.iban_masked,
  orders.amount_bani::float8, (orders.amount_bani - orders.paid_bani)::float8 as open_bani,
  (select to_char(max(payment.paid_on), 'YYYY-MM-DD') from payment where payment.org_id = orders.org_id
    and payment.payment_order_id = orders.payment_order_id and payment.amount_bani > 0) as paid_on,
  file.claim_file_no,
  (select assignment_id from assignment main where main.org_id = orders.org_id
    and main.claim_file_id = orders.claim_file_id and main.is_case_master limit 1) as assignment_id`;
