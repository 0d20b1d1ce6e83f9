import { calibrator } from './calibration.ts';
import { readCommandLine } from './command-line.ts';
import { thisCommit, thisMachine } from './machine.ts';
import { breaksRun } from './measurement.ts';
import type { Part, Run } from './part.ts';
import { parts } from './parts.ts';
import { resultsPage, type PartResult, type Results } from './report/results.ts';
import { writeResults } from './report/write-results.ts';

async function main(): Promise<void> {
  const names = parts.map(({ name }) => name);
  const { only, rounds, isQuick } = readCommandLine(process.argv.slice(2), names);
  const chosen = parts.filter(({ name, isOnRequest = false }) => only?.includes(name) ?? !isOnRequest);

  const at = new Date().toISOString();
  const machine = thisMachine();
  const { calibrate, result } = calibrator();
  const measured: PartResult[] = [];
  for (const part of chosen) {
    const report = (text: string) => console.error(`${part.name}: ${text}`);
    measured.push(await measure(part, { rounds, isQuick, calibrate, report }));
  }

  const results: Results = {
    at,
    commit: thisCommit(),
    rounds,
    isQuick,
    machine,
    calibration: result(),
    parts: measured,
  };
  const failed = measured.filter(({ failure }) => failure !== undefined);
  const isComplete = only === undefined && !isQuick && failed.length === 0;
  const file = await writeResults(results, isComplete);
  console.log(resultsPage(results));
  console.log(`Written to ${file}`);
  if (failed.length > 0 || measured.some(({ rows }) => rows.some(breaksRun))) process.exitCode = 1;
}

async function measure(part: Part, run: Run): Promise<PartResult> {
  const { name, about } = part;
  try {
    return { part: name, about, rows: await part.measure(run) };
  } catch (error) {
    run.report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { part: name, about, rows: [], failure: error instanceof Error ? error.message : String(error) };
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
