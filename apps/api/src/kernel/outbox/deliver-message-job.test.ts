import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { useDatabase } from '#src/testing/database.ts';
import { workOff } from '#src/testing/work-off.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import { inTenant } from '../database/index.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import { deliverMessageJob, requeueMessagesJob } from './deliver-message-job.ts';
import { enqueue, type OutgoingMessage } from './enqueue.ts';
import type { OutboxMessage } from './message-provider.ts';

const database = useDatabase();
const files = { open: () => Promise.resolve(undefined) };
const now = () => worldMoment;
const log = { error: () => undefined, warn: () => undefined };
let orgId: string;

beforeEach(async () => {
  const { kysely } = database.db;
  await sql`delete from outbox`.execute(kysely);
  await sql`delete from job.job`.execute(kysely);
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

const send = (
  deliver: (message: OutboxMessage) => Promise<void>,
  options: Parameters<typeof workOff>[3] = {},
) => workOff(database.connection, deliverMessageJob, { db: database.db, log, deliver, files, now }, options);

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

  test('keeps a message that nobody took, and gives up after a hundred tries', async () => {
    await put();
    const refuse = () => Promise.reject(new Error('the gateway answered 500'));
    expect(await send(refuse, { ignoresPauses: true, most: 99 })).toBe(99);
    expect(await states()).toEqual(['pending']);
    expect(await send(refuse, { ignoresPauses: true })).toBe(1);
    expect(await states()).toEqual(['dead']);
    const { rows } = await sql`select attempts, last_error from outbox`.execute(database.db.kysely);
    expect(rows).toEqual([{ attempts: 100, last_error: 'the gateway answered 500' }]);
  });

  test('waits before it tries again, each time about twice as long', async () => {
    await put();
    const refuse = () => Promise.reject(new Error('not now'));
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await send(refuse, { ignoresPauses: true, most: 1 })).toBe(1);
      expect(await send(refuse)).toBe(0);
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from start_after - job.job_now())::float8 as seconds from job.job
        where name = ${deliverMessageJob.name}`.execute(database.db.kysely);
      pauses.push(rows[0]?.seconds ?? 0);
    }
    for (const [index, longest] of [10, 20, 40].entries()) {
      expect(pauses[index]).toBeGreaterThan(longest / 2 - 2);
      expect(pauses[index]).toBeLessThanOrEqual(longest);
    }
  });

  test('drops a code that would come too late', async () => {
    await put({ notAfter: new Date(worldMoment.getTime() - 1000) });
    await put({ notAfter: new Date(worldMoment.getTime() + 60_000) });
    const sent: OutboxMessage[] = [];
    await send(async (message) => void sent.push(message));

    expect(sent).toHaveLength(1);
    expect(await states()).toEqual(['dropped', 'sent']);
  });

  test('finds messages whose job was lost, and leaves alone those that have one', async () => {
    await put({ to: 'lost@example.com' });
    await sql`delete from job.job`.execute(database.db.kysely);
    await put({ to: 'queued@example.com' });
    await sql`update outbox set system_time = now() - interval '1 hour'`.execute(database.db.kysely);
    await inTenant(database.db, orgId, (tx) => enqueueJob(tx, requeueMessagesJob, { orgId }));
    await workOff(database.connection, requeueMessagesJob, { db: database.db, log, now });
    const sent: string[] = [];
    await send(async ({ to }) => void sent.push(to));
    expect(sent.toSorted()).toEqual(['lost@example.com', 'queued@example.com']);
  });

  test('a line end in a subject cannot begin another header', async () => {
    await put({ subject: 'Dosar\r\nBcc: everybody@example.com' });
    const sent: OutboxMessage[] = [];
    await send(async (message) => void sent.push(message));
    expect(sent[0]?.subject).toBe('Dosar Bcc: everybody@example.com');
  });
});
