import { availableParallelism } from 'node:os';
import { readReport } from './read-report.ts';
import { endRunningCommands, runCommand } from './run-command.ts';
import type { Counts, Stage, Step, StepResult } from './stage.ts';
import { addCounts, noCounts } from './stage.ts';

async function runStep(step: Step): Promise<StepResult> {
  const startedAt = performance.now() / 1000;
  const { exitCode, output, seconds } = await runCommand(step.command, step);
  const report = step.report && readReport(step.report);
  const { passed, failed, skipped } = report?.counts ?? { ...noCounts, passed: exitCode === 0 ? 1 : 0 };
  // An exit code that the report does not explain still fails the step.
  const unexplained = exitCode !== 0 && failed === 0 ? 1 : 0;
  return {
    step,
    startedAt,
    seconds,
    counts: { passed, failed: failed + unexplained, skipped },
    tests: report?.tests ?? [],
    files: report?.files ?? [],
    output,
  };
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

/** Begins the steps of some stages in order, one for each core at a time. */
function runQueued(stages: Stage[], cores: number): { resultsOf: Promise<StepResult[]>[]; stop: () => void } {
  const queued = stages.map(({ steps }) =>
    steps.map((step) => ({ step, ...Promise.withResolvers<StepResult>() })),
  );
  const waiting = queued.flat();
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) next.resolve(await runStep(next.step));
  };
  for (let core = 0; core < cores; core += 1) void worker();
  return {
    resultsOf: queued.map((steps) => Promise.all(steps.map(({ promise }) => promise))),
    stop: () => waiting.splice(0),
  };
}

/** Stages that may overlap stand together. */
function inGroups(stages: Stage[]): Stage[][] {
  return stages.reduce<Stage[][]>((groups, stage) => {
    const last = groups.at(-1);
    const isApart = last === undefined || stage.needsAllCores || last.at(-1)?.needsAllCores;
    return isApart ? [...groups, [stage]] : [...groups.slice(0, -1), [...last, stage]];
  }, []);
}

/** Runs the stages in order, quiet while they pass; the first one that fails is printed whole and is the last. */
export async function runStages(
  stages: Stage[],
  print: (line: string) => void,
  cores = availableParallelism(),
): Promise<StagesResult> {
  const results: StepResult[] = [];
  for (const group of inGroups(stages)) {
    const { resultsOf, stop } = runQueued(group, cores);
    for (const [position, stage] of group.entries()) {
      const stageResults = (await resultsOf[position]) ?? [];
      results.push(...stageResults);
      print(`${stage.name}  ${seconds(durationOf(stageResults))}`);
      for (const result of stageResults) print(describe(result));

      const failures = stageResults.filter(({ counts }) => counts.failed > 0);
      if (failures.length > 0) {
        stop();
        endRunningCommands();
        for (const failure of failures) print(describeFailure(failure));
        const notRun = stages.slice(stages.indexOf(stage) + 1).map(({ name }) => name);
        if (notRun.length > 0) print(`Not run after this failure: ${notRun.join(', ')}.`);
        return { counts: total(results), results, stoppedAt: stage.name };
      }
    }
  }
  return { counts: total(results), results };
}

/** From the first step's beginning to the last one's end. */
function durationOf(results: StepResult[]): number {
  const begun = Math.min(...results.map(({ startedAt }) => startedAt));
  return Math.max(begun, ...results.map((result) => result.startedAt + result.seconds)) - begun;
}

function total(results: StepResult[]): Counts {
  return results.reduce((sum, { counts }) => addCounts(sum, counts), noCounts);
}
