import { connect, type AddressInfo, type Socket } from 'node:net';
// eslint-disable-next-line no-restricted-syntax -- how slowly a client sends is what these tests are about
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#src/env.ts';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { readContract } from './contract.ts';
import { createHttpServer } from './create-http-server.ts';
import { handlingLimit, receivingLimit, timeLimits, type TimeLimits } from './time-limits.ts';

// A twentieth of the product's, so that a test waits a second and not half a minute.
const limits: TimeLimits = {
  silence: 700,
  uploadSilence: 4_000,
  headers: 900,
  receiving: 1_500,
  answering: 3_000,
  keepAlive: 2_400,
  inspection: 100,
  slowestLine: 3_000_000,
};
const api = startTestApi({ limits });
const open = new Set<Socket>();
let port: number;

beforeAll(async () => {
  await api.staff.listen({ host: '127.0.0.1', port: 0 });
  port = (api.staff.server.address() as AddressInfo).port;
});
afterEach(() => open.forEach((socket) => socket.destroy()));

/** A connection that says what it is told to; `ended` has what was answered and how long it lasted. */
function connection(to = port) {
  const socket = connect(to, '127.0.0.1');
  open.add(socket);
  const begun = performance.now();
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const ended = new Promise<{ text: string; milliseconds: number }>((resolve) =>
    socket.on('close', () => resolve({ text, milliseconds: performance.now() - begun })),
  );
  return { socket, ended };
}

/** One byte at a time, for as long as anybody listens. */
async function drip(socket: Socket, text: string): Promise<void> {
  for (const byte of text) {
    if (socket.destroyed) return;
    socket.write(byte);
    await pause(50);
  }
}

const headOf = (path: string, headers: Record<string, string | number>) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

describe('a connection is cut off', () => {
  test('when it says nothing', async () => {
    const { ended } = connection();
    expect(await ended).toMatchObject({ text: '' });
    expect((await ended).milliseconds).toBeLessThan(1_400);
  });

  test('when its headers drip in', async () => {
    const { socket, ended } = connection();
    await drip(socket, `GET /api/version HTTP/1.1\r\nX-Slow: ${'z'.repeat(1_000)}`);
    expect((await ended).text).toMatch(/^HTTP\/1.1 408 /);
    expect((await ended).milliseconds).toBeLessThan(4_000);
  });

  test('when its body drips in', async () => {
    const { socket, ended } = connection();
    socket.write(
      headOf('/api/auth/appToken', { 'Content-Type': 'application/json', 'Content-Length': 1_000 }),
    );
    await drip(socket, ' '.repeat(1_000));
    expect((await ended).text).toMatch(/^HTTP\/1.1 408 /);
    expect((await ended).milliseconds).toBeGreaterThan(1_400);
    expect((await ended).milliseconds).toBeLessThan(4_000);
  });

  test('when its body stops half-way', async () => {
    const { socket, ended } = connection();
    socket.write(
      `${headOf('/api/auth/appToken', { 'Content-Type': 'application/json', 'Content-Length': 1_000 })}{`,
    );
    expect((await ended).text).toBe('');
    expect((await ended).milliseconds).toBeLessThan(1_400);
  });
});

test('an upload over a slow line, which stands still for a while, arrives', async () => {
  const { payload, headers } = multipart(
    { doc_type_code: 'damage_photo' },
    { name: 'avarie.png', content: onePixelPng },
  );
  const { socket, ended } = connection();
  const guest = await api.guestFor('demo');
  socket.write(
    headOf('/api/document/upload', {
      ...guest,
      ...headers,
      'content-length': payload.length,
      connection: 'close',
    }),
  );
  const middle = payload.length / 2;
  socket.write(payload.subarray(0, middle));
  await pause(limits.receiving + limits.silence);
  socket.write(payload.subarray(middle));
  expect((await ended).text).toMatch(/^HTTP\/1.1 201 /);
});

test('an answer may take longer than a client may be silent', async () => {
  const app = await createHttpServer(readEnv({ APP_ENV: 'Test', LOG_LEVEL: 'silent' }), { limits });
  app.get('/slow', async () => pause(limits.silence * 2, 'done'));
  app.post('/slow', async () => pause(limits.silence * 2, 'done'));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  const got = await fetch(`${address}/slow`);
  expect(await got.text()).toBe('done');
  const headers = { 'content-type': 'application/json' };
  const posted = await fetch(`${address}/slow`, { method: 'POST', headers, body: '{}' });
  expect(await posted.text()).toBe('done');
  await app.close();
});

test('an answer that takes too long is given up, and asks nobody to send it again: its work may still be done', async () => {
  const app = await createHttpServer(readEnv({ APP_ENV: 'Test', LOG_LEVEL: 'silent' }), { limits });
  app.post('/too-slow', { handlerTimeout: 200 }, async () => pause(limits.answering, 'done'));

  const answer = await app.inject({ method: 'POST', url: '/too-slow', payload: {} });
  expect(answer.json()).toMatchObject({ status: 503, code: 'overloaded' });
  expect(answer.headers['retry-after']).toBeUndefined();
  await app.close();
});

test('25 MB may take as long as a line of 0.8 Mbit/s needs, anything else half a minute', () => {
  const { operations } = readContract();
  const limitOf = (id: string) =>
    receivingLimit(
      timeLimits,
      operations.find((operation) => operation.id === id),
    );
  expect(limitOf('addNote')).toBe(30_000);
  expect(limitOf('uploadDocument')).toBeGreaterThan(((25 * 8) / 0.8) * 1_000);
  for (const operation of operations.filter(({ isStream }) => !isStream))
    expect(handlingLimit(timeLimits, operation)).toBeLessThanOrEqual(6 * 60_000);
});
