import { defineConfig } from 'vitest/config';

// For `npm run mutate`: the small tests of rules, which need neither a database nor a server.
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env['RULE_TESTS'] ?? '').split(','),
    env: { TZ: 'UTC' },
  },
});
