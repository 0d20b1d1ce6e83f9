import type { SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

// Kept from before any test takes the clock away.
const { setTimeout: later } = globalThis;

/** Listens for the tests of a file. What no test has mocked fails, and so does the test that asked for it. */
export function listenInTests(server: Pick<SetupServer, 'listen' | 'resetHandlers' | 'close'>): void {
  let unexpected: Promise<string>[] = [];
  beforeAll(() =>
    server.listen({
      onUnhandledFrame({ frame, defaults }) {
        unexpected.push(frame.getUnhandledMessage());
        defaults.error();
      },
    }),
  );
  // What pages asked for while they were taken away belongs to no test.
  beforeEach(() => {
    unexpected = [];
  });
  afterEach(async ({ onTestFinished }) => {
    // Lets what was asked for last come through.
    await new Promise((resolve) => {
      later(resolve);
    });
    server.resetHandlers();
    const [first] = await Promise.all(unexpected);
    // Told after every other clean-up, which an error here would skip.
    onTestFinished(() => {
      if (first !== undefined) throw new Error(first);
    });
  });
  afterAll(() => server.close());
}
