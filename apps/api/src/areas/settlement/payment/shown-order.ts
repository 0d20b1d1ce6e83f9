import { payingFault } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { OrderRow, PaymentRow } from './payment-repository.ts';

/** A payment order with its own payments, as the caller may read it. */
export function shownOrder(
  row: OrderRow,
  { payments, readerId }: { payments: readonly PaymentRow[]; readerId: string | null },
): Schema<'PaymentOrder'> {
  const {
    claim_file_id: _file,
    partner_job_id: _job,
    invoice_number: _invoice,
    created_by_user_id: orderedBy,
    approved_by_user_id: approvedBy,
    answer_recorded_by_user_id: _recorder,
    account_typed_by_user_id: _typist,
    account_typed_by: _typistName,
    account_confirmed_how: _how,
    account_confirmed_by: _confirmer,
    is_holder_other: _isHolderOther,
    recipient_name: _recipient,
    iban_hash: _hash,
    lines: _lines,
    parts: _parts,
    ...shown
  } = row;
  const fault = readerId === null ? undefined : payingFault(readerId, { orderedBy, approvedBy });
  return {
    ...shown,
    payment_blocks: fault === undefined ? [] : [fault],
    payments: payments
      .filter(({ payment_order_id: id }) => id === row.payment_order_id)
      .map(({ payment_order_id: _order, claim_file_id: _claim, ...payment }) => payment),
  };
}
