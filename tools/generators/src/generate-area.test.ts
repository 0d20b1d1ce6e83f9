import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addArea } from './add-area.ts';
import { copyRepository, linkProjects } from './copy-repository.ts';
import { Workspace } from './workspace.ts';

// The area is made in a copy of the repository, and every check that would look at it has to pass on it untouched.
const root = path.resolve(import.meta.dirname, '../../..');
let workspace: Workspace;

function attempt(folder: string, command: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: path.join(workspace.root, folder),
    encoding: 'utf8',
    env: { ...process.env, PATH: `${root}/node_modules/.bin${path.delimiter}${process.env.PATH}` },
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Runs a check that has to pass; its output is the reason when it does not. */
function passes(folder: string, command: string, ...args: string[]) {
  const { status, output } = attempt(folder, command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
}

/** What differs from the repository as it is, except what the generator of code writes. */
function changedFiles(): string[] {
  const { output } = attempt('.', 'git', ['-c', 'core.quotePath=false', 'status', '--porcelain', '-uall']);
  const files = output.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  return files.filter((file) => !isGenerated(file));
}

const generatedLists = ['.github/CODEOWNERS', 'apps/e2e/package.json', 'apps/backoffice/package.json'];
const isGenerated = (file: string) => file.includes('/generated/') || generatedLists.includes(file);

/** The folder that a person works in: that of the area in each layer, and the one of all migrations. */
const folderOf = (file: string) =>
  /^(openapi\/areas|apps\/api\/db\/migrations|apps\/api\/src\/areas\/\w+|libs\/\w+\/feature|apps\/e2e\/\w+)\//.exec(
    file,
  )?.[1] ?? file;

beforeAll(() => {
  workspace = new Workspace(copyRepository(root));
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'a'],
  ])
    passes('.', 'git', ...args);
  addArea(workspace, 'settlement', 'offer');
  linkProjects(workspace.root);
  passes('.', 'oxfmt', '--no-error-on-unmatched-pattern', ...workspace.written);
  passes('.', 'node', 'tools/generate/src/main.ts');
});

afterAll(() => rmSync(workspace.root, { recursive: true, force: true }));

test('a new operation in a new area is written in five folders, and no file of another area changes', () => {
  const folders = new Set(changedFiles().map(folderOf));

  expect([...folders].sort()).toEqual([
    'apps/api/db/migrations',
    'apps/api/src/areas/settlement',
    'apps/e2e/settlement',
    'libs/settlement/feature',
    'openapi/areas',
  ]);
  expect(changedFiles().filter((file) => file.startsWith('openapi/'))).toEqual([
    'openapi/areas/settlement.yaml',
  ]);
  expect(changedFiles().filter((file) => file.startsWith('apps/api/db/'))).toHaveLength(1);
});

test('a new area compiles, with everything that it plugs into', () => {
  const projects = ['openapi', 'apps/api', 'libs/settlement/feature', 'apps/backoffice', 'apps/e2e'];
  passes('.', 'node', 'tools/checks/src/typecheck.ts', ...projects);
});

test('a new area passes lint untouched', () => {
  const files = [...workspace.written].filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(15);
  passes('.', 'eslint', '--max-warnings=0', ...files);
  passes('.', 'oxlint', '--deny-warnings', ...files);
  passes('.', 'oxfmt', '--check', ...[...workspace.written].filter((file) => !file.endsWith('.sql')));
});

test('names, owners, tables, texts and links of a new area are in step', () => {
  passes('.', 'node', 'tools/checks/src/check.ts', 'layout', 'messages');
  const { output } = attempt('.', 'node', ['tools/checks/src/check.ts', 'texts']);
  expect(output.split('\n').filter((line) => /settlement|offer/i.test(line))).toEqual([]);
});

// One run, because each makes a PostgreSQL and its template database first.
test('the tests of its server module pass, and whom its operations let in is known to the sweeps over all of them', () => {
  const sweeps = ['src/access/access-golden.test.ts', 'src/access/tenant-sweep.test.ts', 'src/composition'];
  passes('apps/api', 'vitest', 'run', 'src/areas/settlement', ...sweeps);
});

test('the tests of its screens pass', () => {
  passes('libs/settlement/feature', 'vitest', 'run');
});

test('an area that has a library is left alone', () => {
  expect(() => addArea(workspace, 'settlement', 'reserve')).toThrow('has its library already');
});
