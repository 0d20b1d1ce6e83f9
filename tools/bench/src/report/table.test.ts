import { expect, test } from 'vitest';
import type { Measurement } from '../measurement.ts';
import { exactly, summarise } from '../statistics.ts';
import { formatFigure } from './format-figure.ts';
import { table } from './table.ts';

const row: Measurement = {
  metric: 'worklist, first page',
  unit: 'ms',
  ours: summarise([1.2345, 1, 2]),
  control: { name: 'Directus', value: exactly(162), isReported: true },
  goal: { name: 'S2', judges: 'ratio', atMost: 1.5 },
};

test('a row says what was measured, against what, and whether that is enough', () => {
  const line = table([row]).split('\n')[2];
  expect(line).toBe(
    '| worklist, first page | 1.23 ms (1–2) | 162 ms Directus, reported | 0.00762 × (0.00617–0.0123) | S2: ≤ 1.5 × | yes |',
  );
});

test('a missed goal stands out', () => {
  const missed = { ...row, goal: { name: 'F1', judges: 'ours', atMost: 1 } as const };
  expect(table([missed])).toContain('| F1: ≤ 1 ms | **no** |');
});

test('a row without control and goal leaves their cells empty', () => {
  const bare: Measurement = { metric: 'requests', unit: 'count', ours: exactly(12) };
  expect(table([bare]).split('\n')[2]).toBe('| requests | 12 |  |  |  |  |');
});

test('a vertical bar inside a name does not end the cell', () => {
  expect(table([{ ...row, metric: 'a|b' }])).toContain('| a\\|b |');
});

test('figures keep three digits, and an exact one shows no extent', () => {
  expect(formatFigure(exactly(123.456), 'kB')).toBe('123 kB');
  expect(formatFigure(exactly(0.01234), 's')).toBe('0.0123 s');
  expect(formatFigure(exactly(12_345), 'count')).toBe('12345');
  expect(formatFigure(summarise([2881.4, 3012.2, 2950]), 'per second')).toBe('2950/s (2881–3012)');
});
