import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { deliveryChanged, type DeliveryChange } from '#src/kernel/outbox/events.ts';
import { markUndeliverable } from '../claims/index.ts';
import {
  setBounced,
  setRecipientState,
  summariseDeliveries,
  type ChangedRecipient,
  type DeliveryState,
} from './delivery-repository.ts';
import { messageFailed, messageSent } from './events.ts';
import { forgetBrowser, markTold } from './push/push-repository.ts';

const stateAfter: Record<DeliveryChange, DeliveryState> = {
  sent: 'sent',
  retrying: 'queued',
  pending: 'queued',
  dead: 'failed',
  undeliverable: 'bounced',
  dropped: 'cancelled',
};

/** Shows what became of a delivery on the message, and on the person whose address takes nothing. */
export const followDeliveries = deliveryChanged.follow(
  async (context, { outboxId, messageId, state, reason }) => {
    const { tx, caller } = context;
    const recipient = await setRecipientState(tx, {
      orgId: caller.orgId,
      messageId,
      outboxId,
      state: stateAfter[state],
      reason: state === 'sent' || state === 'pending' ? undefined : reason,
    });
    if (recipient === undefined) return followBrowser(context, outboxId, state);
    if (state === 'undeliverable') await markChannel(context, recipient);
    await summarise(context, messageId, reason);
  },
);

/** A browser that was told beside the message: nobody's delivery, and forgotten once its push service has forgotten it. */
async function followBrowser(
  { tx, caller, now }: ChangeContext,
  outboxId: string,
  state: DeliveryChange,
): Promise<void> {
  const delivery = { orgId: caller.orgId, outboxId };
  if (state === 'sent') await markTold(tx, delivery, now);
  if (state === 'undeliverable') await forgetBrowser(tx, delivery);
}

/** A mail server reported that a message which we had handed over could not be delivered. */
export async function reportBounce(
  context: ChangeContext,
  bounce: { messageId: string; address: string | undefined; reason: string | undefined },
): Promise<void> {
  const recipient = await setBounced(context.tx, { orgId: context.caller.orgId, ...bounce });
  if (recipient === undefined) return;
  await markChannel(context, recipient);
  await summarise(context, bounce.messageId, bounce.reason);
}

async function markChannel(context: ChangeContext, { kind, address }: ChangedRecipient): Promise<void> {
  await markUndeliverable(context, { kind: kind === 'email' ? 'email' : 'phone', value: address });
}

/** Tells other areas once, when the last recipient's delivery is over. */
async function summarise(
  context: ChangeContext,
  messageId: string,
  reason: string | undefined,
): Promise<void> {
  const message = await summariseDeliveries(context.tx, context.caller.orgId, messageId);
  if (message === undefined || message.state === message.state_before || message.claim_file_id === null)
    return;
  const facts = {
    messageId,
    kind: message.kind,
    claimFileId: message.claim_file_id,
    assignmentId: message.assignment_id ?? undefined,
  };
  if (message.state === 'sent') await publish(context, messageSent, facts);
  if (message.state === 'failed' || message.state === 'bounced')
    await publish(context, messageFailed, { ...facts, reason });
}
