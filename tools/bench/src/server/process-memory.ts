import { readFileSync } from 'node:fs';
import { withChildren } from './processor-time.ts';

/** Memory in use by a process and all it started, in kB; not a number where the system does not tell. */
export function memoryOf(pid: number): number {
  return withChildren(pid).reduce((sum, each) => sum + residentOf(each), 0);
}

/** Resident memory of a process alone, in kB: cheap enough to look at many times a second. */
export function ownMemoryOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** What a process shares with another one counts once: this is its proportional part. */
function residentOf(pid: number): number {
  try {
    const told = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(told)?.[1]);
  } catch {
    return process.platform === 'linux' ? 0 : Number.NaN;
  }
}
