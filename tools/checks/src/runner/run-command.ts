import { spawn } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { endGroup, signalGroup } from './process-group.ts';
import type { Step } from './stage.ts';

export type CommandResult = { exitCode: number; output: string; seconds: number };

const running = new Set<number>();

/** Ends every command still running, for the moment the user interrupts. */
export function endRunningCommands(): void {
  for (const pid of running) signalGroup(pid, 'SIGKILL');
}

type Options = Pick<Step, 'env' | 'limit' | 'cwd'>;

/**
 * Runs a command in a process group of its own and keeps its output.
 *
 * A command that outlives its limit, or leaves processes behind, fails: both would disturb the next run.
 */
export async function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  { env = {}, limit = 600, cwd = '.' }: Options = {},
): Promise<CommandResult> {
  const started = performance.now();
  const binaries = path.join(workspaceRoot, 'node_modules', '.bin');
  const child = spawn(program, args, {
    cwd: path.join(workspaceRoot, cwd),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`, ...env },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));

  const note = (text: string) => chunks.push(Buffer.from(`\n${text}\n`));
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  const timer = setTimeout(() => {
    note(`Ended after ${limit} s: the limit of this step.`);
    if (pid !== undefined) signalGroup(pid, 'SIGKILL');
  }, limit * 1000);

  let exitCode = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      note(error.message);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
  clearTimeout(timer);
  if (pid !== undefined) {
    const left = await endGroup(pid);
    if (left.length > 0) {
      note(`${program} left running: ${left.join(', ')}. They were ended.`);
      exitCode ||= 1;
    }
    running.delete(pid);
  }
  return {
    exitCode,
    output: Buffer.concat(chunks).toString('utf8'),
    seconds: (performance.now() - started) / 1000,
  };
}
