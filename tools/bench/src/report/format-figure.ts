import type { Unit } from '../measurement.ts';
import type { Summary } from '../statistics.ts';

const suffixes: Record<Unit, string> = {
  ms: ' ms',
  s: ' s',
  kB: ' kB',
  'per second': '/s',
  times: ' ×',
  count: '',
};

/** Three digits say what a measurement knows; counts are whole. */
function digits(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value);
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

/** A figure with its unit, and how far the rounds lay apart. */
export function formatFigure({ median, min, max }: Summary, unit: Unit): string {
  const middle = `${digits(median)}${suffixes[unit]}`;
  return digits(min) === digits(max) ? middle : `${middle} (${digits(min)}–${digits(max)})`;
}
