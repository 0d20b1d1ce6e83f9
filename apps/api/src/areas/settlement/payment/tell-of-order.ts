import { formatLei } from '@dosar/kernel/money';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { paymentOrdered } from '../events.ts';

type Told = {
  claimFileId: string;
  orderId: string;
  amountBani: number;
  payee: string;
  isUndisputed: boolean;
};

/** Tells that money is on its way: into the timeline, and the areas that follow. */
export async function tellOfOrder(
  context: ChangeContext,
  { claimFileId, orderId, amountBani, payee, isUndisputed }: Told,
): Promise<void> {
  const amount = formatLei(amountBani);
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title: isUndisputed
      ? {
          ro: `Plata părții necontestate, ordonată: ${amount}`,
          en: `Payment of the undisputed part ordered: ${amount}`,
        }
      : { ro: `Plată ordonată: ${amount}`, en: `Payment ordered: ${amount}` },
    body: payee,
    data: { payment_order_id: orderId },
    visibility: 'claimant',
  });
  await publish(context, paymentOrdered, { claimFileId, paymentOrderId: orderId, amountBani });
}
