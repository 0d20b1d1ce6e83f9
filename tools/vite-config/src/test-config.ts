import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './messages/messages-plugin.ts';
import { repositoryRoot } from './workspace/repository-root.ts';
import { foldersTestedTogether } from './workspace/tested-together.ts';

/** What differs between the tests of the web projects. */
export type WebTests = {
  /** `own` for what lies below the shared test network and so brings a network of its own. */
  network?: 'shared' | 'own';
};

const setupFile = (name: string) => join(repositoryRoot(), 'libs/platform/testing/src/setup', name);

/** The library that sends files in parts as browsers get it: the runner would take that of servers, which knows no `File`. */
const partsForBrowsers = join(repositoryRoot(), 'node_modules/tus-js-client/lib.es5/browser/index.js');

/** What the tests of every web project have in common: jsdom, and the texts of `folder` in both languages at hand. */
function inPage(folder: string, network: 'shared' | 'own') {
  return {
    root: folder,
    plugins: [messagesPlugin(folder)],
    resolve: { alias: { 'tus-js-client': partsForBrowsers } },
    test: {
      environment: 'jsdom',
      // Nothing listens at this port, so what nobody mocked gets no answer, also while the product runs on this machine.
      environmentOptions: { jsdom: { url: 'http://localhost:2/' } },
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
  };
}

/** How the tests of one web project run. */
export function testConfig({ network = 'shared' }: WebTests = {}) {
  return defineConfig(inPage(process.cwd(), network));
}

/** How the tests of all web projects on the shared network run in one go, which loads the libraries once and not once for each project. */
export function togetherConfig() {
  const root = repositoryRoot();
  const { test, ...rest } = inPage(root, 'shared');
  return defineConfig({
    ...rest,
    test: {
      ...test,
      include: test.include.flatMap((pattern) =>
        foldersTestedTogether().map((folder) => `${folder}/${pattern}`),
      ),
      // By itself the runner leaves a core free, which on two cores is half of them.
      maxWorkers: '100%',
    },
  });
}
