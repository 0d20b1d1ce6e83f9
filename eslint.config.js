// One configuration for the whole repository. Rules that ask for types stand in .oxlintrc.json, the arrows between projects in
// tools/boundaries.mjs, the project's own rules in tools/checks/src/lint-rules; docs/architecture.md and CONTRIBUTING.md
// tell the reasons.
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {
  areas,
  depConstraints,
  outside,
  packageHomes,
  toolConstraints,
  transport,
} from './tools/boundaries.mjs';
import { houseRules } from './tools/checks/src/lint-rules/house-rules.ts';

// The boundary rule reads the cached project graph and passes everything, with a mere warning, when there is none.
await createProjectGraphAsync();

const code = ['**/*.{ts,tsx}'];
const plainScripts = ['**/*.{js,mjs}'];
const web = ['apps/{backoffice,tracker,print,contact-confirm}/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'];
const screens = [
  'apps/{backoffice,tracker,print,contact-confirm}/src/**/*.tsx',
  'libs/*/feature/src/**/*.tsx',
];
const tests = [
  '**/*.{test,spec,stories}.{ts,tsx}',
  '**/*-fixture.{ts,tsx}',
  '**/fixtures/**/*.ts',
  'libs/*/feature/src/testing/**/*.{ts,tsx}',
  'apps/e2e/**/*.ts',
  'apps/api/src/testing/**/*.ts',
  'libs/platform/testing/**/*.{ts,tsx}',
  'libs/*/feature/src/testing/**/*.{ts,tsx}',
  '**/.storybook/**/*.{ts,tsx}',
];
const configuration = ['**/*.config.{ts,js}', '**/*.d.ts', '**/.storybook/**/*.{ts,tsx}', '**/*.stories.tsx'];
const tools = ['tools/**/*.ts', 'apps/e2e/**/*.ts'];

const platformProjects = [
  'api-client',
  'areas',
  'auth',
  'claim-parts',
  'design-system',
  'forms',
  'i18n',
  'kernel',
  'testing',
];
const apps = ['backoffice', 'tracker', 'print', 'contact-confirm'];
const messageId = `^(${[...areas, ...platformProjects, ...apps].join('|')})(\\.[a-z][a-zA-Z0-9-]*){2,}$`;

const moduleBoundaries = (constraints, allow = []) => [
  'error',
  {
    depConstraints: constraints,
    allow: ['#src/**', '#db/**', ...allow],
    enforceBuildableLibDependency: false,
    // A feature's pages are fetched by entries of their own; what its first entry lists comes with the page that needs it.
    checkDynamicDependenciesExceptions: ['@dosar/**'],
  },
];

const importBans = ({ insideTests = false, inServer = false, inPages = false } = {}) => [
  'error',
  {
    patterns: [
      {
        group: ['../../../*'],
        message: 'Import another project by its package name, your own at most two levels up.',
      },
      ...(inServer
        ? [
            {
              regex: '^\\.\\./\\.\\./(?!db/)',
              message: 'More than one level up, import what belongs to the server by `#src/` or `#db/`.',
            },
          ]
        : []),
      ...(inPages
        ? [
            { regex: '^zod$', message: 'Pages use `zod/mini`: the whole of zod weighs 12 kB more.' },
            {
              regex: '^@dosar/kernel(/money)?$',
              importNames: ['formatAmount', 'formatLei', 'parseLei'],
              message:
                'These are always Romanian. Pages write amounts by `useAmounts` of @dosar/i18n/amounts and read typed ones by `baniOf` of @dosar/forms/amount.',
            },
          ]
        : []),
      ...(insideTests
        ? []
        : [
            {
              group: ['@dosar/testing', '@dosar/testing/*'],
              message: 'Test code is imported by tests and stories only.',
            },
          ]),
    ],
  },
];

