import type { Calibration } from '../calibration.ts';
import type { Machine } from '../machine.ts';
import { reachesGoal, type Measurement } from '../measurement.ts';
import { firstLine, table } from './table.ts';

/** What one part answered, or why it could not. */
export type PartResult = { part: string; about: string; rows: Measurement[]; failure?: string };

/** A whole run of the benchmark. */
export type Results = {
  at: string;
  commit: string;
  rounds: number;
  isQuick: boolean;
  machine: Machine;
  calibration: Calibration | undefined;
  parts: PartResult[];
};

/** The run as a page for people. */
export function resultsPage(results: Results): string {
  const { parts } = results;
  return `${['# Benchmark', ...heading(results), ...parts.map(section), missed(parts)].join('\n\n')}\n`;
}

function heading({ at, commit, rounds, isQuick, machine, calibration }: Results): string[] {
  const { processor, cores, memoryGb, system, node, load } = machine;
  const lines = [
    `${at.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}, ${rounds} rounds: median (smallest–largest).`,
    `${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}; load at the start ${load}.`,
  ];
  if (isQuick) lines.push('**A quick run: it shows that the benchmark works, not how fast the product is.**');
  if (calibration?.isNoisy === true) lines.push(noise(calibration));
  return lines;
}

function noise({ milliseconds, waiting }: Calibration): string {
  const times = [milliseconds.min, milliseconds.median, milliseconds.max].map(Math.round);
  const share = waiting.median.toFixed(1);
  return `**Noisy: the same calculation took ${times[0]} to ${times[2]} ms (median ${times[1]}), ${share} times as long as on a free processor. Trust ratios, not times.**`;
}

function section({ part, about, rows, failure }: PartResult): string {
  const body = table(rows, failure);
  return [`## ${part}`, about, body].join('\n\n');
}

function missed(parts: PartResult[]): string {
  const failed = parts.filter(({ failure }) => failure !== undefined);
  const rows = parts.flatMap(({ rows: all }) => all.filter((row) => reachesGoal(row) === false));
  if (failed.length + rows.length === 0) return 'Every goal that was measured is reached.';
  return [
    ...list(
      '**The run has failed. Parts that could not be measured:**',
      failed.map(({ part, failure = '' }) => `${part}: ${firstLine(failure)}`),
    ),
    ...list(
      'Goals not reached:',
      rows.map((row) => `${row.goal?.name}: ${row.metric}`),
    ),
  ].join('\n\n');
}

function list(title: string, items: string[]): string[] {
  return items.length === 0 ? [] : [[title, ...items.map((item) => `- ${item}`)].join('\n')];
}
