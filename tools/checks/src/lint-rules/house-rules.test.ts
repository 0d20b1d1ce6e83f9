import { expect, test } from 'vitest';
import { brokenRules } from './lint-probe.ts';

const screen = 'libs/fnol/feature/src/notifier/notifier-page.tsx';
const hook = 'libs/fnol/feature/src/notifier/use-notifier.ts';
const useCase = 'apps/api/src/areas/fnol/submit-notification.ts';

type Case = [sentence: string, file: string, code: string, rule: string];

const serverTest = 'apps/api/src/areas/fnol/submit-notification.test.ts';

const refused: Case[] = [
  [
    'a test of the server does not read the date of the machine',
    serverTest,
    "import { test } from 'vitest';\ntest('a', () => new Date());",
    'no-restricted-syntax',
  ],
  [
    'a test of a domain does not read the time of the machine',
    'libs/fnol/domain/src/a.test.ts',
    "import { test } from 'vitest';\ntest('a', () => Date.now());",
    'no-restricted-syntax',
  ],
  [
    'a test of the server does not take any row',
    serverTest,
    "import { sql } from 'kysely';\nexport const row = sql`select id from claim_file limit 1`;",
    'no-restricted-syntax',
  ],
  [
    'a feature does not import a feature',
    hook,
    "import '@dosar/assignments-feature/area';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a domain-free platform does not import a feature',
    'libs/platform/forms/src/probe.ts',
    "import '@dosar/fnol-feature/area';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'the tracker sells no other area than tracking',
    'apps/tracker/src/probe.ts',
    "import '@dosar/fnol-feature/area';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'the design system does not fetch',
    'libs/platform/design-system/src/probe.ts',
    "import '@dosar/api-client';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'the kernel does not depend on the browser',
    'libs/platform/kernel/src/probe.ts',
    "import '@dosar/i18n';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'another project is imported by its name',
    hook,
    "import '../../../../platform/kernel/src/index.ts';",
    'no-restricted-imports',
  ],
  [
    'Chakra stays in the design system',
    screen,
    "import { Box } from '@chakra-ui/react';\nexport const x = <Box />;",
    'house/package-home',
  ],
  [
    'rules keep no state',
    'libs/fnol/domain/src/legal-date.ts',
    "import { atom } from 'jotai';\nexport const draftAtom = atom('');",
    'house/package-home',
  ],
  [
    'a fetch library stays in the API client',
    hook,
    "import createClient from 'openapi-fetch';\nexport const c = createClient();",
    'house/package-home',
  ],
  [
    'a fetch library is not imported on demand either',
    hook,
    "export const load = () => import('axios');",
    'house/package-home',
  ],
  [
    'domain rules know no React',
    'libs/fnol/domain/src/legal-date.ts',
    "import { useMemo } from 'react';\nexport const x = useMemo;",
    'house/package-home',
  ],
  [
    'client state is an atom, not a store of its own',
    hook,
    "import { useSyncExternalStore } from 'react';\nexport const x = useSyncExternalStore;",
    'no-restricted-syntax',
  ],
  [
    'a slot of a recipe styles a part, not a string that a selector looks for',
    screen,
    'export const x = <i data-slot="mark" />;',
    'no-restricted-syntax',
  ],
  [
    'an element has the tooltip of the page, not the hint of the browser',
    screen,
    'export const A = ({ b }: { b: string }) => <p title={b}>{b}</p>;',
    'no-restricted-syntax',
  ],
  [
    'a screen does not fetch by itself',
    hook,
    "export const load = () => fetch('/api/version');",
    'no-restricted-globals',
  ],
  [
    'not by a side door either',
    hook,
    "export const load = () => globalThis.fetch('/api/version');",
    'no-restricted-properties',
  ],
  [
    'not even beside the client',
    'libs/platform/api-client/src/query/probe.ts',
    "export const load = () => fetch('/api/version');",
    'no-restricted-globals',
  ],
  [
    'the server asks others by its one client only',
    'apps/api/src/providers/probe.ts',
    "export const load = () => fetch('https://example.com');",
    'no-restricted-globals',
  ],
  [
    'a session sends nothing by itself',
    'libs/platform/auth/src/probe.ts',
    "export const leave = () => navigator.sendBeacon('/api/auth/logout');",
    'no-restricted-properties',
  ],
  [
    'test code stays out of the product',
    hook,
    "import { aClaim } from '@dosar/testing';\nexport const claim = aClaim();",
    'no-restricted-imports',
  ],
  [
    'a page writes amounts the Romanian way in every language',
    hook,
    "import { formatLei } from '@dosar/kernel/money';\nexport const total = formatLei(100);",
    'no-restricted-imports',
  ],
  [
    'zod is imported whole',
    hook,
    "import { z } from 'zod';\nexport const name = z.string();",
    'no-restricted-syntax',
  ],
  [
    'a server module is entered by its index',
    useCase,
    "import { visit } from '../documents/documents-repository.ts';\nexport const v = visit;",
    'house/module-door',
  ],
  [
    'an alias is no way around the index',
    useCase,
    "import { visit } from '#src/areas/documents/documents-repository.ts';\nexport const v = visit;",
    'house/module-door',
  ],
  [
    'the events of an area are declared without another area',
    'apps/api/src/areas/fnol/events.ts',
    "import { visit } from '../documents/index.ts';\nexport const v = visit;",
    'house/module-door',
  ],
  [
    'an extension point is declared without code of its own area',
    'apps/api/src/areas/fnol/extension-points.ts',
    "import { submit } from './submit-claim-notification.ts';\nexport const s = submit;",
    'house/module-door',
  ],
  [
    'the kernel of the server knows no area',
    'apps/api/src/kernel/http/pipeline.ts',
    "import '../../areas/fnol/index.ts';",
    'house/module-door',
  ],
  [
    'the product does not use what an area keeps for tests',
    useCase,
    "import { plan } from '../absences/testing/plan.ts';\nexport const p = plan;",
    'house/module-door',
  ],
  [
    'SQL stays in the repository',
    useCase,
    "export const all = (db: Db) => db.selectFrom('claim_file').execute();",
    'no-restricted-syntax',
  ],
  [
    'an index has no JSX',
    'libs/fnol/feature/src/notifier/index.tsx',
    'export const a = 1;',
    'house/file-name',
  ],
  [
    'an index holds no code',
    'libs/fnol/feature/src/index.ts',
    'export const a = 1;',
    'house/index-lists-only',
  ],
  [
    'an index names what it exports',
    'libs/fnol/feature/src/index.ts',
    "export * from './a.ts';",
    'no-restricted-syntax',
  ],
  [
    'a drawer has no name',
    'libs/fnol/feature/src/utils/parse-plate.ts',
    'export const a = 1;',
    'house/file-name',
  ],
  [
    'a drawer has no name as a file either',
    'libs/fnol/feature/src/notifier/constants.ts',
    'export const a = 1;',
    'house/file-name',
  ],
  [
    'files are kebab-case',
    'libs/fnol/feature/src/NotifierPage.tsx',
    'export const a = 1;',
    'house/file-name',
  ],
  ['exports have names', hook, 'export default 1;', 'no-restricted-syntax'],
  [
    'a switched-off rule has a reason',
    hook,
    '// eslint-disable-next-line no-console\nconsole.log(1);',
    'house/reasoned-disable',
  ],
  [
    'a platform export says what it means',
    'libs/platform/kernel/src/plate.ts',
    'export const plate = 1;',
    'house/documented-export',
  ],
  [
    'a type is narrowed, not forced',
    hook,
    'export const a = {} as unknown as string;',
    'no-restricted-syntax',
  ],
  [
    'a text has a readable id of its area',
    'libs/fnol/feature/src/notifier/messages.ts',
    "import { defineMessages } from 'react-intl';\nexport const messages = defineMessages({ a: { id: 'x9K2', description: 'd', defaultMessage: 'Send' } });",
    'formatjs/enforce-id',
  ],
  [
    'a text has a description',
    'libs/fnol/feature/src/notifier/messages.ts',
    "import { defineMessages } from 'react-intl';\nexport const messages = defineMessages({ a: { id: 'fnol.notifier.a', defaultMessage: 'Send' } });",
    'formatjs/enforce-description',
  ],
  [
    'a screen shows no untranslated text',
    screen,
    'export const A = () => <p>Send</p>;',
    'house/no-untranslated-text',
  ],
  [
    'a picture has an alternative',
    screen,
    'export const A = () => <img src="a.png" />;',
    'jsx-a11y/alt-text',
  ],
  [
    'hooks are called unconditionally',
    screen,
    "import { useState } from 'react';\nexport function A() { if (Date.now()) useState(1); return null; }",
    'react-hooks/rules-of-hooks',
  ],
  [
    'an effect has a name',
    screen,
    "import { useEffect } from 'react';\nexport function A() { useEffect(() => { document.title = 'a'; }, []); return null; }",
    'no-restricted-syntax',
  ],
  [
    'a function is called by what it does',
    screen,
    'export function handleClick() { return 1; }',
    'no-restricted-syntax',
  ],
  [
    'our own modules are not mocked',
    'libs/fnol/feature/src/a.test.ts',
    "import { vi } from 'vitest';\nvi.mock('./use-notifier.ts');",
    'no-restricted-syntax',
  ],
  [
    'a test does not sleep',
    'libs/fnol/feature/src/a.test.ts',
    "import { test } from 'vitest';\ntest('a', async () => { await new Promise((done) => setTimeout(done, 100)); });",
    'no-restricted-syntax',
  ],
  [
    'a journey does not sleep',
    'apps/e2e/src/fnol/a.spec.ts',
    "import { test } from '@playwright/test';\ntest('a', async ({ page }) => { await page.waitForTimeout(100); });",
    'no-restricted-syntax',
  ],
  [
    'a journey does not measure by itself how wide a page is',
    'apps/e2e/fnol/a.spec.ts',
    "import { test } from '@playwright/test';\ntest('a', async ({ page }) => { await page.evaluate(() => document.documentElement.scrollWidth); });",
    'no-restricted-syntax',
  ],
  [
    'a test is not switched off',
    'libs/fnol/feature/src/a.test.ts',
    "import { test } from 'vitest';\ntest.skip('a', () => {});",
    'no-restricted-syntax',
  ],
];

