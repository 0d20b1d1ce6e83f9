import type { Flake } from '../flakes/flaky-tests.ts';
import type { Report } from './read-report.ts';

/** A target that Nx ran or took from its cache. */
export type Task = { project: string; target: string; passed: boolean };

/** How many checks passed and failed. */
export type Totals = { passed: number; failed: number };

/** Targets that stand for others, or make something ready for others, are no checks themselves. */
const counted = ({ target }: Task) =>
  !['check', 'in-browser', 'browser', 'packaged-postgres', 'world', 'first-start'].includes(target);

/**
 * Tests count one by one, as their runner reported them; every other check counts once.
 *
 * A target that failed although its report names no failed test has failed all the same.
 */
export function totalsOf(tasks: Task[], reportOf: (task: Task) => Report | undefined): Totals {
  return tasks.filter(counted).reduce<Totals>(
    (sum, task) => {
      const { passed, failed } = totalsOfTask(task, reportOf(task));
      return { passed: sum.passed + passed, failed: sum.failed + failed };
    },
    { passed: 0, failed: 0 },
  );
}

/** The report as it is after the flakes were run again: they passed. */
export function withoutFlakes<Maybe extends Report | undefined>(
  report: Maybe,
  flakes: readonly Flake[],
): Maybe {
  if (report === undefined) return report;
  const isFlake = (title: string, file: string) =>
    flakes.some((flake) => flake.title === title && file.endsWith(`/${flake.file}`));
  const tests = report.tests.map((test) =>
    test.status === 'failed' && isFlake(test.title, test.file)
      ? { ...test, status: 'passed' as const }
      : test,
  );
  return {
    ...report,
    tests,
    hadFlakes: report.hadFlakes || tests.some((test, at) => test !== report.tests[at]),
  };
}

function totalsOfTask(task: Task, report: Report | undefined): Totals {
  if (report === undefined) return { passed: task.passed ? 1 : 0, failed: task.passed ? 0 : 1 };
  const count = (wanted: string) => report.tests.filter(({ status }) => status === wanted).length;
  const failed = count('failed');
  const failedSilently = failed === 0 && !task.passed && !report.hadFlakes;
  return { passed: count('passed'), failed: failedSilently ? 1 : failed };
}
