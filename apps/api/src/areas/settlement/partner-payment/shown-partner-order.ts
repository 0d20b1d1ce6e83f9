import type { Schema } from '@dosar/openapi';
import type { OrderRow, PaymentRow } from '../payment/payment-repository.ts';
import { shownOrder } from '../payment/shown-order.ts';

/** An order that pays a partner as somebody reads it, with its payments. */
export function shownPartnerOrder(
  row: OrderRow,
  reading: { payments: readonly PaymentRow[]; readerId: string | null },
): Schema<'PartnerOrder'> {
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
