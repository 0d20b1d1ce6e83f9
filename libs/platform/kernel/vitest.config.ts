import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Not the zone of the business, so that nothing depends on the machine's own.
  test: { include: ['src/**/*.test.ts'], env: { TZ: 'America/New_York' } },
});
