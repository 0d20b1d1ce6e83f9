import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { LoadReading } from './load-gauge.ts';

const resolutionMilliseconds = 10;
const nanoseconds = 1e6;

/** Measures this process, each time since the previous measurement. */
export function processLoad(): () => LoadReading {
  const delays = monitorEventLoopDelay({ resolution: resolutionMilliseconds });
  delays.enable();
  return () => {
    const { mean, stddev } = delays;
    delays.reset();
    // A request arrives in a long pause more often than in a short one, so pauses count by their length.
    const met = mean > 0 ? (mean + stddev ** 2 / mean) / nanoseconds : 0;
    return { delayMilliseconds: met, memoryShare: memoryShare() };
  };
}

/** The share of the limit of V8 or of the container, whichever is reached first. */
function memoryShare(): number {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
  // The value is zero or larger than any memory when no limit is set.
  const allowed = process.constrainedMemory();
  return Math.max(used / most, allowed > 0 ? process.memoryUsage.rss() / allowed : 0);
}