const ban = (selector, message) => ({ selector, message });
const syntaxBans = [
  ban(
    'ImportDeclaration[source.value="zod"] > ImportSpecifier[imported.name="z"]',
    "Write `import * as z from 'zod'`: the named import bundles all of zod.",
  ),
  ban(
    'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
    'Narrow the type instead of `as unknown as`.',
  ),
  ban(
    ':matches(Program, ExportNamedDeclaration) > TSInterfaceDeclaration',
    'Write a type; interfaces are for extending the types of a library.',
  ),
  ban('TSTypeAliasDeclaration[id.name=/^[IT][A-Z][a-z]/]', 'No I or T prefix: name the thing.'),
  ban('TSTypeReference[typeName.right.name=/^(FC|FunctionComponent)$/]', 'Write a plain function component.'),
  ban(
    ':matches(FunctionDeclaration, VariableDeclarator)[id.name=/^handle[A-Z]/]',
    'Name what it does: `closeAndReturn`, not `handleClick`.',
  ),
  ban(
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression',
    'Name the effect: `useEffect(function focusFirstError() { … })`.',
  ),
  ban(
    'ImportSpecifier[imported.name="useSyncExternalStore"]',
    'Client state is a jotai atom; what the browser itself knows comes by `useBrowserFact`.',
  ),
  ban(
    ':matches(JSXAttribute[name.name="data-slot"], Property[key.value="data-slot"], Property[key.value=/data-slot=/])',
    'A slot of a recipe styles a part of a component (ADR 0089); tests find it by role and name.',
  ),
  ban(
    'JSXOpeningElement[name.name=/^([a-hj-z]|i(?!frame))[a-z]*$|^(Box|Text|Link|RouterLink|Flex|Stack)$/] > JSXAttribute[name.name="title"]',
    'The keyboard and a finger never show `title`: `tooltipProps` gives the tooltip of the page.',
  ),
  ban(
    'TSTypeAliasDeclaration[id.name=/Props$/] > TSTypeLiteral > :nth-child(11)',
    'More than ten props: split the component or pass one object that has a name.',
  ),
];
const noDefaultExport = ban(
  'ExportDefaultDeclaration',
  'Named exports only; default exports belong to configuration files and stories.',
);
const noExportStar = ban('ExportAllDeclaration', 'List each export by name.');
const queriesOutsideRepository = ban(
  'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/]',
  "SQL lives in the module's repository.",
);
const testBans = [
  ban(
    'CallExpression[callee.object.name="vi"][callee.property.name=/^(doMock|mock)$/] > Literal.arguments[value=/^(\\.|@dosar\\/)/]',
    'Pass the need instead of mocking our own module.',
  ),
  ban(
    'CallExpression[callee.object.name="vi"][callee.property.name=/^(doMock|mock)$/] > ImportExpression',
    'Pass the need instead of mocking our own module.',
  ),
  ban('CallExpression[callee.property.name="waitForTimeout"]', 'Wait for what the user sees, not for time.'),
  ban(
    'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    'Wait for what the user sees, not for time.',
  ),
  ban(
    'ImportDeclaration[source.value=/^(node:)?timers\\/promises$/]',
    'Wait for what the user sees, not for time.',
  ),
  ban(
    'CallExpression[callee.object.name=/^(test|it|describe|journey)$/][callee.property.name=/^(only|skip|todo|fixme|fails)$/]',
    'A test runs or is deleted.',
  ),
  ban(
    'CallExpression[callee.name=/^(test|it)$/] > Literal.arguments:first-child[value=/^should\\b/]',
    'A title is a sentence about the business, without "should".',
  ),
];
/** In tests that have no browser, whose date the shared setup stops. */
const clockBans = [
  ban(
    'NewExpression[callee.name="Date"][arguments.length=0]',
    'A test stands at a fixed moment: `worldMoment`, or `api.now()`.',
  ),
  ban(
    'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    'A test stands at a fixed moment: `worldMoment`, or `api.now()`.',
  ),
  ban(
    'TemplateElement[value.raw=/^(?![^]*order by)[^]*\\blimit 1\\b/]',
    'Any row is none: make the row that the test is about, or say in which order it comes first.',
  ),
];
const widthByHand = ban(
  'MemberExpression[object.property.name=/^(documentElement|body|scrollingElement)$/][property.name="scrollWidth"]',
  'Ask `expectNoSidewaysScroll(page)`, which waits until the page has laid itself out.',
);

const lines = (max) => ['error', { max, skipComments: true }];
const functionLines = (max) => ['error', { max, skipBlankLines: true, skipComments: true, IIFEs: true }];

