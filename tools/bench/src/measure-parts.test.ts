import { expect, test } from 'vitest';
import { failsRun, measureParts } from './measure-parts.ts';
import type { Measurement } from './measurement.ts';
import type { Part } from './part.ts';
import { exactly } from './statistics.ts';

const run = { rounds: 1, isQuick: true, calibrate: () => {} };

const figure: Measurement = { metric: 'requests', unit: 'count', ours: exactly(8) };

function aPart(name: string, measure: Part['measure']): Part {
  return { name, about: 'A part.', measure };
}

const timesOut = aPart('load', () => Promise.reject(new Error('Timeout 60000ms exceeded.')));
const works = aPart('interact', () => Promise.resolve([figure]));

test('a part that could not be measured fails the run, and the parts after it are measured all the same', async () => {
  const said: string[] = [];

  const results = await measureParts([timesOut, works], run, (text) => said.push(text));

  expect(results).toMatchObject([
    { part: 'load', failure: 'Timeout 60000ms exceeded.', rows: [] },
    { part: 'interact', rows: [figure] },
  ]);
  expect(said.join()).toContain('load: Error: Timeout 60000ms exceeded.');
  expect(failsRun(results)).toBe(true);
});

test('a part without a figure counts as one that could not be measured', async () => {
  const results = await measureParts([aPart('load', () => Promise.resolve([]))], run, () => {});
  expect(failsRun(results)).toBe(true);
});

test('a run whose parts were all measured succeeds, unless an exact figure misses its goal', async () => {
  expect(failsRun(await measureParts([works], run, () => {}))).toBe(false);

  const goal = { name: 'F10', judges: 'ours', atMost: 7 } as const;
  const misses = aPart('load', () => Promise.resolve([{ ...figure, goal, isExact: true }]));
  expect(failsRun(await measureParts([works, misses], run, () => {}))).toBe(true);

  const late = aPart('load', () => Promise.resolve([{ ...figure, goal }]));
  expect(failsRun(await measureParts([late], run, () => {}))).toBe(false);
});
