import type { JobAct } from '@dosar/partners-domain';
import { partnerPaid, partnerPaymentStopped, partnerPaymentTakenBack } from '#src/areas/settlement/events.ts';
import type { ChangeContext, Subscription } from '#src/kernel/events/domain-event.ts';
import { carryOut } from './carry-out.ts';

/** Moves a job as its payment moves: the ledger says what is paid, nobody else does. */
export const followPayments: Subscription[] = [
  partnerPaid.follow((context, { partnerJobId }) => moved(context, partnerJobId, 'pay')),
  partnerPaymentTakenBack.follow((context, { partnerJobId, reason }) =>
    moved(context, partnerJobId, 'take_back_payment', reason),
  ),
  partnerPaymentStopped.follow((context, { partnerJobId, reason }) =>
    moved(context, partnerJobId, 'stop_payment', reason),
  ),
];

async function moved(
  context: ChangeContext,
  partnerJobId: string,
  act: JobAct,
  reason?: string,
): Promise<void> {
  await carryOut(context, {
    partnerJobId,
    act,
    rowVersion: undefined,
    by: { side: 'payments' },
    details: { ...(reason !== undefined && { reason: reason.slice(0, 500) }) },
  });
}
