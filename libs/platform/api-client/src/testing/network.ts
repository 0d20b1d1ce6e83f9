import { setupServer } from 'msw/node';
import { listenInTests } from './network-of-tests.ts';

/** A network of this test file's own: what no test has mocked is an error. */
export function ownNetwork() {
  const server = setupServer();
  listenInTests(server);
  return server;
}
