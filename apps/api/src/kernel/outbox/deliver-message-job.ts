import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '#src/generated/database.ts';
import { defineJob, noData } from '../jobs/define-job.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import { publish, systemCaller } from '../events/domain-event.ts';
import type { FileStore } from '../files/file-store.ts';
import { findBrowser, mayLeave } from './departure-rules.ts';
import { deliveryChanged, type DeliveryChange } from './events.ts';
import { Undeliverable, type MessageProvider, type OutboxMessage } from './message-provider.ts';
import {
  beginDelivery,
  endDelivery,
  findDelivery,
  findWaiting,
  markFailed,
  markSent,
  resumeDelivery,
  type BegunDelivery,
} from './outbox-repository.ts';

/** A hundred tries within about a day: a mail server that is away for a night costs no message. */
const settings = {
  retries: 99,
  firstPauseSeconds: 5,
  longestPauseSeconds: 15 * 60,
  longestSeconds: 2 * 60,
  concurrency: 8,
  // One organisation that writes to everybody leaves room for the access codes of the others.
  perOrganisation: 6,
  keptSeconds: 60 * 60,
  pollSeconds: 5,
};

/**
 * Sends one message of the outbox. Its row says whether that is still to be done.
 *
 * A message goes out twice only when a process dies between sending it and storing that; its id goes with it, so that
 * the receiver can tell.
 */
export const deliverMessageJob = defineJob({
  name: 'messages.deliver',
  title: { ro: 'Trimiterea unui mesaj', en: 'Sending a message' },
  settings,
  data: z.object({ outbox_id: z.uuid() }),
  async work({ deliver, files, now }: Needs, { orgId, data, inTransaction }) {
    const { outbox_id: id } = data;
    const told = { orgId, id, now: now() };
    const message = await inTransaction(async (tx) => {
      const begun = await beginDelivery(tx, orgId, id);
      if (begun?.state === 'dropped') await tell(tx, told, 'dropped');
      return begun?.state === 'pending' ? leaving(tx, told, begun) : undefined;
    });
    if (message === undefined) return;
    try {
      await deliver(await withFiles(files, message));
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      const isFinal = error instanceof Undeliverable;
      await inTransaction(async (tx) => {
        await markFailed(tx, orgId, id, reason);
        if (isFinal) await endDelivery(tx, orgId, id, 'dead');
        await tell(tx, told, isFinal ? 'undeliverable' : 'retrying');
      });
      if (isFinal) return;
      throw error;
    }
    await inTransaction(async (tx) => {
      await markSent(tx, orgId, id);
      await tell(tx, told, 'sent');
    });
  },
  async giveUp(tx, { orgId, data, now, reason }) {
    const state = reason === 'failed' ? 'dead' : 'dropped';
    await endDelivery(tx, orgId, data.outbox_id, state);
    await tell(tx, { orgId, id: data.outbox_id, now }, state);
  },
  async takeUp(tx, { orgId, data, now }) {
    await resumeDelivery(tx, orgId, data.outbox_id);
    await tell(tx, { orgId, id: data.outbox_id, now }, 'pending');
  },
});

type Needs = { deliver: MessageProvider; files: Pick<FileStore, 'open'>; now: () => Date };
type Told = { orgId: string; id: string; now: Date };

/** A message as it leaves now. One that nobody wants any more, or whose browser is gone, is dropped. */
async function leaving(
  tx: Transaction<Database>,
  told: Told,
  message: BegunDelivery,
): Promise<BegunDelivery | undefined> {
  const { orgId, id, now } = told;
  const { messageId } = message;
  const context = { tx, caller: systemCaller(orgId), now };
  if (messageId === null || (await mayLeave(context, { ...message, messageId }))) {
    if (message.kind !== 'push') return message;
    const browser = await findBrowser(context, message.to);
    if (browser !== undefined) return { ...message, browser };
  }
  await endDelivery(tx, orgId, id, 'dropped');
  await tell(tx, told, 'dropped');
  return undefined;
}

/** Tells the area of the message, where the message belongs to a claim file. */
async function tell(
  tx: Transaction<Database>,
  { orgId, id, now }: Told,
  state: DeliveryChange,
): Promise<void> {
  const row = await findDelivery(tx, orgId, id);
  if (row === undefined) return;
  await publish({ tx, caller: systemCaller(orgId), now }, deliveryChanged, {
    outboxId: id,
    messageId: row.messageId,
    state,
    reason: row.reason ?? undefined,
  });
}

/** Opens the files that go with the message. One that is gone stops it: an e-mail does not arrive without what it talks of. */
async function withFiles(
  files: Needs['files'],
  { mail, state: _state, messageId: _messageId, ...message }: BegunDelivery,
): Promise<OutboxMessage> {
  if (mail === null) return message;
  const attachments = [];
  for (const { storageKey, fileName, mimeType } of mail.attachments) {
    const content = await files.open(storageKey);
    if (content === undefined) throw new Error(`the attachment ${fileName} is not in the file store`);
    attachments.push({ fileName, mimeType, content });
  }
  return { ...message, mail: { ...mail, attachments } };
}

/** Puts messages that wait without a job into the queue again; those that have a job keep it. */
export const requeueMessagesJob = defineJob({
  name: 'messages.requeue',
  title: { ro: 'Căutarea mesajelor netrimise', en: 'Looking for messages that were not sent' },
  data: noData,
  work: (_needs: unknown, { orgId, inTransaction }) =>
    inTransaction(async (tx) => {
      for (const id of await findWaiting(tx, orgId))
        await enqueueJob(tx, deliverMessageJob, { orgId, outbox_id: id }, { id });
    }),
});
