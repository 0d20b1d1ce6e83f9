import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from '#src/env.ts';
import { messageDelivery } from './message-delivery.ts';
import { identityProviders } from './oidc/identity-providers.ts';
import { OutsideAnswerError, outsideFetch } from './outside-fetch.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import { smtpMailer } from './smtp-mailer.ts';

const megabyte = 1024 * 1024;
const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

async function listening<Kind extends Server>(server: Kind): Promise<number> {
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

/** A server whose answers begin well and never end; it counts what it could get rid of. */
async function endlessServer(isEndless: (path: string) => boolean = () => true) {
  const sent = { bytes: 0 };
  const pour = (response: ServerResponse) => {
    const block = Buffer.alloc(64 * 1024, ' ');
    const more = () => {
      let hasRoom = true;
      while (!response.destroyed && hasRoom) {
        hasRoom = response.write(block);
        sent.bytes += block.length;
      }
    };
    response.on('drain', more);
    more();
  };
  const server = createHttpServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const issuer = `http://127.0.0.1:${port}`;
    if (isEndless(url)) pour(response);
    else
      response.end(
        JSON.stringify({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
        }),
      );
  });
  const port = await listening(server);
  return { url: `http://127.0.0.1:${port}`, sent };
}

function providerAt(issuer: string) {
  const settings = { issuer, client_id: 'dosar', name: 'Endless' };
  const env = readEnv({ APP_ENV: 'Test', OIDC_PROVIDERS: JSON.stringify({ alfa: settings }) });
  const provider = identityProviders(env, () => worldMoment)('alfa');
  if (provider === undefined) throw new Error('The provider was configured.');
  return provider;
}

const trip = { redirectUri: 'http://127.0.0.1/back', state: 's', nonce: 'n', verifier: 'v'.repeat(43) };
const header = Buffer.from('{"alg":"RS256","kid":"1"}').toString('base64url');
const token = `${header}.${Buffer.from('{}').toString('base64url')}.c2ln`;
/** What lies in the buffers of both ends when the connection is cut. */
const underway = 8 * megabyte;

test.each([
  ['what a provider says about itself', () => true, 'discovery'],
  ['its keys', (path: string) => path === '/jwks', 'keys'],
  ['its answer to a code', (path: string) => path === '/token', 'exchange'],
] as const)('%s is read up to a megabyte, then the connection is cut', async (_what, isEndless, step) => {
  const { url, sent } = await endlessServer(isEndless);
  const provider = providerAt(url);
  const steps = {
    discovery: () => provider.authorizationUrl(trip),
    keys: () => provider.verify(token, worldMoment),
    exchange: () => provider.exchange(trip, { code: 'code', issuer: undefined }),
  };
  await expect(steps[step]()).rejects.toMatchObject({ failure: 'unreachable' });
  expect(sent.bytes).toBeLessThan(megabyte + underway);
});

test('the gateway for text messages is heard up to a megabyte', async () => {
  const { url, sent } = await endlessServer();
  const deliver = messageDelivery(readEnv({ SMS_URL: url }));
  const message = { kind: 'sms' as const, id: '1', to: '+40700000001', subject: null, body: 'Bună' };
  await expect(deliver(message)).rejects.toThrow('an answer of more than 1048576 bytes');
  expect(sent.bytes).toBeLessThan(megabyte + underway);
});

test('an answer that unpacks to more than a megabyte is refused as well', async () => {
  const packed = gzipSync(Buffer.alloc(50 * megabyte));
  expect(packed.length).toBeLessThan(megabyte);
  const port = await listening(
    createHttpServer((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    }),
  );
  await expect(outsideFetch(`http://127.0.0.1:${port}`)).rejects.toThrow(OutsideAnswerError);
});

test('an answer that drips in for ever is given up in time, and so is one that never begins', async () => {
  const timers: NodeJS.Timeout[] = [];
  const port = await listening(
    createHttpServer(({ url }, response) => {
      if (url === '/never') return;
      response.writeHead(200);
      timers.push(setInterval(() => response.write('.'), 20));
    }),
  );
  const asked = ['/drip', '/never'].map((path) =>
    outsideFetch(`http://127.0.0.1:${port}${path}`, {}, { milliseconds: 200 }),
  );
  for (const answer of asked) await expect(answer).rejects.toThrow('no whole answer within 200 ms');
  timers.forEach(clearInterval);
});

test('a good answer arrives whole, a redirection is not followed', async () => {
  const port = await listening(
    createHttpServer(({ url }, response) => {
      if (url === '/away') response.writeHead(302, { location: '/' }).end();
      else if (url === '/nothing') response.writeHead(204).end();
      else response.writeHead(200, { 'content-type': 'text/plain' }).end('ș'.repeat(1000));
    }),
  );
  const answer = await outsideFetch(`http://127.0.0.1:${port}/`);
  expect([answer.status, await answer.text()]).toEqual([200, 'ș'.repeat(1000)]);
  expect((await outsideFetch(`http://127.0.0.1:${port}/away`)).status).toBe(302);
  expect((await outsideFetch(`http://127.0.0.1:${port}/nothing`)).status).toBe(204);
});

/** A mail server that greets with something for as long as it is listened to. */
async function mailServer(greet: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    greet(socket);
  });
  return `smtp://127.0.0.1:${await listening(server)}`;
}

const mail = { kind: 'email' as const, id: '1', to: 'ana@example.com', subject: 'Dosar', body: 'Bună' };

test('a mail server that talks without end is cut off after a megabyte', async () => {
  const block = '220-welcome\r\n'.repeat(5000);
  const url = await mailServer((socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(block));
    };
    socket.on('drain', more);
    more();
  });
  await expect(smtpMailer(url, 'a@dosar.test')(mail)).rejects.toThrow('exceeds maximum allowed size');
});

test('a mail server that keeps a connection busy with single lines is cut off in time', async () => {
  const timers: NodeJS.Timeout[] = [];
  const url = await mailServer((socket) => {
    timers.push(setInterval(() => socket.write('220-please wait\r\n'), 20));
  });
  await expect(smtpMailer(url, 'a@dosar.test', 200)(mail)).rejects.toThrow();
  timers.forEach(clearInterval);
});
