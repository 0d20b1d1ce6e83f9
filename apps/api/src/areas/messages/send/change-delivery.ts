import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { enqueueAgain } from '#src/kernel/outbox/enqueue.ts';
import { keepBack } from '#src/kernel/outbox/outbox-repository.ts';
import { summariseDeliveries } from '../delivery-repository.ts';
import { findMessage, requireMessage } from '../message-list-repository.ts';
import { isSmsStopped } from '../receive/sms-stop-repository.ts';
import { findFailedDeliveries, markCancelled, setDelivery } from '../message-repository.ts';

/** Keeps back a message whose delivery has not begun to anybody. */
export async function cancelMessage({
  path,
  caller,
  tx,
  language,
  audit,
}: Call<'cancelMessage'>): Promise<Schema<'Message'>> {
  const asked = { orgId: caller.orgId, messageId: path.message_id, language };
  const message = await findMessage(tx, asked);
  if (message?.direction !== 'out') throw notFound();
  audit.subject(asked.messageId);
  if (message.state === 'cancelled') return message;
  // A delivery that begins at this moment locks its row: it is counted here, or it finds the message kept back.
  const kept = await keepBack(tx, asked.orgId, asked.messageId);
  if (kept === 0 || kept < message.recipients.length)
    throw new Problem(409, 'conflict', { context: { reason: 'too_late' } });
  await markCancelled(tx, asked.orgId, asked.messageId);
  return requireMessage(tx, asked);
}

/** Sends a message once more to those whom it did not reach. */
export async function retryMessage({
  path,
  caller,
  tx,
  language,
  audit,
}: Call<'retryMessage'>): Promise<Schema<'Message'>> {
  const { orgId } = caller;
  const asked = { orgId, messageId: path.message_id, language };
  const message = await findMessage(tx, asked);
  if (message?.direction !== 'out') throw notFound();
  audit.subject(asked.messageId);
  const failed = await findFailedDeliveries(tx, orgId, asked.messageId);
  if (failed.length === 0) throw new Problem(409, 'conflict', { context: { reason: 'not_failed' } });
  for (const { position, outbox_id: outboxId, address } of failed) {
    if (outboxId === null) continue;
    // Their state stays what it was: the number has asked for silence since.
    if (message.kind === 'sms' && (await isSmsStopped(tx, orgId, address))) continue;
    const again = await enqueueAgain(tx, orgId, outboxId);
    await setDelivery(tx, { ...asked, position, outboxId: again });
  }
  await summariseDeliveries(tx, orgId, asked.messageId);
  return requireMessage(tx, asked);
}
