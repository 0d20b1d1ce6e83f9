import { availableParallelism } from 'node:os';
import { readReport } from './read-report.ts';
import { runCommand } from './run-command.ts';
import type { Counts, Stage, Step, StepResult } from './stage.ts';
import { addCounts, noCounts } from './stage.ts';

async function runStep(step: Step): Promise<StepResult> {
  const { exitCode, output, seconds } = await runCommand(step.command, step);
  const report = step.report && readReport(step.report);
  const { passed, failed, skipped } = report?.counts ?? { ...noCounts, passed: exitCode === 0 ? 1 : 0 };
  // An exit code that the report does not explain still fails the step.
  const unexplained = exitCode !== 0 && failed === 0 ? 1 : 0;
  return {
    step,
    seconds,
    counts: { passed, failed: failed + unexplained, skipped },
    tests: report?.tests ?? [],
    files: report?.files ?? [],
    output,
  };
}

async function runSideBySide(steps: Step[]): Promise<StepResult[]> {
  const waiting = steps.entries();
  const results: StepResult[] = [];
  const worker = async () => {
    for (const [position, step] of waiting) results[position] = await runStep(step);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), steps.length) }, worker));
  return results;
}

const seconds = (value: number) => `${value.toFixed(1)} s`;

function describe({ step, counts, seconds: taken, tests }: StepResult): string {
  const tested = step.report ? `${counts.passed} of ${tests.length} tests` : '';
  return [`  ${counts.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(34)}`, seconds(taken).padStart(8), tested]
    .join('  ')
    .trimEnd();
}

function describeFailure(result: StepResult): string {
  const failed = result.tests.filter((test) => test.status === 'failed').map((test) => `  ✗ ${test.title}`);
  const command = `\n── ${result.step.name}: ${result.step.command.join(' ')}`;
  return [command, result.output.trimEnd(), ...failed, ''].join('\n');
}

export type StagesResult = { counts: Counts; results: StepResult[]; stoppedAt?: string };

/** Runs the stages in order, quiet while they pass; the first one that fails is printed whole and is the last. */
export async function runStages(stages: Stage[], print: (line: string) => void): Promise<StagesResult> {
  const results: StepResult[] = [];
  for (const [position, stage] of stages.entries()) {
    const started = performance.now();
    const stageResults = await runSideBySide(stage.steps);
    results.push(...stageResults);
    print(`${stage.name}  ${seconds((performance.now() - started) / 1000)}`);
    for (const result of stageResults) print(describe(result));

    const failures = stageResults.filter(({ counts }) => counts.failed > 0);
    if (failures.length > 0) {
      for (const failure of failures) print(describeFailure(failure));
      const notRun = stages.slice(position + 1).map(({ name }) => name);
      if (notRun.length > 0) print(`Not run after this failure: ${notRun.join(', ')}.`);
      return { counts: total(results), results, stoppedAt: stage.name };
    }
  }
  return { counts: total(results), results };
}

function total(results: StepResult[]): Counts {
  return results.reduce((sum, { counts }) => addCounts(sum, counts), noCounts);
}
