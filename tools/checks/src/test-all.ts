// `npm test`: every check there is, quick ones first, ending with the line `N passed, N failed`.
// `npm test -- code journeys` runs the stages whose names begin so.
import { mkdirSync, rmSync } from 'node:fs';
import { readChecklist, requiredRows } from './checklist/checklist.ts';
import { rowsNamedIn } from './checklist/rows-named.ts';
import { endLeftProcesses, markRun } from './runner/left-running.ts';
import { findSkipped, findUnreported, passedTitles } from './runner/nothing-silent.ts';
import { endRunningCommands } from './runner/run-command.ts';
import { runStages } from './runner/run-stages.ts';
import type { StepResult } from './runner/stage.ts';
import { allStages, reportFolder } from './runner/stages.ts';

const print = (line: string) => console.log(line);

/** What only the whole run can tell: one verdict each, empty when all is well. */
function lastChecks(results: StepResult[]): { name: string; problems: string[] }[] {
  const named = rowsNamedIn(passedTitles(results), readChecklist());
  const missing = requiredRows().filter((row) => !named.has(row));
  return [
    {
      name: 'every test file ran',
      problems: findUnreported(results).map((file) => `${file} was not run by any stage`),
    },
    { name: 'required specification rows', problems: missing.map((row) => `no passed test names ${row}`) },
  ];
}

async function main(): Promise<void> {
  const run = markRun();
  const started = performance.now();
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });

  const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
  const isWanted = (name: string) =>
    wanted.length === 0 || wanted.some((word) => name.toLowerCase().startsWith(word));
  const stages = allStages().filter(({ name }) => isWanted(name));

  const { counts, results, stoppedAt } = await runStages(stages, print);
  const skipped = findSkipped(results);
  if (skipped.length > 0)
    print(`Skipped here: ${skipped.length}\n${skipped.map((title) => `  - ${title}`).join('\n')}`);

  const verdicts = wanted.length === 0 && stoppedAt === undefined ? lastChecks(results) : [];
  const left = await endLeftProcesses(run);
  verdicts.push({ name: 'nothing left running', problems: left });
  for (const { name, problems } of verdicts) {
    print(`  ${problems.length === 0 ? '✓' : '✗'} ${name}`);
    for (const problem of problems) print(`    ${problem}`);
  }

  const lost = verdicts.filter(({ problems }) => problems.length > 0).length;
  const failed = counts.failed + lost;
  print(
    `${Math.round((performance.now() - started) / 1000)} s in all${wanted.length > 0 ? ', a part of the stages only' : ''}`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
  print(`${counts.passed + verdicts.length - lost} passed, ${failed} failed`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endRunningCommands();
    process.exit(130);
  });
}
await main();
