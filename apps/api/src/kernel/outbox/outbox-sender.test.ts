import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { useDatabase } from '#src/testing/database.ts';
import { inTenant } from '../database/index.ts';
import { enqueue, type OutgoingMessage } from './enqueue.ts';
import { pauseSeconds } from './lease-messages.ts';
import type { OutboxMessage } from './message-provider.ts';
import { outboxSender } from './outbox-sender.ts';

const database = useDatabase();
const silent = { error: () => undefined, warn: () => undefined };
let orgId: string;

beforeEach(async () => {
  const { kysely } = database.db;
  await sql`delete from outbox`.execute(kysely);
  const { rows } = await sql<{
    org_id: string;
  }>`select org_id from organisation where org_code = 'demo'`.execute(kysely);
  orgId = rows[0]?.org_id ?? '';
});

async function put(message: Partial<OutgoingMessage> = {}): Promise<string> {
  const whole = {
    orgId,
    kind: 'email' as const,
    to: 'ana@example.com',
    subject: 'Dosar',
    body: 'Bună ziua',
    ...message,
  };
  return inTenant(database.db, orgId, (tx) => enqueue(tx, whole));
}

async function send(deliver: (message: OutboxMessage) => Promise<void>): Promise<void> {
  const sender = outboxSender({ db: database.db, deliver, log: silent, now: () => new Date() });
  await sender.sendDue();
  await sender.stop();
}

async function states(): Promise<string[]> {
  const { rows } = await sql<{
    state: string;
  }>`select state from outbox order by system_time, outbox_id`.execute(database.db.kysely);
  return rows.map((row) => row.state);
}

describe('the outbox', () => {
  test('sends a message once, with an id that stays the same', async () => {
    const id = await put();
    const sent: OutboxMessage[] = [];
    await send(async (message) => void sent.push(message));
    await send(async (message) => void sent.push(message));

    expect(sent).toMatchObject([{ id, to: 'ana@example.com', subject: 'Dosar', body: 'Bună ziua' }]);
    expect(await states()).toEqual(['sent']);
  });

  test('holds nothing of a transaction that was rolled back', async () => {
    const rolledBack = inTenant(database.db, orgId, async (tx) => {
      await enqueue(tx, { orgId, kind: 'sms', to: '+40700000000', body: 'x' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await states()).toEqual([]);
  });

  test('two processes at once never send the same message', async () => {
    for (let index = 0; index < 40; index += 1) await put({ to: `person${index}@example.com` });
    const sent: string[] = [];
    const deliver = async (message: OutboxMessage) => void sent.push(message.to);
    await Promise.all([send(deliver), send(deliver), send(deliver)]);

    expect(sent).toHaveLength(40);
    expect(new Set(sent).size).toBe(40);
  });

  test('keeps a message that nobody took, and gives up after ten tries', async () => {
    await put();
    const refuse = () => Promise.reject(new Error('the gateway answered 500'));
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await states()).toEqual(['pending']);
      await sql`update outbox set available_at = now()`.execute(database.db.kysely);
      await send(refuse);
    }
    expect(await states()).toEqual(['dead']);
  });

  test('waits before it tries again', async () => {
    await put();
    let tries = 0;
    const refuse = () => Promise.reject(new Error(`try ${(tries += 1)}`));
    await send(refuse);
    await send(refuse);
    expect(tries).toBe(1);
  });

  test('drops a code that would come too late', async () => {
    await put({ notAfter: new Date(Date.now() - 1000) });
    await put({ notAfter: new Date(Date.now() + 60_000) });
    const sent: OutboxMessage[] = [];
    await send(async (message) => void sent.push(message));

    expect(sent).toHaveLength(1);
    expect(await states()).toEqual(['dropped', 'sent']);
  });

  test('that a sender cannot get through for minutes is noticed, and its recovery too', async () => {
    await put();
    const clock = { time: Date.now() };
    const begun = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const deliver = async () => {
      begun.resolve();
      await held.promise;
    };
    const now = () => new Date(clock.time);
    const sender = outboxSender({ db: database.db, deliver, log: silent, now });
    await begun.promise;
    expect(sender.isGettingOn()).toBe(true);

    clock.time += 6 * 60_000;
    expect(sender.isGettingOn()).toBe(false);
    held.resolve();
    await expect.poll(sender.isGettingOn).toBe(true);
    await sender.stop();
  });

  test('a line end in a subject cannot begin another header', async () => {
    await put({ subject: 'Dosar\r\nBcc: everybody@example.com' });
    const sent: OutboxMessage[] = [];
    await send(async (message) => void sent.push(message));
    expect(sent[0]?.subject).toBe('Dosar Bcc: everybody@example.com');
  });
});

test('pauses grow from seconds to an hour and are never quite the same', () => {
  expect([1, 2, 3].map((attempt) => pauseSeconds(attempt, 0.5))).toEqual([5, 10, 20]);
  expect(pauseSeconds(10, 0.5)).toBe(2560);
  expect(pauseSeconds(20, 0.5)).toBe(3600);
  expect([pauseSeconds(1, 0), pauseSeconds(1, 1)]).toEqual([4, 6]);
});
