import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const mark = 'DOSAR_TEST_RUN';

/** Marks this run in the environment, which every process it starts inherits. */
export function markRun(): string {
  const value = `${process.pid}-${Date.now()}`;
  process.env[mark] = value;
  return value;
}

function readProcess(pid: string, file: 'environ' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // The process ended meanwhile, or belongs to somebody else.
    return '';
  }
}

function findProcesses(run: string): string[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid)
    .filter((pid) => readProcess(pid, 'environ').includes(`${mark}=${run}`));
}

/** Ends processes of the run that are still alive, however they detached themselves, and names them; Linux only. */
export async function endLeftProcesses(run: string): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  if (findProcesses(run).length > 0) await wait(2000);
  return findProcesses(run).map((pid) => {
    const command = readProcess(pid, 'cmdline').trim();
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended by itself between the look and the kill.
    }
    return `${command} (process ${pid}) was still running and was ended`;
  });
}
