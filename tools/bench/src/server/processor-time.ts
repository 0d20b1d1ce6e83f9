import { readdirSync, readFileSync } from 'node:fs';

// Linux counts in hundredths of a second, whatever the machine.
const millisecondsPerTick = 10;

type Stat = { parent: number; milliseconds: number };

/**
 * How long a process has had a processor since its start, together with all processes it started.
 *
 * Undefined where the system does not tell. Unlike time on the clock it hardly depends on what else the machine does.
 */
export function processorTime(pid: number): number | undefined {
  const own = readStat(pid);
  if (own === undefined) return undefined;
  return own.milliseconds + childrenOf(pid).reduce((sum, child) => sum + (processorTime(child) ?? 0), 0);
}

/** Processor time of several processes together; not a number where the system does not tell. */
export function workOf(pids: readonly (number | undefined)[]): number {
  return pids.reduce<number>(
    (sum, pid) => sum + ((pid === undefined ? undefined : processorTime(pid)) ?? NaN),
    0,
  );
}

/** Processor time of this process alone, in milliseconds. */
export function ownWork(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A process and all that it and its own have started. */
export function withChildren(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(withChildren)];
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => readStat(other)?.parent === pid);
}

function readStat(pid: number): Stat | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Reads a line of /proc/<pid>/stat; the name in it may contain anything, brackets too. */
export function parseStat(line: string): Stat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return {
    parent: Number(fields[1]),
    // Its own, in user and system, and that of children that have ended: a database ends connections all the time.
    milliseconds: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * millisecondsPerTick,
  };
}
