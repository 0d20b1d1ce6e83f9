import { breaksRun } from './measurement.ts';
import type { Part, Run } from './part.ts';
import type { PartResult } from './report/results.ts';

/** Measures parts one after the other; one that throws says so in its result and does not keep the next ones from running. */
export async function measureParts(
  parts: readonly Part[],
  run: Omit<Run, 'report'>,
  report: (text: string) => void,
): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const part of parts) {
    results.push(await measurePart(part, { ...run, report: (text) => report(`${part.name}: ${text}`) }));
  }
  return results;
}

async function measurePart({ name, about, measure }: Part, run: Run): Promise<PartResult> {
  try {
    const rows = await measure(run);
    return rows.length > 0
      ? { part: name, about, rows }
      : { part: name, about, rows, failure: 'it answered no figures' };
  } catch (error) {
    run.report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { part: name, about, rows: [], failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether the command fails: a part could not be measured, or an exact figure misses its goal. */
export function failsRun(results: readonly PartResult[]): boolean {
  return results.some(({ failure, rows }) => failure !== undefined || rows.some(breaksRun));
}
