// `npm test`: every check there is, run by Nx, ending with the line `N passed, N failed`.
// Nx prints one line for a target that passed and the whole output of one that failed; `npm test -- --verbose` prints all.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFlakes, mostFlakes, type Flake } from './flakes/flaky-tests.ts';
import { noteFlakes } from './flakes/flakes-file.ts';
import { runFile } from './flakes/run-file.ts';
import { endLeftProcesses, markRun } from './left-running.ts';
import { listReports, reportOfTask, type Report } from './reports/read-report.ts';
import { totalsOf, withoutFlakes, type Task } from './reports/totals.ts';
import { listProjects, readJson, workspaceRoot } from './workspace.ts';

/** Stand for all checks of a project (nx.json). */
const checks = ['check', 'in-browser'];
/** Look at what the tests of all projects reported. */
const checksOfReports = ['every-test-ran', 'spec-coverage'];
/** Nx writes here what each target took and how it ended. */
const profile = '.cache/test-run.json';

/** A target that hangs must not hang the machine that waits for the verdict; a busy one takes half of this. */
const longestRun = 60 * 60_000;

type Profile = { ph: string; args: { target: { project: string; target: string }; status: string } }[];

function runNx(targets: string[], options: string[]): Promise<number> {
  const nx = spawn(
    process.execPath,
    [path.join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', ...targets, ...options],
    {
      cwd: workspaceRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: longestRun,
      env: {
        ...process.env,
        NX_PROFILE: profile,
        // The settings of somebody's own product (`.env`) are none of the tests' business.
        NX_LOAD_DOT_ENV_FILES: 'false',
        // A server is started about a hundred times: Node compiles it once.
        NODE_COMPILE_CACHE: path.join(workspaceRoot, '.cache/node'),
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nx.kill(signal));
  return new Promise((resolve) => {
    nx.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    nx.on('exit', (code) => resolve(code ?? 1));
  });
}

function readTasks(): Task[] {
  const file = path.join(workspaceRoot, profile);
  if (!existsSync(file)) return [];
  return readJson<Profile>(file)
    .filter(({ ph }) => ph === 'X')
    .map(({ args }) => ({
      ...args.target,
      passed: !['failure', 'stopped', 'skipped'].includes(args.status),
    }));
}

const run = markRun();
// What an earlier run reported is not what this one did: reports of targets that have not changed come back from the cache.
for (const file of [...listReports(), path.join(workspaceRoot, profile)]) rmSync(file, { force: true });
mkdirSync(path.join(workspaceRoot, path.dirname(profile)), { recursive: true });

let exitCode = await runNx([...checks, ...checksOfReports], process.argv.slice(2));
let tasks = readTasks();
const roots = new Map(listProjects().map(({ name, root }) => [name, root]));
const reportOf = ({ project, target }: Task) => reportOfTask(roots.get(project) ?? '', target);

const flakes = exitCode === 0 ? [] : flakesOf(tasks);
if (flakes.length > 0 && flakes.length <= mostFlakes && onlyFlakesFailed(tasks, flakes)) {
  // Nx skipped the checks of reports, because a target that they wait for had failed.
  exitCode = await runNx(checksOfReports, ['--excludeTaskDependencies']);
  tasks = [...tasks.filter(({ target }) => !checksOfReports.includes(target)), ...readTasks()];
}
const totals = totalsOf(tasks, (task) => {
  const report = reportOf(task);
  return report && flakes.length <= mostFlakes ? withoutFlakes(report, flakes) : report;
});

const left = await endLeftProcesses(run);
for (const problem of left) console.error(problem);
totals[left.length === 0 ? 'passed' : 'failed'] += 1;
// Whatever made Nx fail is a failure, also where no target has a name for it.
if (exitCode !== 0 && totals.failed === 0) totals.failed = 1;

process.exitCode = totals.failed === 0 ? 0 : 1;
for (const { title, file, reason } of flakes)
  console.log(`FLAKE ${title} (${file})\n  among the others: ${reason}\n  alone: passed`);
if (flakes.length > mostFlakes)
  console.error(`${flakes.length} flakes, ${mostFlakes} at most: the run failed`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);

/** Tests that failed among the others and pass alone; they are written down in `docs/flakes.md`. */
function flakesOf(ran: Task[]): Flake[] {
  const reports = ran.filter(({ passed }) => !passed).flatMap((task) => reportOf(task) ?? []);
  let runs = 0;
  const found = findFlakes(reports, workspaceRoot, (file) => {
    runs += 1;
    console.log(`Running ${file} once more, alone …`);
    return runFile(file, `again-${runs}`);
  });
  noteFlakes(found);
  return found;
}

/** Whether every task that failed by itself is a test target whose failed tests are all flakes. */
function onlyFlakesFailed(ran: Task[], found: Flake[]): boolean {
  return ran
    .filter(({ passed, target }) => !passed && !checksOfReports.includes(target) && !checks.includes(target))
    .every((task) => failedIn(withoutFlakes(reportOf(task), found)) === 0);
}

function failedIn(report: Report | undefined): number {
  return report === undefined ? 1 : report.tests.filter(({ status }) => status === 'failed').length;
}
