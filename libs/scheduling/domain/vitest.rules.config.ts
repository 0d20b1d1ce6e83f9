import { defineConfig } from 'vitest/config';

// For `npm run mutate`: the small tests of rules, without the long runs over invented calendars.
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env['RULE_TESTS'] ?? '').split(','),
    env: { TZ: 'UTC' },
  },
});
