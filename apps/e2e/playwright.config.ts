import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Where the product under test runs; its data is thrown away with the folder. */
const place = {
  staffPort: 4400,
  trackerPort: 4401,
  dataDir: join(tmpdir(), `dosar-e2e-product-${process.ppid}`),
};
const systemBrowser = '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['CI'] === undefined ? [['list']] : [['dot']],
  use: {
    baseURL: `http://127.0.0.1:${place.staffPort}`,
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...(existsSync(systemBrowser) && { executablePath: systemBrowser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node tools/start/src/start.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${place.staffPort}/api/health/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      APP_ENV: 'Test',
      DEMO: '1',
      DATA_DIR: place.dataDir,
      STAFF_PORT: String(place.staffPort),
      TRACKER_PORT: String(place.trackerPort),
      RATE_LIMIT_SCALE: '1000',
    },
  },
});
