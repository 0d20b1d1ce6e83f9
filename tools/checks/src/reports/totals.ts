import type { Report } from './read-report.ts';

/** A target that Nx ran or took from its cache. */
export type Task = { project: string; target: string; passed: boolean };

/** How many checks passed and failed. */
export type Totals = { passed: number; failed: number };

/** Targets that stand for others, or make something ready for others, are no checks themselves. */
const counted = ({ target }: Task) => !['check', 'in-browser', 'browser'].includes(target);

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

function totalsOfTask(task: Task, report: Report | undefined): Totals {
  if (report === undefined) return { passed: task.passed ? 1 : 0, failed: task.passed ? 0 : 1 };
  const count = (wanted: string) => report.tests.filter(({ status }) => status === wanted).length;
  const failed = count('failed');
  return { passed: count('passed'), failed: failed === 0 && !task.passed ? 1 : failed };
}
