import { createRequire } from 'node:module';
import { join } from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { compileHint } from './compile-hint.ts';
import { headScriptsPlugin } from './head-scripts-plugin.ts';
import { inlineModulePlugin } from './inline-module-plugin.ts';
import { messagesPlugin } from './messages/messages-plugin.ts';
import { precompressPlugin } from './precompress-plugin.ts';
import { routePreloadPlugin, type RoutePreloads } from './route-preload-plugin.ts';
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
  /** Which chunk an address needs first: the server has it fetched in parallel with the app itself. */
  preload?: RoutePreloads;
  /** Scripts that run before anything is painted, such as the one that chooses the colours. */
  headScripts?: string[];
  /** A module that stands in the page itself: it asks the server for what the page shows first. */
  firstCall?: string;
};

/**
 * What nearly every page shows: fields, dates and deadlines. The login knows the way to the pages of the staff, and
 * they know the way back, without each other's code.
 */
const everyPage = new RegExp(
  [
    'design-system/src/(field/(text|password|checkbox|select)-field|feedback/(banner|due-)|layout/)',
    'design-system/src/(theme/use-is-phone|field/date-text)',
    '@chakra-ui/react/.*/(stack|grid)/',
    'platform/i18n/src/',
    'kernel/src/(dates|search-text|zone)[.]',
    'sign-in/pending-step|login/(next|return)-address',
  ].join('|'),
);
const everyForm =
  /node_modules\/(react-hook-form|@hookform)\/|platform\/forms\/src\/(form|required-answers|use-zod-form|form-(text|password|checkbox)-field)\./;

/** Tables. */
const lists = new RegExp(
  ['design-system/src/data/(?!stepper)', '@tanstack/(virtual-core|react-virtual)/'].join('|'),
);
/** What pages of the staff have in common: the bars of the shell, menus, people, and work itself. */
const staff = new RegExp(
  [
    'account/feature/src/(acting|preferences|browser-notices)/',
    'assignments/feature/src/(assignment-address|claim-file|export|filter|presence|shortlist|take|walk|worklist)',
    'documents/feature/src/',
    'backoffice/src/shell/',
    'design-system/src/(data/(messages|timeline|description-list)|menu/|page/later|person/|shortcut/)',
    'api-client/src/(generated/(assignments|documents|fnol)|call/download-file|query/)',
    'auth/src/person',
    'kernel/src/(ids|counties|plates)[.]',
    '@tanstack/(query-core|react-query)/',
  ].join('|'),
);

// Few requests rather than a chunk for every module that two pages share: what every page needs is one file of ours
// and one of the packages, which changes less often. What pages of the staff share is together, and so is what lists
// share; merging more made the login fetch what only the work pages show.
const chunkGroups = [
  { name: 'packages', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  // The second group takes along what its modules import.
  { name: 'common', test: everyPage, priority: 0.98 },
  { name: 'form', test: everyForm, priority: 0.97 },
  // The rules of new passwords and their parser: the login needs neither.
  {
    name: 'new-password',
    test: /account\/domain\/|account\/feature\/src\/new-password\/|regexpp/,
    priority: 0.95,
  },
  { name: 'staff', test: staff, priority: 0.93, minShareCount: 2 },
  { name: 'lists', test: lists, priority: 0.92, minShareCount: 2 },
  // Lists have no form: merged into what lists share, its weight would be theirs. The group takes along what its modules
  // import, so the parts that lists show as well are taken out before.
  {
    name: 'parts',
    test: /platform\/design-system\//,
    priority: 0.9,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8000,
  },
  // Forms check numbers, searches recognise them: apart, whoever only searches needs no form.
  {
    name: 'numbers',
    test: /platform\/kernel\/|node_modules\/stdnum\//,
    priority: 0.85,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8000,
  },
  {
    name: 'forms',
    test: /platform\/forms\/|node_modules\/(react-hook-form|@hookform|zod)\//,
    priority: 0.8,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8000,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 15_000 },
];

/** A shared chunk would otherwise carry the names of all pages that share it. */
function chunkFileNames({ name }: { name: string }): string {
  const shared = /^(shared|parts|forms|numbers)/.exec(name)?.[0];
  return `assets/${shared ?? '[name]'}-[hash].js`;
}

/** The parser stays out of the bundle: every message is parsed by the build. */
function withoutMessageParser(): { find: RegExp; replacement: string } {
  const replacement = createRequire(import.meta.url).resolve(
    '@formatjs/icu-messageformat-parser/no-parser.js',
  );
  return { find: /^@formatjs\/icu-messageformat-parser$/, replacement };
}

/** The names of all CSS properties stay out of the bundle: a browser knows them. */
function withoutPropertyNames(): { find: RegExp; replacement: string } {
  const replacement = join(repositoryRoot(), 'libs/platform/design-system/src/theme/is-css-property.ts');
  return { find: /^@pandacss\/is-valid-prop$/, replacement };
}

/** The build and development server of one web app. */
export function webApp(app: WebApp) {
  const folder = join(repositoryRoot(), 'apps', app.name);
  return defineConfig(({ command }): UserConfig => {
    const isBuild = command === 'build';
    return {
      root: folder,
      base: app.base ?? '/',
      cacheDir: join(folder, 'node_modules/.vite'),
      plugins: [
        formatjs({ removeDefaultMessage: isBuild, flatten: false, filter: { id: /\.tsx?$/ } }),
        react(),
        messagesPlugin(folder),
        routePreloadPlugin(app.preload ?? []),
        precompressPlugin(),
        headScriptsPlugin(app.headScripts ?? []),
        ...(app.firstCall ? [inlineModulePlugin(join(folder, app.firstCall))] : []),
      ],
      resolve: { alias: isBuild ? [withoutMessageParser(), withoutPropertyNames()] : [] },
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
            codeSplitting: { groups: chunkGroups },
            chunkFileNames,
            postBanner: (chunk) => compileHint(chunk, app.preload ?? []),
          },
        },
      },
    };
  });
}
