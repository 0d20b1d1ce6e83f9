import { createHash } from 'node:crypto';
import { summarise, type Summary } from './statistics.ts';

/** Slower than this, compared with the quickest, means that something else was working. */
const noisyAbove = 1.25;

/** How long the same calculation took in the course of a run. */
export type Calibration = { milliseconds: Summary; isNoisy: boolean };

/** Times a fixed calculation again and again: the product cannot make it slower, only a busy machine can. */
export function calibrator(now: () => number = () => performance.now(), work: () => void = hashMegabytes) {
  const times: number[] = [];
  return {
    calibrate(): void {
      const startedAt = now();
      work();
      times.push(now() - startedAt);
    },
    result(): Calibration | undefined {
      if (times.length === 0) return undefined;
      const milliseconds = summarise(times);
      return { milliseconds, isNoisy: milliseconds.median > milliseconds.min * noisyAbove };
    },
  };
}

function hashMegabytes(): void {
  const megabyte = Buffer.alloc(1024 * 1024, 'dosar');
  const hash = createHash('sha256');
  for (let round = 0; round < 64; round += 1) hash.update(megabyte);
  hash.digest();
}
