import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { inTenant, outsideTenant, type Db } from '../database/index.ts';
import { leaseMessages, markFailed, markSent, type LeasedMessage } from './lease-messages.ts';
import type { MessageProvider } from './message-provider.ts';

type Needs = { db: Db; deliver: MessageProvider; log: Pick<FastifyBaseLogger, 'error' | 'warn'> };

/** Sends what is in the outbox. Any number of processes may do so at once. */
export type OutboxSender = {
  /** Looks now instead of at the next turn. */
  wake: () => void;
  /** Sends everything that is due now. */
  sendDue: () => Promise<void>;
  stop: () => Promise<void>;
};

const turnMilliseconds = 5_000;
const messagesAtOnce = 10;

/**
 * A loop over due rows, leased with SKIP LOCKED: each message is delivered at least once, and twice only when a process
 * dies between delivering and writing that down. The row's id goes with the message so that its receiver can tell.
 */
export function outboxSender({ db, deliver, log }: Needs): OutboxSender {
  const name = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let next: NodeJS.Timeout | undefined;

  async function sendDue(): Promise<void> {
    const orgIds = await outsideTenant(db, async (tx) => {
      const { rows } = await sql<{
        org_id: string;
      }>`select find_orgs_with_due_outbox(now()) as org_id`.execute(tx);
      return rows.map((row) => row.org_id);
    });
    for (const orgId of orgIds) await sendOf(orgId);
  }

  async function sendOf(orgId: string): Promise<void> {
    for (;;) {
      const messages = await inTenant(db, orgId, (tx) => leaseMessages(tx, name, messagesAtOnce));
      await Promise.all(messages.map((message) => sendOne(orgId, message)));
      if (messages.length < messagesAtOnce || isStopped) return;
    }
  }

  async function sendOne(orgId: string, message: LeasedMessage): Promise<void> {
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

  function wake(): void {
    clearTimeout(next);
    if (isStopped) return;
    if (running !== undefined) {
      isWanted = true;
      return;
    }
    running = sendDue()
      // The database may be away; the rows wait for the next turn.
      .catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = undefined;
        const isAskedAgain = isWanted;
        isWanted = false;
        if (isAskedAgain) wake();
        else if (!isStopped) next = setTimeout(wake, turnMilliseconds).unref();
      });
  }

  wake();
  return {
    wake,
    sendDue,
    async stop() {
      isStopped = true;
      clearTimeout(next);
      await running;
    },
  };
}
