import type { Schema } from '@dosar/openapi';
import { findPartnerOrders, type OrderRow, type PaymentRow } from '../payment/payment-repository.ts';
import { shownOrder } from '../payment/shown-order.ts';

type Reading = { payments: readonly PaymentRow[]; readerId: string | null };

/** The orders of a file that pay partners, as the caller may read them. */
export async function partnerOrdersOf(
  tx: Parameters<typeof findPartnerOrders>[0],
  file: Parameters<typeof findPartnerOrders>[1],
  reading: Reading,
): Promise<Schema<'PartnerOrder'>[]> {
  return (await findPartnerOrders(tx, file)).map((order) => shownPartnerOrder(order, reading));
}

/** An order that pays a partner with its payments, as the caller may read it. */
function shownPartnerOrder(row: OrderRow, reading: Reading): Schema<'PartnerOrder'> {
  const { partner_job_id: job, invoice_number: invoice } = row;
  const {
    offer_id: _offer,
    offer_no: _offerNo,
    is_undisputed: _isUndisputed,
    deducted_bani: _deducted,
    decision_note: _note,
    ...shown
  } = shownOrder(row, reading);
  return { ...shown, partner_job_id: job ?? '', invoice_number: invoice ?? '' };
}
