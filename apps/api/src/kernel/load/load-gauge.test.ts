import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gaugeLoad, type Load, type LoadReading } from './load-gauge.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the gauge says after each of these seconds. */
function loadsOver(readings: Partial<LoadReading>[]): Load[] {
  const coming = readings.map((reading) => ({ delayMilliseconds: 10, memoryShare: 0.3, ...reading }));
  const changes: Load[] = [];
  const gauge = gaugeLoad({
    measure: () => coming.shift() ?? { delayMilliseconds: 10, memoryShare: 0.3 },
    onChange: (load) => changes.push(load),
  });
  const loads = readings.map(() => {
    vi.advanceTimersByTime(1_000);
    return gauge.load();
  });
  gauge.stop();
  expect(changes).toEqual(loads.filter((load, index) => load !== (loads[index - 1] ?? 'calm')));
  return loads;
}

test('more than 250 milliseconds of delay, twice in a row, are too much', () => {
  const delays = [249, 251, 251, 251, 249].map((delayMilliseconds) => ({ delayMilliseconds }));
  expect(loadsOver(delays)).toEqual(['calm', 'calm', 'busy', 'busy', 'calm']);
});

test('one long step turns nobody away', () => {
  expect(loadsOver([{ delayMilliseconds: 2_000 }, {}, {}])).toEqual(['calm', 'calm', 'calm']);
});

test('memory counts like delay', () => {
  expect(loadsOver([{ memoryShare: 0.91 }, { memoryShare: 0.91 }, {}])).toEqual(['calm', 'busy', 'calm']);
});

test('a second of delay is more than too much, and the lesser of two looks counts', () => {
  const delays = [1_001, 1_001, 600, 100].map((delayMilliseconds) => ({ delayMilliseconds }));
  expect(loadsOver(delays)).toEqual(['calm', 'overwhelmed', 'busy', 'calm']);
});
