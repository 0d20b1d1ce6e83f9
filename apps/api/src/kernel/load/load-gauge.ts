/** How much the process has to do: at `busy` it turns reads away, at `overwhelmed` all but the way in. */
export type Load = 'calm' | 'busy' | 'overwhelmed';

/** What the load is judged by. */
export type LoadReading = {
  /** How long whatever arrives waits before anything looks at it. */
  delayMilliseconds: number;
  /** Memory in use, as a share of what the process may have. */
  memoryShare: number;
};

/** Knows the load without measuring it at the moment somebody asks. */
export type LoadGauge = { load: () => Load; stop: () => void };

type Options = {
  /** What was measured since it was asked last. */
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
 * Looks once a second. Two looks in a row make a load; the first one without it ends it.
 *
 * One long step, such as the first use of something large, is over before turning anybody away would help.
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
