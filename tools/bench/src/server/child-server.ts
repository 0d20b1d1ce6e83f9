import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, so that it and its measurement do not share one event loop. */
export type ChildServer = { pid: number; stop: () => Promise<void> };

/** Starts a program, named by its file URL, and waits until it says over the channel that it is ready. */
export async function startChildServer(
  program: string,
  variables: Record<string, string>,
): Promise<ChildServer> {
  const child = spawn(process.execPath, [fileURLToPath(program)], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  const first = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (first === undefined || child.pid === undefined)
    throw new Error(`${program} ended before it was ready.`);
  return { pid: child.pid, stop };
}