test.each(refused)('%s', async (_sentence, file, code, rule) => {
  expect(await brokenRules(file, code)).toContain(rule);
});

const allowed: [sentence: string, file: string, code: string][] = [
  [
    'the client does fetch',
    'libs/platform/api-client/src/client/probe.ts',
    "export const load = () => fetch('/api/version');",
  ],
  [
    'a sign between two texts needs no translation',
    screen,
    "export const A = ({ b }: { b: string }) => <p aria-label={`${b} · Dosar`}>{b}{' · '}{b}</p>;",
  ],
  [
    'a text of a folder has its id',
    'libs/fnol/feature/src/claim-file/messages.ts',
    "import { defineMessages } from 'react-intl';\nexport const messages = defineMessages({ a: { id: 'fnol.claim-file.send', description: 'd', defaultMessage: 'Send' } });",
  ],
  ['a feature uses the platform', hook, "import { x } from '@dosar/kernel';\nexport const y = x;"],
  [
    'the design system uses Chakra',
    'libs/platform/design-system/src/probe.ts',
    "import { Box } from '@chakra-ui/react';\n/** A box. */\nexport const b = Box;",
  ],
  [
    'an area follows an event of another',
    useCase,
    "import { x } from '#src/areas/documents/events.ts';\nexport const y = x;",
  ],
  [
    'a server module uses the index of another',
    useCase,
    "import { x } from '../documents/index.ts';\nexport const y = x;",
  ],
  [
    'a configuration exports a default and uses tools',
    'libs/fnol/feature/vitest.config.ts',
    "import { testConfig } from '@dosar/vite-config';\nexport default testConfig();",
  ],
  [
    'a journey measures how wide a part of a page is',
    'apps/e2e/fnol/a.spec.ts',
    "import { test } from '@playwright/test';\ntest('a', async ({ page }) => { await page.locator('table').evaluate((it) => it.scrollWidth); });",
  ],
  [
    'a test of the server takes the newest row',
    serverTest,
    "import { sql } from 'kysely';\nexport const row = sql`select id from claim_file order by id desc limit 1`;",
  ],
  [
    'a test of an area uses what another keeps for tests',
    serverTest,
    "import { plan } from '../absences/testing/plan.ts';\nexport const p = plan;",
  ],
  [
    'a test uses test code',
    'libs/fnol/feature/src/a.test.ts',
    "import { aClaim } from '@dosar/testing';\nexport const a = aClaim();",
  ],
];

test.each(allowed)('%s', async (_sentence, file, code) => {
  expect(await brokenRules(file, code)).toEqual([]);
});
