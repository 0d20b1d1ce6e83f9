import { defineConfig } from 'vitest/config';

// The checker of more than a thousand schemas is compiled in one test: the limit is for a run that hangs.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 } });
