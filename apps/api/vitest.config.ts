import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['./src/testing/global-setup.ts'],
    // The first file of a run makes the template database that all others copy.
    hookTimeout: 60_000,
    testTimeout: 20_000,
    env: { TZ: 'UTC' },
  },
});
