import { calibrator } from './calibration.ts';
import { readCommandLine } from './command-line.ts';
import { thisCommit, thisMachine } from './machine.ts';
import { failsRun, measureParts } from './measure-parts.ts';
import { parts } from './parts.ts';
import { resultsPage, type Results } from './report/results.ts';
import { writeResults } from './report/write-results.ts';

async function main(): Promise<void> {
  const names = parts.map(({ name }) => name);
  const { only, rounds, isQuick } = readCommandLine(process.argv.slice(2), names);
  const chosen = parts.filter(({ name, isOnRequest = false }) => only?.includes(name) ?? !isOnRequest);

  const at = new Date().toISOString();
  const machine = thisMachine();
  const { calibrate, result } = calibrator();
  const measured = await measureParts(chosen, { rounds, isQuick, calibrate }, (text) => console.error(text));

  const results: Results = {
    at,
    commit: thisCommit(),
    rounds,
    isQuick,
    machine,
    calibration: result(),
    parts: measured,
  };
  const isComplete = only === undefined && !isQuick && measured.every(({ failure }) => failure === undefined);
  const file = await writeResults(results, isComplete);
  console.log(resultsPage(results));
  console.log(`Written to ${file}`);
  if (failsRun(measured)) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
