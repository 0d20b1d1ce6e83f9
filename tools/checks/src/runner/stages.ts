import path from 'node:path';
import { foldersTestedTogether } from '@dosar/vite-config/tested-together';
import { listProjects, listTestFiles, workspaceRoot } from '../workspace.ts';
import type { Stage, Step } from './stage.ts';

/** Where test runners leave what they found; git ignores it. */
export const reportFolder = path.join(workspaceRoot, '.cache/test-reports');

const check = (name: string): Step => ({ name, command: ['node', 'tools/checks/src/check.ts', name] });

/** Vitest in one project, counted test by test. */
function vitest(name: string, cwd: string, config?: string, filters: string[] = []): Step {
  const file = path.join(reportFolder, `${name.replaceAll('/', '-').replaceAll(' ', '-')}.json`);
  return {
    name,
    cwd,
    command: [
      'vitest',
      'run',
      ...(config ? ['--config', config] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...filters,
    ],
    report: { kind: 'vitest', file },
  };
}

/** Takes longest, so it begins first and the others fill the time beside it. */
const longest = 'tools/generators';

const webTests = 'tools/vite-config/web-tests.config.ts';

/** The web projects share a page and one load of the libraries; each other project that holds tests has a step of its own. */
function projectTests(roots: string[]): Step[] {
  const together = foldersTestedTogether().filter((root) => roots.includes(root));
  return [
    ...roots
      .filter((root) => !together.includes(root))
      .toSorted((a, b) => Number(b === longest) - Number(a === longest))
      .filter((root) => listTestFiles(root).some((file) => /\.test\.tsx?$/.test(file)))
      .map((root) => vitest(root, root)),
    ...(together.length > 0 ? [vitest('web projects', '.', webTests, together)] : []),
  ];
}

/** Two programs: the rules that ask for types run in the one that gets them ten times as fast. */
function lint(paths: string[]): Step[] {
  return [
    { name: 'lint', command: ['eslint', '--max-warnings=0', ...paths] },
    { name: 'lint by types', command: ['oxlint', '--deny-warnings', ...paths] },
  ];
}

const types = (...roots: string[]): Step => ({
  name: 'types',
  command: ['node', 'tools/checks/src/typecheck.ts', ...roots],
});

/** What `npm run check` runs for the projects that a change affects. One lint for all of them: it reads every type once. */
export function stagesOf(roots: string[]): Stage[] {
  return [
    { name: 'Code', steps: [...lint(roots), types(...roots)] },
    { name: 'Tests', steps: projectTests(roots) },
  ];
}

/** Its tests need a database of their own, so they have a stage of their own. */
const serverRoot = 'apps/api';
const journeyReport = path.join(reportFolder, 'journeys.json');

/** Everything `npm test` runs, quick stages first. Steps of a stage run side by side. */
export function allStages(): Stage[] {
  const projects = listProjects().map(({ root }) => root);
  return [
    {
      name: 'Files',
      steps: [
        { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
        { name: 'secrets', command: ['npm', 'run', '--silent', 'secrets'] },
        check('texts'),
        check('layout'),
        { name: 'lock', command: ['npm', 'ci', '--dry-run', '--ignore-scripts', '--loglevel=error'] },
      ],
    },
    {
      name: 'Generated files',
      steps: [{ name: 'generate --check', command: ['node', 'tools/generate/src/main.ts', '--check'] }],
    },
    {
      name: 'Code',
      steps: [
        ...lint([...projects, 'eslint.config.js', 'tools/*.mjs']),
        types(),
        { name: 'unused', command: ['knip', '--no-progress'] },
      ],
    },
    {
      name: 'Browser',
      steps: [{ name: 'Chromium', command: ['node', 'tools/checks/src/ensure-browser.ts'] }],
    },
    { name: 'Unit and web tests', steps: projectTests(projects.filter((root) => root !== serverRoot)) },
    { name: 'Server tests', needsAllCores: true, steps: projectTests([serverRoot]) },
    {
      name: 'Build',
      needsAllCores: true,
      steps: [{ name: 'build', command: ['npm', 'run', '--silent', 'build'] }],
    },
    { name: 'What was built', steps: [check('budgets'), check('messages')] },
    {
      name: 'Stories',
      needsAllCores: true,
      steps: [vitest('stories', '.', 'libs/platform/design-system/vitest.storybook.config.ts')],
    },
    {
      name: 'Journeys',
      needsAllCores: true,
      steps: [
        {
          name: 'journeys',
          command: ['playwright', 'test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=list,json'],
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
          report: { kind: 'playwright', file: journeyReport },
        },
      ],
    },
  ];
}
