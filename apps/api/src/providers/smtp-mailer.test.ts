import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { messageDelivery } from './message-delivery.ts';

/** A mail server that takes every mail and keeps what it was told. */
function mailServer(received: string[]): Server {
  return createServer((socket) => {
    let isContent = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        received.push(line);
        if (isContent && line === '.') {
          isContent = false;
          say('250 taken');
        } else if (isContent) continue;
        else if (/^(EHLO|HELO|MAIL|RCPT)/.test(line)) say('250 ok');
        else if (line === 'DATA') {
          isContent = true;
          say('354 go on');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
      }
    });
  });
}

const received: string[] = [];
const server = mailServer(received);

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => void server.close());

test('an e-mail goes through the mail server, with an identity that a second delivery repeats', async () => {
  const { port } = server.address() as AddressInfo;
  const deliver = messageDelivery(
    readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Dosar <no-reply@dosar.test>' }),
  );
  await deliver({
    kind: 'email',
    id: 'id-1',
    to: 'ana@example.com',
    subject: 'Dosarul tău',
    body: 'Bună ziua',
  });

  expect(received).toContain('MAIL FROM:<no-reply@dosar.test>');
  expect(received).toContain('RCPT TO:<ana@example.com>');
  expect(received).toContain('Message-ID: <id-1@dosar>');
  expect(received).toContain('From: Dosar <no-reply@dosar.test>');
});

test('an organisation’s name stands before the address of the installation, and answers go where it says', async () => {
  const { port } = server.address() as AddressInfo;
  const deliver = messageDelivery(
    readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Dosar <no-reply@dosar.test>' }),
  );
  await deliver({
    kind: 'email',
    id: 'id-2',
    to: 'ana@example.com',
    subject: 'Dosarul tău',
    body: 'Bună ziua',
    senderName: 'Daune Demo',
    replyTo: 'raspuns@demo.example',
  });

  expect(received).toContain('From: Daune Demo <no-reply@dosar.test>');
  expect(received).toContain('Reply-To: raspuns@demo.example');
});
