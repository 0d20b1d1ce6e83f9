import { expect, test } from 'vitest';
import { calibrator } from './calibration.ts';

/** A calculation that takes these times on the clock, and so much of each on a processor. */
function calibrated(times: number[], shareOfProcessor = 1) {
  let clock = 0;
  const remaining = [...times];
  const calibration = calibrator({ wall: () => clock, processor: () => clock * shareOfProcessor }, () => {
    clock += remaining.shift() ?? 0;
  });
  times.forEach(() => calibration.calibrate());
  return calibration.result();
}

test('a machine that always takes about as long is quiet', () => {
  expect(calibrated([100, 104, 98, 110])).toMatchObject({ isNoisy: false });
});

test('one short hiccup does not make a run noisy', () => {
  expect(calibrated([100, 100, 100, 100, 300])).toMatchObject({ isNoisy: false });
});

test('a machine that was busy half of the time is noisy', () => {
  expect(calibrated([100, 140, 150, 145, 100])).toMatchObject({ isNoisy: true });
});

test('a machine that was equally busy all the time is noisy: the calculation waited for its turn', () => {
  expect(calibrated([200, 200, 200], 0.5)).toMatchObject({ isNoisy: true });
});

test('a run without rounds has nothing to say', () => {
  expect(calibrated([])).toBeUndefined();
});