export default defineConfig(
  globalIgnores([
    '**/node_modules',
    '**/dist',
    '**/generated',
    '**/storybook-static',
    '**/playwright-report',
    '**/test-results',
    '**/mockServiceWorker.js',
    '.cache',
    '.data',
    '.nx',
  ]),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { '@nx': nx, house: houseRules, formatjs, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
  },
  {
    files: plainScripts,
    extends: [tseslint.configs.eslintRecommended],
    languageOptions: { globals: globals.node },
    rules: {
      'house/file-name': 'error',
      'house/reasoned-disable': 'error',
      'no-unused-vars': 'error',
      'no-undef': 'error',
    },
  },
  {
    files: code,
    extends: [tseslint.configs.recommended],
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries(depConstraints),
      'house/few-imports': 'error',
      'house/file-name': 'error',
      'house/index-lists-only': 'error',
      'house/module-door': 'error',
      'house/package-home': ['error', packageHomes],
      'house/reasoned-disable': 'error',
      'no-restricted-imports': importBans(),
      'no-restricted-syntax': ['error', ...syntaxBans, noDefaultExport, noExportStar],
      'max-lines': lines(250),
      'max-lines-per-function': functionLines(60),
      complexity: ['error', 20],
      'max-depth': ['error', 4],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-param-reassign': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-shadow': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
    },
  },
  {
    files: web,
    languageOptions: { globals: globals.browser },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'formatjs/enforce-id': [
        'error',
        { idInterpolationPattern: '[explicit-readable-id]', idWhitelist: [messageId] },
      ],
      'formatjs/enforce-description': ['error', 'literal'],
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/enforce-plural-rules': ['error', { one: true, other: true }],
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-multiple-plurals': 'error',
      'formatjs/no-useless-message': 'error',
      'formatjs/no-invalid-icu': 'error',
      'no-restricted-globals': [
        'error',
        ...transport.ways.map((name) => ({ name, message: transport.instead })),
      ],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self', 'navigator'].flatMap((object) =>
          transport.ways.map((property) => ({ object, property, message: transport.instead })),
        ),
      ],
    },
  },
  {
    files: screens,
    rules: {
      'house/no-untranslated-text': [
        'error',
        { props: { include: [['*', '{label,placeholder,title,hint,heading}']] } },
      ],
    },
  },
  {
    files: transport.homes,
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines': lines(280), 'max-lines-per-function': functionLines(90) } },
  { files: ['apps/api/src/areas/**/*.ts'], rules: { 'max-lines': lines(200) } },
  {
    files: ['apps/api/src/areas/**/*.ts'],
    ignores: ['**/*-repository.ts', ...tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...syntaxBans,
        noDefaultExport,
        noExportStar,
        queriesOutsideRepository,
      ],
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: [outside.home, ...tests],
    rules: { 'no-restricted-globals': ['error', { name: 'fetch', message: outside.instead }] },
  },
  { files: ['apps/api/src/**/*.ts'], rules: { 'no-restricted-imports': importBans({ inServer: true }) } },
  { files: web, rules: { 'no-restricted-imports': importBans({ inPages: true }) } },
  { files: ['apps/api/src/**/*-repository.ts'], rules: { 'max-lines': lines(350) } },
  {
    files: [
      'libs/platform/{kernel,design-system,i18n}/src/**/*.{ts,tsx}',
      'libs/*/domain/src/**/*.ts',
      'apps/api/src/kernel/**/*.ts',
    ],
    ignores: [...tests, '**/index.ts', '**/messages.ts'],
    rules: { 'house/documented-export': 'error' },
  },
  {
    files: tests,
    rules: {
      'max-lines': lines(400),
      'max-lines-per-function': 'off',
      // Tests look into answers and fakes whose shape the assertion itself proves.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-imports': importBans({ insideTests: true }),
      'no-restricted-syntax': ['error', ...syntaxBans, ...testBans, noDefaultExport, noExportStar],
      'house/no-untranslated-text': 'off',
      'formatjs/enforce-id': 'off',
      'formatjs/enforce-description': 'off',
      'formatjs/enforce-default-message': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    files: ['apps/api/src/**/*.test.ts', 'apps/api/src/testing/**/*.ts'],
    rules: { 'no-restricted-imports': importBans({ insideTests: true, inServer: true }) },
  },
  {
    files: ['{apps/api,openapi,tools/*,libs/*/domain}/**/*.test.ts'],
    // Files and processes have the time of the machine, and so have the tests of those who look at it.
    ignores: ['apps/api/src/kernel/{files,database/embedded}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...syntaxBans,
        ...testBans,
        ...clockBans,
        noDefaultExport,
        noExportStar,
      ],
    },
  },
  {
    files: ['apps/e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...syntaxBans,
        ...testBans,
        widthByHand,
        noDefaultExport,
        noExportStar,
      ],
    },
  },
  {
    // What drives the product from outside has to wait between two looks at it.
    files: ['apps/e2e/support/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntaxBans, noDefaultExport, noExportStar] },
  },
  // Programs that talk to a person at a terminal.
  {
    files: ['apps/api/src/main.ts', 'apps/api/db/seed/*.ts', 'apps/api/db/commands/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: configuration,
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries([...depConstraints.map(withTools)]),
      'no-restricted-syntax': ['error', ...syntaxBans, noExportStar],
    },
  },
  {
    files: tools,
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries(toolConstraints, [
        '@dosar/api/*',
        '../../boundaries.mjs',
      ]),
      'no-console': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    files: ['tools/**/*.config.ts', 'apps/e2e/*.config.ts'],
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries(toolConstraints, [
        '@dosar/api/*',
        '../../boundaries.mjs',
      ]),
    },
  },
);

/** A configuration file may use the shared tool configuration on top of what its project may use. */
function withTools({ sourceTag, onlyDependOnLibsWithTags }) {
  return { sourceTag, onlyDependOnLibsWithTags: [...onlyDependOnLibsWithTags, 'type:tool'] };
}
