// The types of all projects, or of those named, with one program for each kind of project: a program for each project would read
// the same libraries once for each.
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { groupByOptions, type TypedProject } from './typed-projects.ts';
import { listProjects, workspaceRoot } from './workspace.ts';

const folder = path.join(workspaceRoot, '.cache', 'types');
mkdirSync(folder, { recursive: true });

async function check([options, projects]: [string, TypedProject[]]): Promise<void> {
  const kind = path.basename(options, '.json');
  const program = path.join(folder, `${kind}.json`);
  // The compiler keeps what it found about unchanged files, so a second run reads less.
  const compilerOptions = { incremental: true, tsBuildInfoFile: path.join(folder, `${kind}.tsbuildinfo`) };
  const include = projects.flatMap((project) => project.include);
  writeFileSync(
    program,
    JSON.stringify(
      { extends: options, compilerOptions, include, exclude: ['**/node_modules'] },
      undefined,
      2,
    ),
  );

  // The programs run side by side already, so each has one thread.
  const compiler = ['node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p', program];
  const problems = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      compiler,
      { cwd: workspaceRoot, maxBuffer: Infinity },
      (error, stdout, stderr) => {
        resolve(error === null ? '' : `${stdout}${stderr}`.trim() || error.message);
      },
    );
  });
  if (problems === '') return;
  process.exitCode = 1;
  console.error(`${kind}\n${problems}\n`);
}

const wanted = process.argv.slice(2);
const projects = listProjects();
const unknown = wanted.filter((one) => !projects.some(({ root, name }) => one === root || one === name));
if (unknown.length > 0) throw new Error(`There is no project ${unknown.join(', ')}.`);
const roots = projects
  .filter(({ root, name }) => wanted.length === 0 || wanted.includes(root) || wanted.includes(name))
  .map(({ root }) => root);
await Promise.all([...groupByOptions(workspaceRoot, roots)].map(check));
