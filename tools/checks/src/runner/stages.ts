import path from 'node:path';
import { listProjects, listTestFiles, workspaceRoot } from '../workspace.ts';
import type { Stage, Step } from './stage.ts';

/** Where test runners leave what they found; git ignores it. */
export const reportFolder = path.join(workspaceRoot, '.cache/test-reports');

const check = (name: string): Step => ({ name, command: ['node', 'tools/checks/src/check.ts', name] });

/** Vitest in one project, counted test by test. */
function vitest(
  name: string,
  cwd: string,
  { config, limit }: { config?: string; limit?: number } = {},
): Step {
  const file = path.join(reportFolder, `${name.replaceAll('/', '-').replaceAll(' ', '-')}.json`);
  return {
    name,
    cwd,
    limit,
    command: [
      'vitest',
      'run',
      ...(config ? ['--config', config] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { kind: 'vitest', file },
  };
}

/** One step for every project that holds tests; the server's need a database and have a stage of their own. */
function projectTests(): Step[] {
  const projects = listProjects().filter(({ root }) => root !== 'apps/api');
  return projects
    .filter(({ root }) => listTestFiles(root).some((file) => /\.test\.tsx?$/.test(file)))
    .map(({ root }) => vitest(root, root));
}

const journeyReport = path.join(reportFolder, 'journeys.json');

/** Everything `npm test` runs, quick stages first. Steps of a stage run side by side. */
export function allStages(): Stage[] {
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
        { name: 'lint', command: ['eslint', '--max-warnings=0', '.'] },
        { name: 'types', command: ['node', 'tools/checks/src/typecheck.ts'] },
        { name: 'unused', command: ['knip', '--no-progress'] },
      ],
    },
    { name: 'Unit and web tests', steps: projectTests() },
    { name: 'Server tests', steps: [vitest('server', 'apps/api', { limit: 420 })] },
    { name: 'Build', steps: [{ name: 'build', command: ['npm', 'run', '--silent', 'build'] }] },
    { name: 'What was built', steps: [check('budgets'), check('messages')] },
    {
      name: 'Browser',
      steps: [{ name: 'Chromium', command: ['node', 'tools/checks/src/ensure-browser.ts'] }],
    },
    {
      name: 'Stories',
      steps: [vitest('stories', '.', { config: 'libs/platform/design-system/vitest.storybook.config.ts' })],
    },
    {
      name: 'Journeys',
      steps: [
        {
          name: 'journeys',
          command: ['playwright', 'test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=list,json'],
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
          report: { kind: 'playwright', file: journeyReport },
          limit: 420,
        },
      ],
    },
  ];
}
