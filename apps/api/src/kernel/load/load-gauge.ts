/** The load of the process: at `busy` it refuses reads, at `overwhelmed` everything except signing in. */
export type Load = 'calm' | 'busy' | 'overwhelmed';

/** The measurements that decide the load. */
export type LoadReading = {
  /** The delay of the event loop: how long a request waits before it is handled. */
  delayMilliseconds: number;
  /** Memory in use, as a share of the limit of the process. */
  memoryShare: number;
};

/** Reports the latest measured load without measuring on demand. */
export type LoadGauge = { load: () => Load; stop: () => void };

type Options = {
  /** The measurements since the previous call. */
  measure: () => LoadReading;
  onChange: (load: Load, reading: LoadReading) => void;
  lookMilliseconds?: number;
};

const limits = {
  busy: { delayMilliseconds: 250, memoryShare: 0.9 },
  overwhelmed: { delayMilliseconds: 1_000, memoryShare: 0.95 },
} as const;
const order: readonly Load[] = ['calm', 'busy', 'overwhelmed'];

/**
 * Measures once a second. Two measurements in a row begin a load, and the first one below ends it.
 *
 * A single long step, such as the first use of a large module, ends before refusing calls would help.
 */
export function gaugeLoad({ measure, onChange, lookMilliseconds = 1_000 }: Options): LoadGauge {
  let load: Load = 'calm';
  let before: Load = 'calm';

  function look(): void {
    const reading = measure();
    const seen = loadOf(reading);
    const next = order.indexOf(seen) < order.indexOf(before) ? seen : before;
    before = seen;
    if (next === load) return;
    load = next;
    onChange(load, reading);
  }

  const looking = setInterval(look, lookMilliseconds).unref();
  return { load: () => load, stop: () => clearInterval(looking) };
}

function loadOf({ delayMilliseconds, memoryShare }: LoadReading): Load {
  const passes = (limit: LoadReading) =>
    delayMilliseconds > limit.delayMilliseconds || memoryShare > limit.memoryShare;
  if (passes(limits.overwhelmed)) return 'overwhelmed';
  return passes(limits.busy) ? 'busy' : 'calm';
}
