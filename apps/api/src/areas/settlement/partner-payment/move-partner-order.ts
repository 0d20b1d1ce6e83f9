import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { partnerPaid, partnerPaymentStopped, partnerPaymentTakenBack } from '../events.ts';
import { findOrder, type OrderRow } from '../payment/payment-repository.ts';

/** Tells the job that its invoice is paid, once nothing of the order is left. */
export async function tellOfPaidPartner(context: ChangeContext, order: OrderRow): Promise<void> {
  const paid = await findOrder(context.tx, context.caller.orgId, order.payment_order_id);
  if (paid?.partner_job_id == null || paid.state !== 'paid') return;
  await publish(context, partnerPaid, { partnerJobId: paid.partner_job_id, reference: paid.reference });
}

/** Tells the job that its payment was taken back: it is owed as before. */
export async function tellOfUnpaidPartner(
  context: ChangeContext,
  { partner_job_id: partnerJobId, state }: OrderRow,
  reason: string,
): Promise<void> {
  // A part that is taken back of an order that was never paid whole changes nothing about the job.
  if (partnerJobId === null || state !== 'paid') return;
  await publish(context, partnerPaymentTakenBack, { partnerJobId, reason });
}

/** Tells the job that its order is cancelled or was not approved: its handler looks at the invoice again. */
export async function tellOfStoppedPayment(
  context: ChangeContext,
  { partner_job_id: partnerJobId }: OrderRow,
  reason: string,
): Promise<void> {
  if (partnerJobId !== null) await publish(context, partnerPaymentStopped, { partnerJobId, reason });
}
