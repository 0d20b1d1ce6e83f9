import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { problemAnswer } from './problem-answer.ts';
import { receiveUpload } from './receive-upload.ts';

type Line = { level: number; msg: string; code?: string; reason?: string };

const lines: Line[] = [];
const folder = await mkdtemp(join(tmpdir(), 'dosar-broken-off-'));
const app = Fastify({
  logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line) as Line) } },
});
await app.register(multipart);
app.decorateRequest('context', null);
app.setErrorHandler(problemAnswer({ APP_ENV: 'Test' }));
app.post('/json', () => ({}));
app.post('/form', (request) =>
  receiveUpload(request, { field: 'file', maxBytes: 1_000_000 }, join(folder, 'incoming')),
);
app.post('/reset', () => {
  throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
});
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Announces a body of a thousand bytes, sends its beginning, and resets the connection. */
async function breakOff(path: string, contentType: string, beginning: string): Promise<void> {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  const head = [`POST ${path} HTTP/1.1`, 'host: localhost', `content-type: ${contentType}`];
  const begun = once(app.server, 'request');
  client.write([...head, 'content-length: 1000', '', beginning].join('\r\n'));
  await begun;
  client.resetAndDestroy();
}

const part =
  'content-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';

test.each([
  ['JSON', '/json', 'application/json', '{"body": "beg'],
  ['a form', '/form', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data'],
  ['a file', '/form', 'multipart/form-data; boundary=b', `--b\r\n${part}\xff\xd8\xff`],
])(
  'a caller who breaks off %s is no fault of the database, nor of the server',
  async (_what, path, type, beginning) => {
    lines.length = 0;
    await breakOff(path, type, beginning);
    const told = () => lines.filter(({ code }) => code !== undefined);
    await expect.poll(told).toHaveLength(1);
    expect(told()[0]).toMatchObject({ level: 30, msg: 'refused', reason: 'the caller broke off' });
    expect(await readdir(join(folder, 'incoming')).catch(() => [])).toEqual([]);
  },
);

test('a connection that breaks elsewhere is a fault, and not one of the database', async () => {
  lines.length = 0;
  const answer = await app.inject({ method: 'POST', url: '/reset', payload: {} });
  expect(answer.json()).toMatchObject({ status: 500, code: 'internal_error' });
});
