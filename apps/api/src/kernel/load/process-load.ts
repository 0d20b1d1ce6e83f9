import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { LoadReading } from './load-gauge.ts';

const resolutionMilliseconds = 10;
const nanoseconds = 1e6;

/** Measures this process, each time since the last time. */
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

/** Of what V8 and the container allow, whichever is nearer. */
function memoryShare(): number {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
  // Zero, or more than any machine has, when nothing confines the process.
  const allowed = process.constrainedMemory();
  return Math.max(used / most, allowed > 0 ? process.memoryUsage.rss() / allowed : 0);
}
