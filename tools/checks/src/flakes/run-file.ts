import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readReport, type ReportedTest } from '../reports/read-report.ts';
import { listProjects, workspaceRoot } from '../workspace.ts';

const stories = 'libs/platform/design-system/vitest.storybook.config.ts';

type Invocation = { program: string; cwd: string; env: Record<string, string> };

/** How one test file is run by itself, with its report in `report`; `file` is relative to the workspace root. */
function invocationOf(file: string, report: string): Invocation {
  if (file.endsWith('.stories.tsx'))
    return { program: `vitest run --config ${stories} ${file} ${vitestReport(report)}`, cwd: '.', env: {} };
  const project = projectOf(file);
  const inProject = path.posix.relative(project, file);
  return file.endsWith('.spec.ts')
    ? {
        program: `playwright test --reporter=list,json ${inProject}`,
        cwd: project,
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }
    : { program: `vitest run ${inProject} ${vitestReport(report)}`, cwd: project, env: {} };
}

const vitestReport = (report: string) => `--reporter=default --reporter=json --outputFile.json=${report}`;

function projectOf(file: string): string {
  const owner = listProjects()
    .map(({ root }) => root)
    .filter((root) => file.startsWith(`${root}/`))
    .sort((one, other) => other.length - one.length)[0];
  if (owner === undefined) throw new Error(`${file} belongs to no project.`);
  return owner;
}

/**
 * Runs one test file by itself and answers its tests.
 *
 * The report stays beside those of the targets, so that whoever reads reports finds what passed.
 */
export function runFile(file: string, name: string): { tests: ReportedTest[]; output: string } {
  const report = path.join(workspaceRoot, 'tools/checks/test-reports', `${name}.json`);
  rmSync(report, { force: true });
  const { program, cwd, env } = invocationOf(file, report);
  const { stdout, stderr } = spawnSync(`npx ${program}`, {
    shell: true,
    cwd: path.join(workspaceRoot, cwd),
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return { tests: readReport(report).tests, output: stdout + stderr };
  } catch {
    // The runner ended before it wrote a report.
    return { tests: [], output: stdout + stderr };
  }
}
