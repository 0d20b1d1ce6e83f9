// A plugin of Nx: gives the server and the journeys one test target for each area, with the inputs that follow from imports.
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { createNodesFromFiles } from '@nx/devkit';
import { neighboursOf } from './neighbours.mjs';
import { reachedFrom } from './reached-files.mjs';

const areasFolder = 'apps/api/src/areas';

const environment = [{ env: 'TEST_DATABASE_URL' }, { env: 'TEST_OBSERVER_URL' }];

/** What the server is made of, with the contract that it reads when it starts. */
const everythingOfServer = [
  'default',
  '^production',
  '{workspaceRoot}/openapi/generated/**/*',
  '{workspaceRoot}/.env.example',
  ...environment,
];

/** What every server test reads, beside the code of areas: see `docs/testing.md`. The kernel knows no area. */
const platformCode = [
  '{projectRoot}/package.json',
  '{projectRoot}/vitest.config.ts',
  '{projectRoot}/db/**/*',
  '{projectRoot}/src/*.ts',
  '{projectRoot}/src/{access,kernel,composition,generated,providers,testing}/**/*',
  '{workspaceRoot}/openapi/src/**/*',
  '{workspaceRoot}/openapi/{common,openapi}.yaml',
  '{workspaceRoot}/libs/platform/kernel/src/**/*',
  'sharedGlobals',
  ...environment,
];

/** Server tests that belong to no area. */
const testsOf = {
  // The longest target begins first, so that it does not end alone. How the server starts, stops and
  // takes up its work. Each area starts the whole server in its own tests.
  process: [
    'src/*.test.ts',
    'src/composition/**/*.test.ts',
    'db/organisation/**/*.test.ts',
    'db/upgrade/**/*.test.ts',
    'db/{backup,doctor}/**/*.test.ts',
  ],
  kernel: ['src/kernel/**/*.test.ts', 'src/providers/**/*.test.ts'],
  access: ['src/access/*.test.ts'],
  // The demo world and what every organisation begins with: no server runs in them.
  seeds: ['db/{seed,reference}/**/*.test.ts'],
  // What goes through all areas: the small world, what open screens are told, and what an organisation is set to.
  worlds: ['src/testing/**/*.test.ts', 'db/configuration/**/*.test.ts'],
};

/**
 * The code of the platform without the tests of these parts: a file that one pattern excludes is excluded, whatever other
 * patterns say.
 *
 * @param {(keyof typeof testsOf)[]} parts
 */
const platformWithoutTestsOf = (parts) => [
  ...platformCode,
  ...parts.flatMap((part) => testsOf[part].map((pattern) => `!{projectRoot}/${pattern}`)),
];

const areaPlatform = platformWithoutTestsOf(['kernel', 'process', 'access', 'seeds', 'worlds']);

/**
 * What the seeds load. They are data, written with a few rules of areas, so a line of another rule leaves the demo world as it is.
 *
 * The list of all areas ends the search, because the seeds ask it for nothing but the names of queues.
 *
 * @param {string} root absolute path of the workspace
 */
function inputsOfSeeds(root) {
  const begin = [
    'db/*.ts',
    'db/{seed,reference,configuration}/**/*.ts',
    'src/testing/{database,global-setup}.ts',
  ];
  const { files, libraries } = reachedFrom(
    root,
    begin.map((pattern) => `apps/api/${pattern}`),
    ['apps/api/src/composition'],
  );
  const rules = libraries.flatMap((name) => /^@dosar\/(.+)-domain$/.exec(name)?.[1] ?? []);
  return [
    ...platformWithoutTestsOf(['kernel', 'process', 'access', 'worlds']),
    '{projectRoot}/src/areas/*/area.ts',
    ...files.filter((file) => file.startsWith(`${areasFolder}/`)).map((file) => `{workspaceRoot}/${file}`),
    ...rules.map((area) => `{workspaceRoot}/libs/${area}/domain/src/**/*`),
  ];
}

/**
 * What the tests read that belong to no area.
 *
 * @param {string} root absolute path of the workspace
 */
const inputsOf = (root) => ({
  kernel: platformWithoutTestsOf(['process', 'access', 'seeds', 'worlds']),
  process: platformWithoutTestsOf(['kernel', 'access', 'seeds', 'worlds']),
  access: everythingOfServer,
  seeds: inputsOfSeeds(root),
  worlds: everythingOfServer,
});

/** Crash, race, sweep and property tests: their quick half is in the ordinary targets. */
const heavyFiles = ['crash', 'race', 'sweep', 'property'];

/** @param {string} area */
const codeOf = (area) => [
  `{projectRoot}/src/areas/${area}/**/*`,
  `{workspaceRoot}/openapi/areas/${area}{,-*}.yaml`,
  `{workspaceRoot}/libs/${area}/domain/src/**/*`,
];

/**
 * One worker for each target, because Nx runs three targets side by side on two cores: a server test waits for its database a
 * third of the time, in which another target goes on.
 *
 * @param {string} name
 * @param {string[]} paths
 */
const vitest = (name, paths) =>
  [
    `vitest run ${paths.join(' ')} --maxWorkers=1`,
    `--reporter=default --reporter=json --outputFile.json=test-reports/${name}.json`,
  ].join(' ');

