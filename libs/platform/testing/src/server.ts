import { browsePresence, reportPresence } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { setupServer } from 'msw/node';

/** The network of the tests: answers only what a test has told it to, and that no colleague is around. */
export const server = setupServer(
  mock(reportPresence, { status: 200, body: [] }),
  mock(browsePresence, { status: 200, body: [] }),
);
