import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOperation } from './add-operation.ts';
import { copyRepository, linkProjects } from './copy-repository.ts';
import { describeOperation } from './operation.ts';
import { Workspace } from './workspace.ts';

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

const written = (pattern: RegExp) => [...workspace.written].filter((file) => pattern.test(file));

beforeAll(() => {
  workspace = new Workspace(copyRepository(root));
  const add = (...[area, operationId, method, address]: [string, string, string, string]) =>
    addOperation(workspace, describeOperation(area, operationId, method, address));
  // A list that founds its area, a change in an area that has everything, one record, and a change without a record.
  add('absences', 'browseAbsences', 'GET', '/api/absences/browseAbsences');
  add('assignments', 'pinAssignment', 'POST', '/api/assignment/pin/{assignment_id}');
  add('documents', 'getDocumentSheet', 'GET', '/api/document/getSheet/{document_id}');
  add('absences', 'planAbsence', 'POST', '/api/absences/planAbsence');
  linkProjects(workspace.root);
  passes('.', 'oxfmt', '--no-error-on-unmatched-pattern', ...workspace.written);
  passes('.', 'node', 'tools/generate/src/main.ts');
});

afterAll(() => rmSync(workspace.root, { recursive: true, force: true }));

test('what was generated compiles in every project it touches', () => {
  const projects = [
    'openapi',
    'apps/api',
    ...['absences', 'assignments', 'documents'].map((area) => `libs/${area}/feature`),
  ];
  passes('.', 'node', 'tools/checks/src/typecheck.ts', ...projects);
});

test('what was generated passes lint untouched', () => {
  const files = written(/\.tsx?$/);
  expect(files.length).toBeGreaterThan(16);
  passes('.', 'eslint', '--max-warnings=0', ...files);
  passes('.', 'oxlint', '--deny-warnings', ...files);
});

test('words, texts and links of what was generated are in step', () => {
  const { output } = attempt('.', 'node', ['tools/checks/src/check.ts', 'layout', 'texts', 'messages']);
  const problems = output.split('\n').filter((line) => /absence|pin-?assignment|document-?sheet/i.test(line));
  expect(problems).toEqual([]);
});

test('the generated tests of screens pass', () => {
  passes('libs/absences/feature', 'vitest', 'run');
});

test('the generated tests of the server pass, and whom the operations let in is known', () => {
  const files = written(/^apps\/api\/.*\.test\.ts$/).map((file) => file.replace('apps/api/', ''));
  expect(files).toHaveLength(4);
  // How a session ends is asked of handlers that stand in for every operation: nothing that is generated takes part.
  const access = ['src/access/access-golden.test.ts', 'src/access/tenant-sweep.test.ts'];
  passes('apps/api', 'vitest', 'run', ...access, ...files);
});

test('nothing is overwritten', () => {
  const again = describeOperation(
    'assignments',
    'pinAssignment',
    'POST',
    '/api/assignment/pin/{assignment_id}',
  );
  expect(() => addOperation(workspace, again)).toThrow('in the contract already');
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
