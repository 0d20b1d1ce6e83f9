import { defineEvent } from '../events/domain-event.ts';

/** A step of a delivery. */
export type DeliveryChange = 'sent' | 'retrying' | 'dead' | 'undeliverable' | 'dropped' | 'pending';

/**
 * What became of a message on its way out.
 *
 * `retrying` waits for another try, `dead` was given up, `undeliverable` was refused for good, `dropped` was kept back or would have come too late, `pending` is to be
 * sent after all.
 */
export const deliveryChanged = defineEvent<{
  outboxId: string;
  messageId: string;
  state: DeliveryChange;
  /** In the words of the mail server or the gateway. */
  reason: string | undefined;
}>('outbox.delivery-changed');
