import { createHash } from 'node:crypto';
import { summarise, type Summary } from './statistics.ts';

/** Slower than this, compared with the quickest time, means that something came and went. */
const slowerAbove = 1.25;

/** Waiting for longer than this, compared with the time on a processor, means that others want the same processors. */
const waitingAbove = 1.2;

/** How long the same calculation took in the course of a run. */
export type Calibration = {
  milliseconds: Summary;
  /** Time on the clock for each unit of time on a processor: 1 on a machine that does nothing else. */
  waiting: Summary;
  isNoisy: boolean;
};

type Clocks = {
  /** Milliseconds on the wall. */
  wall: () => number;
  /** Milliseconds that this process had a processor. */
  processor: () => number;
};

const clocks: Clocks = {
  wall: () => performance.now(),
  processor: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/** Times a fixed calculation again and again: the product cannot make it slower, only a busy machine can. */
export function calibrator({ wall, processor }: Clocks = clocks, work: () => void = hashMegabytes) {
  const times: number[] = [];
  const waits: number[] = [];
  return {
    calibrate(): void {
      const begun = { wall: wall(), processor: processor() };
      work();
      const time = wall() - begun.wall;
      times.push(time);
      waits.push(time / Math.max(processor() - begun.processor, 0.001));
    },
    result(): Calibration | undefined {
      if (times.length === 0) return undefined;
      const milliseconds = summarise(times);
      const waiting = summarise(waits);
      const isUneven = milliseconds.median > milliseconds.min * slowerAbove;
      return { milliseconds, waiting, isNoisy: isUneven || waiting.median > waitingAbove };
    },
  };
}

function hashMegabytes(): void {
  const megabyte = Buffer.alloc(1024 * 1024, 'dosar');
  const hash = createHash('sha256');
  for (let round = 0; round < 64; round += 1) hash.update(megabyte);
  hash.digest();
}
