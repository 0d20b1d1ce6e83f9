import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // Files share what is the same for all, above all the compiled contract; each has a database and servers of its own.
    isolate: false,
    globalSetup: ['./src/testing/global-setup.ts'],
    // The first file of a run makes the template database that all others copy.
    hookTimeout: 60_000,
    testTimeout: 20_000,
    env: { TZ: 'UTC' },
  },
});
