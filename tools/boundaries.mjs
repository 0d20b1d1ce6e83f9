// The architecture in one screen: what each kind of project may depend on. eslint.config.js enforces it,
// tools/checks walks the lists, docs/architecture.md tells the reasons.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The business areas, one for each `openapi/areas/<area>.yaml` (`<area>-<part>.yaml` is a part of one). The same word
 * names the contract tag, server module, library, permission and message ids.
 */
export const areas = readdirSync(join(import.meta.dirname, '../openapi/areas'))
  .flatMap((name) => /^([a-z]+)\.yaml$/.exec(name)?.[1] ?? [])
  .sort();

const on = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });

export const depConstraints = [
  // kind of code
  on(
    'type:app',
    'type:feature',
    'type:claimant',
    'type:ui',
    'type:data-access',
    'type:domain',
    'type:util',
    'type:testing',
  ),
  on('type:feature', 'type:ui', 'type:data-access', 'type:domain', 'type:util', 'type:testing'),
  // what an area shows in the light pages of claimants
  on('type:claimant', 'type:ui', 'type:data-access', 'type:domain', 'type:util', 'type:testing'),
  on('type:testing', 'type:ui', 'type:data-access', 'type:domain', 'type:util'),
  on('type:data-access', 'type:data-access', 'type:domain', 'type:util'),
  on('type:ui', 'type:ui', 'type:util'),
  on('type:domain', 'type:util'),
  on('type:util', 'type:util'),
  // business area: an area sees itself and the platform
  ...areas.map((area) => on(`scope:${area}`, `scope:${area}`, 'scope:platform')),
  on('scope:platform', 'scope:platform'),
  // product: which app sells which area
  on('scope:backoffice', 'scope:platform', ...areas.map((area) => `scope:${area}`)),
  on('scope:tracker', 'scope:platform', 'scope:tracking', 'scope:scheduling'),
  on('scope:print', 'scope:platform', 'scope:claims', 'scope:messages', 'scope:assessment', 'scope:fnol'),
  on('scope:contact-confirm', 'scope:platform', 'scope:tracking'),
  on('scope:api', 'scope:platform', ...areas.map((area) => `scope:${area}`)),
  // where it runs
  on('platform:web', 'platform:web', 'platform:any'),
  on('platform:server', 'platform:server', 'platform:any'),
  on('platform:any', 'platform:any'),
];

/** Tools and configuration files drive the product from outside; no product code may depend on them. */
export const toolConstraints = [
  on('*', 'type:tool', 'type:app', 'type:data-access', 'type:domain', 'type:util'),
];

/** Every project carries exactly one tag of each dimension. */
export const tagDimensions = {
  type: ['app', 'feature', 'claimant', 'data-access', 'ui', 'domain', 'util', 'testing', 'tool'],
  scope: [...areas, 'platform', 'backoffice', 'tracker', 'print', 'contact-confirm', 'api'],
  platform: ['web', 'server', 'any'],
};

/** Packages that live in a few projects only; everybody else goes through those projects. */
export const packageHomes = [
  {
    packages: ['@chakra-ui/*', '@emotion/*'],
    homes: ['libs/platform/design-system', 'libs/platform/forms'],
    instead: 'Use @dosar/design-system: one library decides how the product looks.',
  },
  {
    packages: ['recharts'],
    homes: ['libs/platform/design-system'],
    instead: 'Use Chart of @dosar/design-system: it comes lazily, in our colours, with words and a table.',
  },
  {
    packages: ['jotai', 'jotai/*'],
    homes: [
      'libs/platform/auth',
      'libs/platform/i18n',
      'libs/platform/design-system',
      'libs/*/feature',
      'apps/backoffice',
    ],
    instead: 'Atoms hold what the staff app keeps for itself: rules, transport and forms know nothing of it.',
  },
  {
    packages: ['react-hook-form', '@hookform/*'],
    homes: ['libs/platform/forms'],
    instead: 'Use @dosar/forms: one way to ask, to check and to tell what is wrong.',
  },
  {
    packages: ['openapi-fetch', 'axios', 'ky', 'got', 'node-fetch', 'undici'],
    homes: ['libs/platform/api-client'],
    instead: 'Call the API with `api` of @dosar/api-client.',
  },
  {
    packages: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    homes: ['apps', 'libs/*/feature', 'libs/*/claimant', 'libs/platform'],
    instead: 'Domain rules are plain functions: server and screens share them.',
  },
  {
    packages: ['pg', 'kysely', 'pg-boss'],
    homes: ['apps/api', 'apps/e2e', 'tools'],
    instead: 'Only the server talks to the database.',
  },
];

/** The only way from our server to those of others. */
export const outside = {
  home: 'apps/api/src/providers/outside-fetch.ts',
  instead: 'Use outsideFetch of providers/: answers of others have limits of size and time.',
};

/** What a page can speak to a server with, and the two places that do: the client, and the fetching of texts. */
export const transport = {
  ways: ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon'],
  homes: ['libs/platform/api-client/src/client/**/*.ts', 'libs/platform/i18n/src/message-source.ts'],
  instead: 'Call the API with `api` of @dosar/api-client: it signs, checks and tells what went wrong.',
};
