import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createDatabase, inTenant, type Db } from '@dosar/api/database';
import { enqueue } from '@dosar/api/outbox';
import { SMTPServer } from 'smtp-server';
import type { Measurement } from '../measurement.ts';
import type { Part, Run } from '../part.ts';
import { inRounds } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { startChildServer } from '../server/child-server.ts';
import { productSettings } from '../server/product.ts';
import { summarise } from '../statistics.ts';

const port = 4390;
const subject = 'ours';
const figure = 'seconds';
/** As many as an organisation writes when a hailstorm brings claims in. */
const count = 1000;
const quickCount = 100;
/** Requests that write messages at the same time. */
const writers = 10;

/** How long messages take from the transaction that causes them to the mail server. */
export const messages: Part = {
  name: 'messages',
  about:
    '1,000 e-mails of one organisation, each queued by a transaction of its own and taken by a local mail server.',
  measure: async (run) => {
    const databases = await startBenchServer(run.report);
    const mail = await startMailServer();
    const database = await databases.filled(300);
    const program = import.meta.resolve('../server/product-process.ts');
    const settings = { ...productSettings(database, port), SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
    const server = await startChildServer(program, settings);
    const db = createDatabase(database, { maxConnections: writers });
    try {
      return [await measured(run, db, mail)];
    } finally {
      await db.close();
      await server.stop();
      await mail.stop();
      await databases.stop();
    }
  },
};

async function measured(run: Run, db: Db, mail: MailServer): Promise<Measurement> {
  const orgId = await demoOrganisation(db);
  const wanted = run.isQuick ? quickCount : count;
  const look = async () => ({ [figure]: await secondsFor(db, orgId, wanted, mail) });
  // What is only loaded once does not count.
  await secondsFor(db, orgId, writers, mail);
  const found = await inRounds(run, [{ name: subject, look }]);
  return {
    metric: `${wanted.toLocaleString('en')} e-mails, from their transactions to a local mail server`,
    unit: 's',
    ours: summarise(found.of(subject, figure)),
    ...(!run.isQuick && { goal: { name: 'M1', judges: 'ours', atMost: 30 } }),
  };
}

async function secondsFor(db: Db, orgId: string, wanted: number, mail: MailServer): Promise<number> {
  const begun = performance.now();
  const taken = mail.taken(wanted);
  let left = wanted;
  const write = async () => {
    while (left > 0) {
      left -= 1;
      const message = {
        orgId,
        kind: 'email' as const,
        to: 'ana@example.com',
        subject: 'Dosar',
        body: 'Bună ziua',
      };
      await inTenant(db, orgId, (tx) => enqueue(tx, message));
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await taken;
  return (performance.now() - begun) / 1000;
}

async function demoOrganisation(db: Db): Promise<string> {
  const row = await db.kysely
    .selectFrom('organisation')
    .where('org_code', '=', 'demo')
    .select('org_id')
    .executeTakeFirstOrThrow();
  return row.org_id;
}

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A mail server on this machine that takes every mail and throws it away. */
async function startMailServer() {
  const state = { left: 0, done: () => {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      stream.resume();
      stream.on('end', () => {
        callback();
        state.left -= 1;
        if (state.left === 0) state.done();
      });
    },
  });
  const listening = once(server.server, 'listening');
  server.listen(0, '127.0.0.1');
  await listening;
  return {
    port: (server.server.address() as AddressInfo).port,
    /** Waits until so many further mails were taken. */
    taken: (wanted: number) =>
      new Promise<void>((resolve) => {
        state.left = wanted;
        state.done = resolve;
      }),
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
