import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readReport, reportOfTask, type Report } from './read-report.ts';
import { totalsOf, withoutFlakes, type Task } from './totals.ts';

const task = (target: string, passed = true): Task => ({ project: '@dosar/forms', target, passed });
const tests = (...statuses: Report['tests'][number]['status'][]): Report => ({
  tests: statuses.map((status, position) => ({ title: `test ${position}`, status, file: '/a.test.ts' })),
  files: [],
});

function written(content: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'dosar-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a check counts once, a test target as many times as it has tests', () => {
  const totals = totalsOf([task('lint'), task('typecheck', false), task('test', false)], ({ target }) =>
    target === 'test' ? tests('passed', 'passed', 'failed', 'skipped') : undefined,
  );
  expect(totals).toEqual({ passed: 3, failed: 2 });
});

test('a test target that fails without a failed test counts as a failure', () => {
  expect(totalsOf([task('test', false)], () => tests('passed'))).toEqual({ passed: 1, failed: 1 });
  expect(totalsOf([task('test', false)], () => undefined)).toEqual({ passed: 0, failed: 1 });
});

test('a target that only stands for others does not count', () => {
  expect(totalsOf([task('check'), task('in-browser'), task('browser')], () => undefined)).toEqual({
    passed: 0,
    failed: 0,
  });
});

test('a report is found in the folder of its project, under the name of its target', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'dosar-reports-'));
  mkdirSync(path.join(root, 'libs/forms/test-reports'), { recursive: true });
  writeFileSync(path.join(root, 'libs/forms/test-reports/test.json'), '{ "testResults": [] }');
  expect(reportOfTask('libs/forms', 'test', root)).toEqual({ tests: [], files: [] });
  expect(reportOfTask('libs/forms', 'lint', root)).toBeUndefined();
});

test('a test file that does not load is a failure although no test in it failed', () => {
  const file = written({ testResults: [{ name: '/a.test.ts', status: 'failed', assertionResults: [] }] });
  expect(readReport(file)).toEqual({
    tests: [{ title: '/a.test.ts did not load', status: 'failed', file: '/a.test.ts' }],
    files: ['/a.test.ts'],
  });
});

test('a journey that passes only at the second try has failed', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
  const file = written({
    config: { rootDir: '/e2e' },
    errors: [],
    suites: [{ title: 'a.spec.ts', specs: [spec('steady', 'expected'), spec('flaky', 'flaky')] }],
  });
  const { tests: reported, files } = readReport(file);
  expect(reported.map(({ status }) => status)).toEqual(['passed', 'failed']);
  expect(files).toEqual(['/e2e/a.spec.ts']);
});

test('a target whose failed tests were flakes has passed, and no other failure is hidden', () => {
  const flake = { title: 'test 0', file: 'a.test.ts', reason: 'late' };
  const mended = (report: Report) => withoutFlakes(report, [flake]);
  const inFolder = (report: Report): Report => ({
    ...report,
    tests: report.tests.map((each) => ({ ...each, file: '/dosar/a.test.ts' })),
  });
  const only = mended(inFolder(tests('failed', 'passed')));
  expect(totalsOf([task('test', false)], () => only)).toEqual({ passed: 2, failed: 0 });
  const beside = mended(inFolder(tests('failed', 'failed')));
  expect(totalsOf([task('test', false)], () => beside)).toEqual({ passed: 1, failed: 1 });
});