/** @param {string} root absolute path of the workspace */
function serverTargets(root) {
  const areas = neighboursOf(path.join(root, areasFolder));
  const tested = [...areas].filter(
    ([area]) => globSync(`${areasFolder}/${area}/**/*.test.ts`, { cwd: root }).length > 0,
  );
  const ofArea = tested.map(([area, neighbours]) => {
    const name = `test-server-${area}`;
    const inputs = [
      ...areaPlatform,
      ...[area, ...neighbours].flatMap(codeOf),
      ...neighbours.map((neighbour) => `!{projectRoot}/src/areas/${neighbour}/**/*.test.ts`),
    ];
    return [name, serverTest(name, [`src/areas/${area}/`], inputs)];
  });
  const parts = /** @type {(keyof typeof testsOf)[]} */ (Object.keys(testsOf));
  const inputs = inputsOf(root);
  const whole = parts.map((part) => {
    const name = `test-server-${part}`;
    const files = globSync(testsOf[part], { cwd: path.join(root, 'apps/api') }).sort();
    return [name, serverTest(name, files, inputs[part])];
  });
  // The command line of Nx takes no patterns of targets, so a name stands for all of them.
  const all = { executor: 'nx:noop', dependsOn: ['test-server-*'] };
  return Object.fromEntries([...whole, ...ofArea, ['test-server', all], ['test-heavy', heavyTest()]]);
}

/**
 * @param {string} name
 * @param {string[]} paths
 * @param {unknown[]} inputs
 */
const serverTest = (name, paths, inputs) => ({
  command: vitest(name, paths),
  options: { cwd: '{projectRoot}' },
  cache: true,
  // Only some need the packages. All of them wait for them, because Nx begins a target late that waits for what few others need.
  dependsOn: ['world', 'packaged-postgres'],
  inputs,
  outputs: [`{projectRoot}/test-reports/${name}.json`],
});

const heavyTest = () => ({
  ...serverTest(
    'test-heavy',
    // Vitest reads a filter with a leading hyphen as options.
    heavyFiles.map((kind) => `${kind}.test.ts`),
    ['default', '^production'],
  ),
  // Alone on the machine: these tests kill servers and count what is left.
  parallelism: false,
  options: { cwd: '{projectRoot}', env: { TEST_HEAVY: '1' } },
});

/** The journey that kills its server, at all of its moments. */
function heavyJourneys() {
  const target = journeys('test-heavy', ' claims/nothing-acknowledged-is-lost', ['default', '^production']);
  return { ...target, options: { ...target.options, env: { ...target.options.env, TEST_HEAVY: '1' } } };
}

/** @param {string} root absolute path of the workspace */
function journeyTargets(root) {
  const neighbours = neighboursOf(path.join(root, areasFolder));
  const areas = globSync('apps/e2e/*/*.spec.ts', { cwd: root }).map((file) => file.split(path.sep)[2] ?? '');
  const ofArea = [...new Set(areas)].sort().map((area) => {
    const opened = [area, ...(neighbours.get(area) ?? [])];
    const inputs = [
      `{projectRoot}/{${area},support}/**/*`,
      '{projectRoot}/*.{json,ts}',
      '{workspaceRoot}/apps/{backoffice,tracker,print,contact-confirm}/**/*',
      '{workspaceRoot}/apps/api/src/{kernel,composition}/**/*',
      '{workspaceRoot}/apps/api/db/**/*',
      '{workspaceRoot}/libs/platform/**/*',
      ...opened.flatMap((name) => [
        `{workspaceRoot}/libs/${name}/**/*`,
        `{workspaceRoot}/apps/api/src/areas/${name}/**/*`,
      ]),
      '!{workspaceRoot}/{apps,libs}/**/*.{test,stories}.{ts,tsx}',
      'sharedGlobals',
    ];
    return [`journeys-${area}`, journeys(`journeys-${area}`, ` e2e/${area}/`, inputs)];
  });
  const whole = journeys('journeys', '', [
    'default',
    '^production',
    '{workspaceRoot}/openapi/generated/contract.json',
  ]);
  const byArea = { executor: 'nx:noop', dependsOn: ofArea.map(([name]) => String(name)) };
  return Object.fromEntries([
    ...ofArea,
    ['journeys-by-area', byArea],
    ['journeys', whole],
    ['test-heavy', heavyJourneys()],
  ]);
}

/**
 * @param {string} name
 * @param {string} filter
 * @param {unknown[]} inputs
 */
const journeys = (name, filter, inputs) => ({
  command: `playwright test --reporter=list,json${filter}`,
  options: {
    cwd: '{projectRoot}',
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: `test-reports/${name}.json`,
      DOSAR_FIRST_START: '../../.cache/first-start',
    },
  },
  cache: true,
  parallelism: false,
  dependsOn: [{ projects: ['@dosar/vite-config'], target: 'browser' }, 'first-start'],
  inputs,
  outputs: [`{projectRoot}/test-reports/${name}.json`],
});

/** @type {import('@nx/devkit').CreateNodesV2} */
export const createNodesV2 = [
  'apps/{api,e2e}/package.json',
  (files, options, context) =>
    createNodesFromFiles(
      (file) => {
        const root = path.dirname(file);
        if (!existsSync(path.join(context.workspaceRoot, areasFolder))) return {};
        const targets = (root === 'apps/api' ? serverTargets : journeyTargets)(context.workspaceRoot);
        return { projects: { [root]: { targets } } };
      },
      files,
      options,
      context,
    ),
];
