import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

test('turns follow one another, also after one that failed, and end when they are stopped', async () => {
  const errors: unknown[] = [];
  let [begun, running, most] = [0, 0, 0];
  const enough = Promise.withResolvers<void>();
  const repeating = repeat(
    async () => {
      begun += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (begun === 4) enough.resolve();
      if (begun === 2) throw new Error('This turn failed.');
    },
    { everyMilliseconds: 1, atOnce: true, onError: (error) => void errors.push(error) },
  );
  expect(begun).toBe(1);
  await enough.promise;
  await repeating.stop();
  expect([most, errors.length]).toEqual([1, 1]);

  const stoppedAt = begun;
  await new Promise((resolve) => setImmediate(resolve));
  expect([begun, running]).toEqual([stoppedAt, 0]);
});

test('stopping waits for the present turn and comes before the first one where that is later', async () => {
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  const now = repeat(() => gate.promise.then(() => void done.push('turn')), {
    everyMilliseconds: 1,
    atOnce: true,
    onError: () => undefined,
  });
  const stopped = now.stop().then(() => done.push('stopped'));
  gate.resolve();
  await stopped;
  expect(done).toEqual(['turn', 'stopped']);

  const later = repeat(async () => void done.push('never'), {
    everyMilliseconds: 60_000,
    onError: () => undefined,
  });
  await later.stop();
  expect(done).not.toContain('never');
});
