import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

type Member = { pid: number; group: number; state: string; program: string };

/** How long processes of a command that ended may take to end themselves, in milliseconds: a busy machine is slow. */
const grace = 10_000;

/** Sends a signal to all processes of a group; false when there are none. */
export function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

/** One process out of `/proc/{pid}/stat`, whose second field is the program and may hold spaces and parentheses. */
export function readMember(stat: string): Member | undefined {
  const fields = /^(\d+) \((.*)\) (\S) \d+ (\d+)/su.exec(stat);
  if (fields === null) return undefined;
  const [, pid, program = '', state = '', group] = fields;
  return { pid: Number(pid), group: Number(group), state, program };
}

/** True for a process that does something; the dead keep their number until the one who waits for them looks. */
export const isAlive = ({ state }: Pick<Member, 'state'>): boolean => !['Z', 'X', 'x'].includes(state);

function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process ended meanwhile.
    return '';
  }
}

/** What lives in a group, by name; outside Linux only that something does. */
function namesOfGroup(group: number): string[] {
  if (!signalGroup(group, 0)) return [];
  if (process.platform !== 'linux') return [`something in process group ${group}`];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((pid) => readMember(readStat(pid)))
    .filter((member) => member !== undefined)
    .filter((member) => member.group === group && isAlive(member))
    .map(({ program, pid }) => `${program} (process ${pid})`);
}

async function leftAfter(group: number, milliseconds: number): Promise<string[]> {
  const until = performance.now() + milliseconds;
  let left = namesOfGroup(group);
  while (left.length > 0 && performance.now() < until) {
    await wait(100);
    left = namesOfGroup(group);
  }
  return left;
}

/** Ends what a command left in its process group and names it; nothing when all of it ended by itself. */
export async function endGroup(group: number): Promise<string[]> {
  const left = await leftAfter(group, grace);
  if (left.length === 0) return [];
  signalGroup(group, 'SIGTERM');
  if ((await leftAfter(group, 2000)).length > 0) signalGroup(group, 'SIGKILL');
  return left;
}
