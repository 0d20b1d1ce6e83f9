/** One command of a stage. */
export type Step = {
  name: string;
  /** Program and arguments; programs of node_modules/.bin are found by name. */
  command: readonly [string, ...string[]];
  /** A test runner's own result, so that its tests are counted and not only its exit code. */
  report?: { kind: 'vitest' | 'playwright'; file: string };
  env?: Record<string, string>;
  /** Folder to run in, from the workspace root. */
  cwd?: string;
  /** After this many seconds the step is ended and counts as failed. */
  limit?: number;
};

/** Steps that run side by side. A stage starts only when the one before it passed. */
export type Stage = { name: string; steps: Step[] };

export type Counts = { passed: number; failed: number; skipped: number };

/** A test that a test runner reported. */
export type ReportedTest = { title: string; status: 'passed' | 'failed' | 'skipped' };

export type StepResult = {
  step: Step;
  seconds: number;
  counts: Counts;
  tests: ReportedTest[];
  /** Test files that the runner reported, as absolute paths. */
  files: string[];
  output: string;
};

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}
