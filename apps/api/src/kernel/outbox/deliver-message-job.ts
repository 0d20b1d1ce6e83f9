import * as z from 'zod';
import { defineJob, noData } from '../jobs/define-job.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { MessageProvider } from './message-provider.ts';
import {
  beginDelivery,
  endDelivery,
  findWaiting,
  markFailed,
  markSent,
  resumeDelivery,
} from './outbox-repository.ts';

/** Ten tries, the last one about an hour and a half after the first. */
const settings = {
  retries: 9,
  firstPauseSeconds: 5,
  longestPauseSeconds: 60 * 60,
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
  async work({ deliver }: { deliver: MessageProvider }, { orgId, data, inTransaction }) {
    const { outbox_id: id } = data;
    const message = await inTransaction((tx) => beginDelivery(tx, orgId, id));
    if (message === undefined) return;
    try {
      await deliver(message);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      await inTransaction((tx) => markFailed(tx, orgId, id, reason));
      throw error;
    }
    await inTransaction((tx) => markSent(tx, orgId, id));
  },
  giveUp: (tx, { orgId, data, reason }) =>
    endDelivery(tx, orgId, data.outbox_id, reason === 'failed' ? 'dead' : 'dropped'),
  takeUp: (tx, { orgId, data }) => resumeDelivery(tx, orgId, data.outbox_id),
});

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
