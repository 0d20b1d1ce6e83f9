import path from 'node:path';
import type { Report, ReportedTest } from '../reports/read-report.ts';

/** A test that failed among the others and passed alone. */
export type Flake = {
  title: string;
  /** From the workspace root. */
  file: string;
  /** What it said when it failed. */
  reason: string;
};

/** So many flakes at most leave a run green; more of them say that the product or the machine is broken. */
export const mostFlakes = 3;

/** Failed files beyond this number are no flakes, and running all of them again would only cost time. */
const mostFailedFiles = 10;

/** Runs the tests of a file by itself, `file` from the workspace root. */
export type RunAgain = (file: string) => { tests: Pick<ReportedTest, 'title' | 'status'>[] };

/**
 * Runs each file with failed tests once more, alone, and answers those of its tests that pass now.
 *
 * The whole file runs, because the tests of a file may go on from each other. A file in which anything fails again has no
 * flakes: its failures are real.
 */
export function findFlakes(reports: readonly Report[], root: string, runAgain: RunAgain): Flake[] {
  const failed = reports.flatMap(({ tests }) => tests.filter(({ status }) => status === 'failed'));
  const files = [...new Set(failed.map(({ file }) => file))];
  if (files.length > mostFailedFiles) return [];
  return files.flatMap((absolute) => {
    const file = path.relative(root, absolute).split(path.sep).join('/');
    const { tests } = runAgain(file);
    const isGreen = tests.length > 0 && tests.every(({ status }) => status !== 'failed');
    return isGreen
      ? failed
          .filter((test) => test.file === absolute)
          .map(({ title, reason = 'no reason was reported' }) => ({ title, file, reason }))
      : [];
  });
}
