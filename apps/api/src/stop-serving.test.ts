import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { createHttpServer } from './kernel/http/create-http-server.ts';
import { stopServing } from './stop-serving.ts';

test('a request that takes longer than its server may wait is cut off, and the server ends', async () => {
  const app = await createHttpServer(readEnv({ APP_ENV: 'Test', LOG_LEVEL: 'silent' }));
  const arrived = Promise.withResolvers<void>();
  app.get('/endless', () => {
    arrived.resolve();
    return new Promise<never>(() => undefined);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const answer = fetch(`http://127.0.0.1:${port}/endless`);
  const isCutOff = expect(answer).rejects.toThrow();
  await arrived.promise;
  await stopServing([app], 50);

  await isCutOff;
  await expect(fetch(`http://127.0.0.1:${port}/endless`)).rejects.toThrow();
});
