import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import { deliverMessageJob } from './deliver-message-job.ts';
import type { MailParts } from './message-provider.ts';
import { copyForRetry } from './outbox-repository.ts';

/** A message to send once the transaction that causes it is stored. */
export type OutgoingMessage = {
  orgId: string;
  kind: 'email' | 'sms' | 'push';
  /** An address, a number, or the id under which a browser is registered. */
  to: string;
  /** E-mail only. */
  subject?: string;
  /** Plain text; for a browser what its service worker reads. */
  body: string;
  /** The message of the claim file that this sends, when it is one. */
  messageId?: string;
  /** A code that comes later than this is dropped instead of sent. */
  notAfter?: Date;
  /** When it leaves; at once when absent. */
  sendAt?: Date;
  /** Headers and files of an e-mail of a claim file. */
  mail?: MailParts;
};

/** Puts a message into the outbox: sent if, and only if, this transaction is stored. Returns its id. */
export async function enqueue(tx: Transaction<Database>, message: OutgoingMessage): Promise<string> {
  const row = await tx
    .insertInto('outbox')
    .values({
      org_id: message.orgId,
      kind: message.kind,
      to_address: message.to,
      subject: message.kind === 'email' ? singleLine(message.subject ?? '') : null,
      body: message.body,
      message_id: message.messageId ?? null,
      not_after: message.notAfter ?? null,
      send_at: message.sendAt ?? null,
      mail: message.mail === undefined ? null : JSON.stringify(message.mail),
    })
    .returning('outbox_id')
    .executeTakeFirstOrThrow();
  const { outbox_id: id } = row;
  await enqueueJob(
    tx,
    deliverMessageJob,
    { orgId: message.orgId, outbox_id: id },
    {
      id,
      ...(message.sendAt !== undefined && { startAfter: message.sendAt }),
    },
  );
  return id;
}

/** Sends a message of the outbox once more, as another delivery; the first one stays as it ended. Returns the new id. */
export async function enqueueAgain(
  tx: Transaction<Database>,
  orgId: string,
  outboxId: string,
): Promise<string> {
  const id = await copyForRetry(tx, orgId, outboxId);
  await enqueueJob(tx, deliverMessageJob, { orgId, outbox_id: id }, { id });
  return id;
}

/** A line end in a subject would begin another header. */
function singleLine(subject: string): string {
  return subject.replaceAll(/[\r\n]+/g, ' ').slice(0, 300);
}
