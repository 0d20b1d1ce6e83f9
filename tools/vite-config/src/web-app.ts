import { createRequire } from 'node:module';
import { join } from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { chunkFileNames, chunkGroups, groupsOfOnePage } from './chunk-groups.ts';
import { compileHintPlugin } from './compile-hint-plugin.ts';
import { headScriptsPlugin } from './head-scripts-plugin.ts';
import { inlineModulePlugin } from './inline-module-plugin.ts';
import { messagesPlugin } from './messages/messages-plugin.ts';
import type { SmallTexts } from './messages/text-catalogues.ts';
import { textsWithCodePlugin } from './messages/texts-with-code-plugin.ts';
import { offlineShellPlugin } from './offline-shell-plugin.ts';
import { pushWorkerPlugin } from './push-worker-plugin.ts';
import { precompressPlugin } from './precompress-plugin.ts';
import { routePreloadPlugin, type RoutePreloads } from './route-preload-plugin.ts';
import { firstCallsOf, preloadsOf } from './workspace/first-pages.ts';
import { repositoryRoot } from './workspace/repository-root.ts';

/** What differs between the web apps. */
export type WebApp = {
  /** Folder name under `apps/`. */
  name: string;
  /** Path prefix under which the app's files are served; begins and ends with a slash. */
  base?: string;
  /** Port of the development server. */
  port: number;
  /** Where the development server finds the API. */
  api?: string;
  /**
   * Which chunk an address needs first: the server has it fetched in parallel with the app itself. Areas say it of their
   * own addresses in their `package.json`.
   */
  preload?: RoutePreloads;
  /** Whether the app is one page, whose code shares nothing with other pages. */
  isOnePage?: boolean;
  /** Pages that need few of the app's texts, and open with those alone. */
  smallTexts?: SmallTexts[];
  /** Scripts that run before anything is painted, such as the one that chooses the colours. */
  headScripts?: string[];
  /** A module that stands in the page itself: it asks the server for what the page shows first. */
  firstCall?: string;
  /** An address of its page on the server, for an app that opens without a network too. */
  offlinePage?: string;
  /** A service worker that shows what comes from push services while the app is closed. */
  pushWorker?: string;
};

/** The parser stays out of the bundle: every message is parsed by the build. */
function withoutMessageParser(): { find: RegExp; replacement: string } {
  const replacement = createRequire(import.meta.url).resolve(
    '@formatjs/icu-messageformat-parser/no-parser.js',
  );
  return { find: /^@formatjs\/icu-messageformat-parser$/, replacement };
}

/** The build and development server of one web app. */
export function webApp(app: WebApp) {
  const folder = join(repositoryRoot(), 'apps', app.name);
  return defineConfig(({ command }): UserConfig => {
    const isBuild = command === 'build';
    const preloads = [...(app.preload ?? []), ...preloadsOf(folder)];
    return {
      root: folder,
      base: app.base ?? '/',
      cacheDir: join(folder, 'node_modules/.vite'),
      plugins: [
        formatjs({ removeDefaultMessage: isBuild, flatten: false, filter: { id: /\.tsx?$/ } }),
        react(),
        messagesPlugin(folder, { small: app.smallTexts ?? [], preloads }),
        ...textsWithCodePlugin(),
        routePreloadPlugin(preloads),
        compileHintPlugin(preloads),
        precompressPlugin(),
        headScriptsPlugin(app.headScripts ?? []),
        ...(app.offlinePage ? offlineShellPlugin(app.offlinePage) : []),
        ...(app.pushWorker ? pushWorkerPlugin(app.pushWorker) : []),
        ...(app.firstCall ? [inlineModulePlugin(join(folder, app.firstCall), firstCallsOf(folder))] : []),
      ],
      resolve: { alias: isBuild ? [withoutMessageParser()] : [] },
      server: {
        port: app.port,
        strictPort: true,
        proxy: { '/api': app.api ?? `http://127.0.0.1:${process.env['STAFF_PORT'] ?? 4200}` },
      },
      build: {
        target: 'es2024',
        manifest: true,
        sourcemap: false,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: app.isOnePage ? groupsOfOnePage : chunkGroups },
            chunkFileNames,
          },
        },
      },
    };
  });
}
