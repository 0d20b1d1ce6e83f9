import { expect, test } from 'vitest';
import { tokenBuckets } from './token-bucket.ts';

const threePerMinute = { count: 3, seconds: 60 };

function bucketsAt(start: number) {
  const clock = { time: start };
  return { clock, buckets: tokenBuckets(() => clock.time) };
}

test('a burst passes up to the limit and the next request is told when to come back', () => {
  const { buckets } = bucketsAt(0);
  const verdicts = [1, 2, 3, 4].map(() => buckets.take('one', threePerMinute));

  expect(verdicts.map((verdict) => verdict.allowed)).toEqual([true, true, true, false]);
  expect(verdicts[0]).toMatchObject({ remaining: 2, retryAfterSeconds: 0 });
  expect(verdicts[3]).toMatchObject({ remaining: 0, retryAfterSeconds: 20 });
});

test('waiting refills one request at a time', () => {
  const { clock, buckets } = bucketsAt(0);
  for (let request = 0; request < 3; request += 1) buckets.take('one', threePerMinute);

  clock.time = 20_000;

  expect(buckets.take('one', threePerMinute).allowed).toBe(true);
  expect(buckets.take('one', threePerMinute).allowed).toBe(false);
});

test('a clock that is set back an hour takes nothing away, and refills go on from there', () => {
  const { clock, buckets } = bucketsAt(3_600_000);
  buckets.take('one', threePerMinute);

  clock.time = 0;
  const verdicts = [1, 2, 3].map(() => buckets.take('one', threePerMinute).allowed);
  clock.time = 20_000;

  expect(verdicts).toEqual([true, true, false]);
  expect(buckets.take('one', threePerMinute).allowed).toBe(true);
});

test('one caller never uses up what another may do', () => {
  const { buckets } = bucketsAt(0);
  for (let request = 0; request < 4; request += 1) buckets.take('one', threePerMinute);

  expect(buckets.take('another', threePerMinute).allowed).toBe(true);
});
