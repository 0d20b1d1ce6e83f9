import { expect, test } from 'vitest';
import { parseStat, processorTime } from './processor-time.ts';

test('user and system time are added, also of children that have ended, whatever the process is called', () => {
  const line = '42 (post (gres) 1) S 7 42 42 0 -1 4194560 100 0 0 0 20 5 3 2 20 0 1 0 100 0 0';
  expect(parseStat(line)).toEqual({ parent: 7, milliseconds: 300 });
});

test('a process that does not run has no time', () => {
  expect(processorTime(2 ** 30)).toBeUndefined();
});
