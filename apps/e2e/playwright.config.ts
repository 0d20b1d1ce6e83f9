import { chromiumOptions } from '@dosar/vite-config/system-browser';
import { defineConfig } from '@playwright/test';
import { places, staffOriginOf } from './support/places.ts';

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  // Every worker has a product of its own, so journeys of one file may run side by side. Those of accounts go on from
  // each other: they change what a person prefers, and start products on ports of their own.
  projects: [
    { name: 'account', testMatch: 'account/**/*.spec.ts', fullyParallel: false },
    { name: 'areas', testIgnore: 'account/**', fullyParallel: true },
  ],
  workers: places.length,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['CI'] === undefined ? [['list']] : [['dot']],
  use: {
    // Each journey is a new browser: keeping the code of the whole product on it takes longer than most journeys.
    serviceWorkers: 'block',
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    // What moves without end keeps a core busy and proves nothing.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey costs a third of its time: whoever looks for a cause adds `--trace=on`.
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: chromiumOptions(),
  },
  // One after the other, in this order: before the first one the pages are built and the data of all is made.
  webServer: places.map((place, position) => ({
    command:
      position === 0
        ? 'node apps/e2e/support/prepare-data.ts && exec node tools/start/src/start.ts'
        : 'node apps/api/src/main.ts',
    cwd: '../..',
    url: `${staffOriginOf(place)}/api/health/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: position === 0 ? 'pipe' : 'ignore',
    env: {
      APP_ENV: 'Test',
      DEMO: '1',
      DATA_DIR: place.dataDir,
      STAFF_PORT: String(place.staffPort),
      TRACKER_PORT: String(place.trackerPort),
      RATE_LIMIT_SCALE: '1000',
    },
  })),
});
