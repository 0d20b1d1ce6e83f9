// `npm test`: every check there is, run by Nx, ending with the line `N passed, N failed`.
// Nx prints one line for a target that passed and the whole output of one that failed; `npm test -- --verbose` prints all.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endLeftProcesses, markRun } from './left-running.ts';
import { listReports, reportOfTask } from './reports/read-report.ts';
import { totalsOf, type Task } from './reports/totals.ts';
import { listProjects, readJson, workspaceRoot } from './workspace.ts';

/** The first two stand for all checks of a project (nx.json); the others look at what the tests of all projects reported. */
const targets = ['check', 'in-browser', 'every-test-ran', 'spec-coverage'];
/** Nx writes here what each target took and how it ended. */
const profile = '.cache/test-run.json';

/** A target that hangs must not hang the machine that waits for the verdict; a busy one takes half of this. */
const longestRun = 60 * 60_000;

type Profile = { ph: string; args: { target: { project: string; target: string }; status: string } }[];

function runNx(): Promise<number> {
  const nx = spawn(
    process.execPath,
    [path.join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', ...targets].concat(
      process.argv.slice(2),
    ),
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

const exitCode = await runNx();
const roots = new Map(listProjects().map(({ name, root }) => [name, root]));
const totals = totalsOf(readTasks(), ({ project, target }) => reportOfTask(roots.get(project) ?? '', target));

const left = await endLeftProcesses(run);
for (const problem of left) console.error(problem);
totals[left.length === 0 ? 'passed' : 'failed'] += 1;
// Whatever made Nx fail is a failure, also where no target has a name for it.
if (exitCode !== 0 && totals.failed === 0) totals.failed = 1;

process.exitCode = totals.failed === 0 ? 0 : 1;
console.log(`${totals.passed} passed, ${totals.failed} failed`);
