import { setupServer } from 'msw/node';
import { afterEach } from 'vitest';
import { configureApi } from '../call/connection.ts';
import { listenInTests } from './network-of-tests.ts';

/** A network of this test file's own: what no test has mocked is an error. */
export function ownNetwork() {
  const server = setupServer();
  listenInTests(server);
  afterEach(() => configureApi({}));
  return server;
}
