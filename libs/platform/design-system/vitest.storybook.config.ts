import { join } from 'node:path';
import { chromiumOptions } from '@dosar/vite-config/system-browser';
import { repositoryRoot } from '@dosar/vite-config';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// Every story is rendered and checked with axe, in Romanian with light colours. `STORY_LOOKS=all`, every night, shows both
// languages in both colour modes.
const pairs =
  process.env['STORY_LOOKS'] === 'all' ? ['ro light', 'en dark', 'ro dark', 'en light'] : ['ro light'];
const looks = pairs.map((pair) => {
  const [locale, colors] = pair.split(' ');
  return { locale, colors };
});

export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  // A package found only while the stories run would reload the page under them.
  optimizeDeps: { entries: [join(repositoryRoot(), 'libs/*/*/src/**/*.stories.tsx')], force: true },
  test: {
    // Stories live in every library.
    dir: repositoryRoot(),
    testTimeout: 30_000,
    // One page per look for all stories: each cleans up after itself, and setting up anew doubles the time.
    isolate: false,
    // By itself a page for each look: while a page waits for its server, a core stands still.
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // The stories are looked at as they stand: Storybook would freeze every motion at its beginning.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: chromiumOptions(),
      }),
      instances: looks.map((globals) => ({
        browser: 'chromium' as const,
        name: `${globals.locale} ${globals.colors}`,
        provide: { 'storybook/test-initial-globals': globals },
      })),
    },
  },
});
