import { setupServer } from 'msw/node';

/** The network of the tests: answers only what a test has told it to. */
export const server = setupServer();
