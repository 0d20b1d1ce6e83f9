import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
let port: number;

beforeAll(async () => {
  await api.staff.listen({ host: '127.0.0.1', port: 0 });
  port = (api.staff.server.address() as AddressInfo).port;
});

test('whoever sends too much hears why once everything is sent, as a proxy that passes a request on does', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = text(socket);
  const part = Buffer.alloc(1_000_000, 'a');
  socket.write(
    `POST /api/auth/appToken HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${20 * part.length}\r\n\r\n`,
  );
  for (let sent = 0; sent < 20; sent += 1)
    await new Promise<void>((resolve, reject) =>
      socket.write(part, (error) => (error ? reject(error) : resolve())),
    );
  socket.end();
  expect(await answer).toMatch(/^HTTP\/1\.1 413 [^]*"code":"[a-z_]+"/);
});
