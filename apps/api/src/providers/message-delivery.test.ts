import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { messageDelivery } from './message-delivery.ts';

const message = { id: 'id-1', to: '+40700000001', subject: null, body: 'Codul este ABC234' };
const received: { headers: IncomingMessage['headers']; body: string }[] = [];
let status = 200;

const gateway = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
});
afterAll(() => gateway.close());

test('a text message goes to the gateway with its own identity and our token', async () => {
  const deliver = messageDelivery(readEnv({ SMS_URL: url, SMS_TOKEN: 'secret' }));
  await deliver({ kind: 'sms', ...message });

  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'id-1' });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    id: 'id-1',
    to: '+40700000001',
    sender: 'Dosar',
    body: 'Codul este ABC234',
  });
});

test('a gateway that refuses is told apart from one that took the message', async () => {
  status = 502;
  const deliver = messageDelivery(readEnv({ SMS_URL: url }));
  await expect(deliver({ kind: 'sms', ...message })).rejects.toThrow('the gateway answered 502');
});

test.each([301, 302, 307, 308])(
  'a gateway that sends us on with %i gets no message there',
  async (redirect) => {
    status = redirect;
    received.length = 0;
    const deliver = messageDelivery(readEnv({ SMS_URL: url }));
    await expect(deliver({ kind: 'sms', ...message })).rejects.toThrow(`the gateway answered ${redirect}`);
    expect(received).toHaveLength(1);
  },
);

test('without a mail server or a gateway, messages stay readable in the outbox', async () => {
  const deliver = messageDelivery(readEnv({}));
  await expect(deliver({ kind: 'email', ...message })).resolves.toBeUndefined();
});
