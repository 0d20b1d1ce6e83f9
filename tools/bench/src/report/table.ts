import { ratioOf, reachesGoal, type Goal, type Measurement, type Unit } from '../measurement.ts';
import { formatFigure } from './format-figure.ts';

const heads = ['metric', 'ours', 'control', 'ratio', 'goal', 'ok'];

/** The rows as one Markdown table; a part that could not be measured has one row, which says why. */
export function table(rows: readonly Measurement[], failure?: string): string {
  const failed =
    failure === undefined ? [] : [[`could not be measured: ${firstLine(failure)}`, '', '', '', '', '**no**']];
  const measured = rows.map((row) => [
    row.metric,
    formatFigure(row.ours, row.unit),
    controlCell(row),
    ratioCell(row),
    goalCell(row),
    verdict(row),
  ]);
  return [heads, ['---', '--:', '--:', '--:', '---', ':-:'], ...failed, ...measured]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** What a message says before its details, such as a log of calls. */
export function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

function controlCell({ control, unit }: Measurement): string {
  if (control === undefined) return '';
  const name = control.isReported ? `${control.name}, reported` : control.name;
  return `${formatFigure(control.value, unit)} ${name}`;
}

function ratioCell(row: Measurement): string {
  const ratio = ratioOf(row);
  return ratio === undefined ? '' : formatFigure(ratio, 'times');
}

function goalCell({ goal, unit }: Measurement): string {
  return goal === undefined ? '' : `${goal.name}: ${limitsOf(goal, unit)}`;
}

function limitsOf({ atMost, atLeast, judges }: Goal, unit: Unit): string {
  const written = (value: number) =>
    formatFigure({ median: value, min: value, max: value }, judges === 'ratio' ? 'times' : unit);
  return [
    ...(atMost === undefined ? [] : [`≤ ${written(atMost)}`]),
    ...(atLeast === undefined ? [] : [`≥ ${written(atLeast)}`]),
  ].join(', ');
}

function verdict(row: Measurement): string {
  const isReached = reachesGoal(row);
  if (isReached === undefined) return '';
  return isReached ? 'yes' : '**no**';
}
