import { listTestFiles } from '../workspace.ts';
import type { Report } from './read-report.ts';

/**
 * Test files on disk that no test runner reported: somebody believes they run.
 *
 * A report that came back from the cache may have been written in another folder, so only the end of a path is compared.
 */
export function findUnreported(reports: Report[], onDisk = listTestFiles()): string[] {
  const reported = reports.flatMap(({ files }) => files.map((file) => file.replaceAll('\\', '/')));
  return onDisk.filter((file) => !reported.some((path) => path.endsWith(`/${file}`)));
}

/** Titles of the tests that a runner left out. */
export function findSkipped(reports: Report[]): string[] {
  return titlesOf(reports, 'skipped');
}

/** Titles of all tests that ran and passed. */
export function passedTitles(reports: Report[]): string[] {
  return titlesOf(reports, 'passed');
}

function titlesOf(reports: Report[], wanted: Report['tests'][number]['status']): string[] {
  return reports.flatMap(({ tests }) =>
    tests.filter(({ status }) => status === wanted).map(({ title }) => title),
  );
}
