import { expect, test } from 'vitest';
import { inRounds, type Subject } from './rounds.ts';

const quiet = { calibrate: () => undefined, report: () => undefined };

function subjectsThatWriteDown(visits: string[]): Subject[] {
  return ['ours', 'control'].map((name) => ({
    name,
    look: async (round) => {
      visits.push(name);
      return { time: round * 10 };
    },
  }));
}

test('subjects take turns, and each round begins with another one', async () => {
  const visits: string[] = [];
  await inRounds({ ...quiet, rounds: 3 }, subjectsThatWriteDown(visits));
  expect(visits).toEqual(['ours', 'control', 'control', 'ours', 'ours', 'control']);
});

test('values of a figure stand in the order of the rounds, so that they can be paired', async () => {
  const found = await inRounds({ ...quiet, rounds: 3 }, subjectsThatWriteDown([]));
  expect(found.of('ours', 'time')).toEqual([0, 10, 20]);
  expect(found.of('control', 'time')).toEqual([0, 10, 20]);
});

test('the machine is looked at before every subject', async () => {
  let calibrations = 0;
  await inRounds({ ...quiet, rounds: 4, calibrate: () => (calibrations += 1) }, subjectsThatWriteDown([]));
  expect(calibrations).toBe(8);
});

test('a figure that nobody measured is an error', async () => {
  const found = await inRounds({ ...quiet, rounds: 1 }, subjectsThatWriteDown([]));
  expect(() => found.of('ours', 'bytes')).toThrow(/no figure/);
});
