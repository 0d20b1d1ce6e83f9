import { expect, test, vi } from 'vitest';
import type { Report, ReportedTest } from '../reports/read-report.ts';
import { findFlakes } from './flaky-tests.ts';

const failed = (title: string, file: string): ReportedTest => ({
  title,
  file,
  status: 'failed',
  reason: `${title}: expected 1 to be 2`,
});
const report: Report = {
  tests: [
    failed('a click is lost', '/dosar/apps/e2e/claims/search.spec.ts'),
    { title: 'a row is found', status: 'passed', file: '/dosar/apps/e2e/claims/search.spec.ts' },
    failed('a sum is wrong', '/dosar/libs/settlement/domain/src/sum.test.ts'),
  ],
  files: [],
};
const passes = { tests: [{ title: 'a click is lost', status: 'passed' as const }] };
const failsAgain = { tests: [{ title: 'a sum is wrong', status: 'failed' as const }] };

test('a test that passes alone is a flake with its first reason; one that fails again is none', () => {
  const again = (file: string) => (file.endsWith('.spec.ts') ? passes : failsAgain);
  expect(findFlakes([report], '/dosar', again)).toEqual([
    {
      title: 'a click is lost',
      file: 'apps/e2e/claims/search.spec.ts',
      reason: 'a click is lost: expected 1 to be 2',
    },
  ]);
});

test('a file that does not even start alone has no flakes', () => {
  expect(findFlakes([report], '/dosar', () => ({ tests: [] }))).toEqual([]);
});

test('where many files fail nothing is run again: that is no chance', () => {
  const many: Report = {
    tests: Array.from({ length: 11 }, (_, position) => failed('broken', `/dosar/libs/a/${position}.test.ts`)),
    files: [],
  };
  const again = vi.fn(() => passes);
  expect(findFlakes([many], '/dosar', again)).toEqual([]);
  expect(again).not.toHaveBeenCalled();
});
