import type { Schema } from '@dosar/openapi';
import type { OrderRow, PaymentRow } from './payment-repository.ts';

/** A payment order as people read it, with those payments that are its own. */
export function shownOrder(row: OrderRow, payments: readonly PaymentRow[]): Schema<'PaymentOrder'> {
  const { claim_file_id: _file, created_by_user_id: _author, lines: _lines, parts: _parts, ...shown } = row;
  return {
    ...shown,
    payments: payments
      .filter(({ payment_order_id: id }) => id === row.payment_order_id)
      .map(({ payment_order_id: _order, claim_file_id: _claim, ...payment }) => payment),
  };
}
