import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addArea } from './add-area.ts';
import { addOperation } from './add-operation.ts';
import { copyRepository, linkProjects } from './copy-repository.ts';
import { describeOperation } from './operation.ts';
import { Workspace } from './workspace.ts';

// An area and operations are made in one copy of the repository, and every check that would look at them has to pass on them
// untouched. One copy, because each check reads the whole of it.
const root = path.resolve(import.meta.dirname, '../../..');
/** No area of the product, and none that it will have. */
const newArea = 'towing';
let workspace: Workspace;
let changedByArea: string[];

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

const written = (pattern: RegExp) => [...workspace.written].filter((file) => pattern.test(file));

/** What differs from the repository as it is, except what the generator of code writes. */
function changedFiles(): string[] {
  const { output } = attempt('.', 'git', ['-c', 'core.quotePath=false', 'status', '--porcelain', '-uall']);
  const files = output.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  return files.filter((file) => !isGenerated(file));
}

const generatedLists = ['.github/CODEOWNERS', 'apps/backoffice/package.json'];
const isGenerated = (file: string) => file.includes('/generated/') || generatedLists.includes(file);

/** The folder that a person works in: that of the area in each layer, and the one of all migrations. */
const folderOf = (file: string) =>
  /^(openapi\/areas|apps\/api\/db\/migrations|apps\/api\/src\/areas\/\w+|libs\/\w+\/feature|apps\/e2e\/\w+)\//.exec(
    file,
  )?.[1] ?? file;

const operationsOfProduct = () =>
  globSync('openapi/areas/*.yaml', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/operationId: (\w+)/g)].map(([, id]) => id),
  );

function inStep() {
  linkProjects(workspace.root);
  passes('.', 'oxfmt', '--no-error-on-unmatched-pattern', ...workspace.written);
  passes('.', 'node', 'tools/generate/src/main.ts');
}

beforeAll(() => {
  workspace = new Workspace(copyRepository(root));
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'a'],
  ])
    passes('.', 'git', ...args);
  addArea(workspace, newArea, 'tow_order');
  inStep();
  changedByArea = changedFiles();

  const add = (...[area, operationId, method, address]: [string, string, string, string]) =>
    addOperation(workspace, describeOperation(area, operationId, method, address));
  // A list in an area that has lists, a change in an area that has everything, one record, and a change without a record.
  add('absences', 'browseAbsences', 'GET', '/api/absences/browseAbsences');
  add('assignments', 'pinAssignment', 'POST', '/api/assignment/pin/{assignment_id}');
  add('documents', 'getDocumentSheet', 'GET', '/api/document/getSheet/{document_id}');
  add('absences', 'planAbsence', 'POST', '/api/absences/planAbsence');
  inStep();
});

afterAll(() => rmSync(workspace.root, { recursive: true, force: true }));

test('a new operation in a new area is written in five folders, and no file of another area changes', () => {
  expect([...new Set(changedByArea.map(folderOf))].sort()).toEqual([
    'apps/api/db/migrations',
    `apps/api/src/areas/${newArea}`,
    `apps/e2e/${newArea}`,
    `libs/${newArea}/feature`,
    'openapi/areas',
  ]);
  expect(changedByArea.filter((file) => file.startsWith('openapi/'))).toEqual([
    `openapi/areas/${newArea}.yaml`,
  ]);
  expect(changedByArea.filter((file) => file.startsWith('apps/api/db/'))).toHaveLength(1);
});

test('what was generated compiles, with everything that it plugs into', () => {
  const areas = [newArea, 'absences', 'assignments', 'documents'];
  const projects = [
    'openapi',
    'apps/api',
    'apps/backoffice',
    'apps/e2e',
    ...areas.map((area) => `libs/${area}/feature`),
  ];
  passes('.', 'node', 'tools/checks/src/typecheck.ts', ...projects);
});

test('what was generated passes lint untouched', () => {
  const files = written(/\.tsx?$/);
  expect(files.length).toBeGreaterThan(31);
  passes('.', 'eslint', '--max-warnings=0', ...files);
  passes('.', 'oxlint', '--deny-warnings', ...files);
  passes('.', 'oxfmt', '--check', ...written(/(?<!\.sql)$/));
});

test('names, owners, tables, texts and links of what was generated are in step', () => {
  const { output } = attempt('.', 'node', ['tools/checks/src/check.ts', 'layout', 'texts', 'messages']);
  const mine = /towing|tow-?order|absence|pin-?assignment|document-?sheet/i;
  expect(output.split('\n').filter((line) => mine.test(line))).toEqual([]);
});

// One run, because each makes a PostgreSQL and its template database first.
test('the generated tests of the server pass, and whom the operations let in is known to the sweeps over all of them', () => {
  const files = written(/^apps\/api\/.*\.test\.ts$/).map((file) => file.replace('apps/api/', ''));
  expect(files.length).toBeGreaterThan(4);
  // How a session ends is asked of handlers that stand in for every operation: nothing that is generated takes part.
  const sweeps = ['src/access/access-golden.test.ts', 'src/access/tenant-sweep.test.ts', 'src/composition'];
  // The operations of the product are asked by its own run of the sweeps.
  const isNew = `^(?!(?:${operationsOfProduct().join('|')}) )`;
  passes('apps/api', 'vitest', 'run', '--testNamePattern', isNew, ...sweeps, ...files);
});

test('the generated tests of screens pass', () => {
  passes(`libs/${newArea}/feature`, 'vitest', 'run');
  passes('libs/absences/feature', 'vitest', 'run', 'browse-absences', 'plan-absence');
});

test('nothing is overwritten', () => {
  const again = describeOperation(
    'assignments',
    'pinAssignment',
    'POST',
    '/api/assignment/pin/{assignment_id}',
  );
  expect(() => addOperation(workspace, again)).toThrow('in the contract already');
  expect(() => addArea(workspace, newArea, 'reserve')).toThrow('has its library already');
});

test('a record that no migration made is not the subject of an operation', () => {
  const unknown = describeOperation(
    'assignments',
    'foldUnknownRecord',
    'POST',
    '/api/assignment/fold/{unknown_record_id}',
  );
  expect(() => addOperation(workspace, unknown)).toThrow('write the migration first');
});
