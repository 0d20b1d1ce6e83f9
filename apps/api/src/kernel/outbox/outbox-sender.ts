import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { inTenant, outsideTenant, type Db } from '../database/index.ts';
import { startPoller, type Poller } from '../poller/poller.ts';
import { leaseMessages, markFailed, markSent, type LeasedMessage } from './lease-messages.ts';
import type { MessageProvider } from './message-provider.ts';

type Needs = {
  db: Db;
  deliver: MessageProvider;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  now: () => Date;
};

/** Sends what is in the outbox. Any number of processes may do so at once. */
export type OutboxSender = Poller & {
  /** Sends everything that is due now. */
  sendDue: () => Promise<void>;
  /** Whether it got on lately: a slow mail server holds it for seconds, only a fault for minutes. */
  isGettingOn: () => boolean;
};

const turnMilliseconds = 5_000;
const messagesAtOnce = 10;
const standstillMilliseconds = 5 * 60_000;

/**
 * A loop over due rows, leased with SKIP LOCKED: each message is delivered at least once, and twice only when a process
 * dies between delivering and writing that down. The row's id goes with the message so that its receiver can tell.
 */
export function outboxSender(needs: Needs): OutboxSender {
  const name = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
  let gotOnAt = needs.now().getTime();
  const gotOn = () => {
    gotOnAt = needs.now().getTime();
  };
  const sendDue = (isStopped = () => false) => sendAll(needs, name, { isStopped, gotOn });
  const { wake, stop } = startPoller({
    milliseconds: turnMilliseconds,
    work: sendDue,
    onFault: (error) => needs.log.warn({ err: error }, 'the outbox could not be read'),
  });
  return {
    wake,
    stop,
    sendDue: () => sendDue(),
    isGettingOn: () => needs.now().getTime() - gotOnAt < standstillMilliseconds,
  };
}

type Course = { isStopped: () => boolean; gotOn: () => void };

async function sendAll(needs: Needs, by: string, { isStopped, gotOn }: Course): Promise<void> {
  const { db } = needs;
  const orgIds = await outsideTenant(db, async (tx) => {
    const { rows } = await sql<{ org_id: string }>`select find_orgs_with_due_outbox(now()) as org_id`.execute(
      tx,
    );
    return rows.map((row) => row.org_id);
  });
  for (const orgId of orgIds) {
    for (let isMore = true; isMore && !isStopped();) {
      const messages = await inTenant(db, orgId, (tx) => leaseMessages(tx, by, messagesAtOnce));
      await Promise.all(messages.map((message) => sendOne(needs, orgId, message)));
      gotOn();
      isMore = messages.length === messagesAtOnce;
    }
  }
  gotOn();
}

async function sendOne({ db, deliver, log }: Needs, orgId: string, message: LeasedMessage): Promise<void> {
  try {
    await deliver(message);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn(
      { err: error, outbox_id: message.id, attempts: message.attempts },
      'a message was not delivered',
    );
    await inTenant(db, orgId, (tx) => markFailed(tx, message, reason));
    return;
  }
  await inTenant(db, orgId, (tx) => markSent(tx, message.id));
}
