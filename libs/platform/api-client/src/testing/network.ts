import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { configureApi } from '../call/connection.ts';

/** A network of this test file's own: what no test has mocked is an error. */
export function ownNetwork() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    configureApi({});
  });
  afterAll(() => server.close());
  return server;
}
