import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './messages/messages-plugin.ts';
import { repositoryRoot } from './workspace/repository-root.ts';

/** What differs between the tests of the web projects. */
export type WebTests = {
  /** `own` for what lies below the shared test network and so brings a network of its own. */
  network?: 'shared' | 'own';
};

const setupFile = (name: string) => join(repositoryRoot(), 'libs/platform/testing/src/setup', name);

/** How the tests of a web project run: in jsdom, with the texts of both languages at hand. */
export function testConfig({ network = 'shared' }: WebTests = {}) {
  const folder = process.cwd();
  return defineConfig({
    root: folder,
    plugins: [messagesPlugin(folder)],
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:4200/' } },
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: [setupFile('browser.ts'), ...(network === 'shared' ? [setupFile('network.ts')] : [])],
      env: { TZ: 'UTC' },
      css: false,
      // A browser page and the libraries anew for each file would take five times as long; the set-up clears the page.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      // The slowest machine that runs this has two cores and runs other things too.
      testTimeout: 20_000,
      passWithNoTests: true,
    },
  });
}
