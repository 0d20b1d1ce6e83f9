import path from 'node:path';
import { listTestFiles, workspaceRoot } from '../workspace.ts';
import type { StepResult } from './stage.ts';

/** Test files on disk that no test runner reported: somebody believes they run. */
export function findUnreported(results: StepResult[], onDisk = listTestFiles()): string[] {
  const reported = new Set(
    results.flatMap(({ files }) => files.map((file) => path.relative(workspaceRoot, file))),
  );
  return onDisk.filter((file) => !reported.has(file));
}

/** Titles of the tests that a runner left out, with the step they belong to. */
export function findSkipped(results: StepResult[]): string[] {
  return results.flatMap(({ step, tests }) =>
    tests.filter(({ status }) => status === 'skipped').map(({ title }) => `${step.name}: ${title}`),
  );
}

/** Titles of all tests that ran and passed. */
export function passedTitles(results: StepResult[]): string[] {
  return results.flatMap(({ tests }) =>
    tests.filter(({ status }) => status === 'passed').map(({ title }) => title),
  );
}
