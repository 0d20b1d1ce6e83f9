import { expect, test } from 'vitest';
import { breaksRun, ratioOf, reachesGoal, type Measurement } from './measurement.ts';
import { exactly, summarise } from './statistics.ts';

const row: Measurement = {
  metric: 'worklist',
  unit: 'ms',
  ours: exactly(300),
  control: { name: 'plain page', value: exactly(400), isReported: false },
};

test('a goal on the ratio looks at ours divided by the control', () => {
  const goal = { name: 'F2', judges: 'ratio', atMost: 0.7 } as const;

  expect(reachesGoal({ ...row, goal })).toBe(false);
  expect(reachesGoal({ ...row, goal: { ...goal, atMost: 0.75 } })).toBe(true);
});

test('the ratio of the rounds wins over the quotient of the medians', () => {
  expect(ratioOf(row)?.median).toBe(0.75);
  expect(ratioOf({ ...row, ratio: exactly(0.5) })?.median).toBe(0.5);
});

test('throughput has to be at least its goal', () => {
  const goal = { name: 'S1', judges: 'ratio', atLeast: 0.8 } as const;
  expect(reachesGoal({ ...row, goal })).toBe(false);
});

test('a row without a goal is neither reached nor missed', () => {
  expect(reachesGoal(row)).toBeUndefined();
});

test('only exact figures break a run: times depend on the machine', () => {
  const goal = { name: 'F1', judges: 'ours', atMost: 200 } as const;

  expect(breaksRun({ ...row, goal })).toBe(false);
  expect(breaksRun({ ...row, goal, isExact: true })).toBe(true);
  expect(breaksRun({ ...row, goal, isExact: true, ours: summarise([199, 200]) })).toBe(false);
});
