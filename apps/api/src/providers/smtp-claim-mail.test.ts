import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { Undeliverable, type OutboxMessage } from '../kernel/outbox/message-provider.ts';
import { messageDelivery } from './message-delivery.ts';

type Received = { recipients: string[]; raw: Buffer };
const received: Received[] = [];
const refusals: Record<string, number> = { 'nobody@example.com': 550, 'later@example.com': 451 };

/** A real mail server that knows some addresses. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, callback) {
    const responseCode = refusals[address];
    if (responseCode === undefined) callback();
    else callback(Object.assign(new Error('no such user here'), { responseCode }));
  },
  onData(stream, { envelope }, callback) {
    void buffer(stream).then((raw) => {
      received.push({ recipients: envelope.rcptTo.map(({ address }) => address), raw });
      callback();
    });
  },
});
let deliver: ReturnType<typeof messageDelivery>;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  deliver = messageDelivery(
    readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Daune <daune@dosar.test>' }),
  );
});
afterAll(() => new Promise<void>((closed) => server.close(() => closed())));
beforeEach(() => {
  received.length = 0;
});

const email = (more: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id: 'id-1',
  kind: 'email',
  to: 'raluca@example.com',
  subject: 'Oferta [#DM26R0000075]',
  body: 'Bună ziua, mașina e gata.',
  ...more,
});

test('an e-mail of a claim file arrives with its people, its conversation and its files, for one recipient at a time', async () => {
  const paper = Buffer.from('%PDF-1.4 deviz');
  await deliver(
    email({
      mail: {
        messageId: 'message-1@dosar.test',
        to: ['raluca@example.com'],
        cc: ['service@example.com'],
        inReplyTo: 'question@example.com',
        attachments: [
          { fileName: 'Deviz înțeles.pdf', mimeType: 'application/pdf', content: Readable.from(paper) },
        ],
      },
    }),
  );
  expect(received.map(({ recipients }) => recipients)).toEqual([['raluca@example.com']]);
  const mail = await PostalMime.parse(received[0]?.raw ?? '');
  expect(mail).toMatchObject({
    messageId: '<message-1@dosar.test>',
    inReplyTo: '<question@example.com>',
    subject: 'Oferta [#DM26R0000075]',
    from: { address: 'daune@dosar.test' },
    to: [{ address: 'raluca@example.com' }],
    cc: [{ address: 'service@example.com' }],
  });
  expect(mail.text?.trim()).toBe('Bună ziua, mașina e gata.');
  expect(mail.attachments).toMatchObject([{ filename: 'Deviz înțeles.pdf', mimeType: 'application/pdf' }]);
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer)).toEqual(paper);
});

test('an address that does not exist is told apart from one that takes nothing for the moment', async () => {
  await expect(deliver(email({ to: 'nobody@example.com' }))).rejects.toBeInstanceOf(Undeliverable);
  const later = deliver(email({ to: 'later@example.com' }));
  await expect(later).rejects.toThrow('451');
  await expect(later).rejects.not.toBeInstanceOf(Undeliverable);
  expect(received).toEqual([]);
});
