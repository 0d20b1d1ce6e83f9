import { expect, test } from 'vitest';
import { listProjects } from '../workspace.ts';
import { readTargets, targetProblems, type TargetDefaults } from './targets.ts';

const cached = { cache: true, inputs: ['default'] };
const defaults: TargetDefaults = {
  check: { dependsOn: ['lint', 'typecheck', 'sizes'] },
  'in-browser': { dependsOn: ['journeys'] },
  lint: cached,
  typecheck: cached,
  journeys: cached,
};
const project = { check: {}, lint: {}, typecheck: {} };

test('a project whose checks are cached and say their inputs is in order', () => {
  expect(targetProblems('libs/a', { ...project, journeys: {} }, defaults)).toEqual([]);
});

test('a check without a cache or inputs is refused', () => {
  expect(targetProblems('libs/a', { ...project, sizes: { inputs: ['default'] } }, defaults)).toEqual([
    'libs/a: target "sizes" is not cached',
  ]);
  expect(targetProblems('libs/a', { ...project, sizes: { cache: true } }, defaults)).toEqual([
    'libs/a: target "sizes" does not say its inputs',
  ]);
  expect(targetProblems('libs/a', { ...project, lint: { cache: false } }, defaults)).toEqual([
    'libs/a: target "lint" is not cached',
  ]);
});

test('a check that nothing asks for, and a project without checks, are refused', () => {
  expect(targetProblems('libs/a', { ...project, spelling: cached }, defaults)).toEqual([
    'libs/a: target "spelling" is not among what "check" or "in-browser" depends on',
  ]);
  expect(targetProblems('libs/a', {}, defaults)).toHaveLength(3);
});

test('the checks of this repository are in order', () => {
  const problems = listProjects().flatMap(({ root }) => {
    const { targets, defaults: ours } = readTargets(root);
    return targetProblems(root, targets, ours);
  });
  expect(problems).toEqual([]);
});
