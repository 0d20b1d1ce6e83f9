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

/**
 * Steps that run side by side, before those of the next stage.
 *
 * Where one stage has no step left for a free core, the next one begins there; a stage that needs every core for each of
 * its steps waits, and others wait for it. After a stage that failed nothing else counts.
 */
export type Stage = { name: string; steps: Step[]; needsAllCores?: true };

export type Counts = { passed: number; failed: number; skipped: number };

/** A test that a test runner reported. */
export type ReportedTest = { title: string; status: 'passed' | 'failed' | 'skipped' };

export type StepResult = {
  step: Step;
  /** In seconds since the run began. */
  startedAt: number;
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
