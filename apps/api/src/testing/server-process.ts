import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';

const main = join(import.meta.dirname, '../main.ts');

/** A server as an operating system sees it: a process with settings and an exit code. */
export type ServerProcess = ReturnType<typeof launchServer>;

/** Launches the server, or another program that starts it, without waiting for it. */
export function launchServer(
  settings: Record<string, string>,
  { stdio = 'pipe', program = main }: { stdio?: 'pipe' | 'ipc'; program?: string } = {},
) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { PATH, NODE_COMPILE_CACHE, APP_ENV: 'Test', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', ...(stdio === 'ipc' ? [stdio] : [])],
  });
  let output = '';
  const heard = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', heard);
  child.stderr?.on('data', heard);
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  return { child, ended, output: () => output };
}

/** Waits until both origins answer; a server that ends instead shows what it said. */
export async function untilServerReady(server: ServerProcess, staffPort: number): Promise<void> {
  const isOver = server.ended.then((code) =>
    Promise.reject(new Error(`It ended with ${code}: ${server.output()}`)),
  );
  const isReady = () => isServerReady(staffPort);
  await Promise.race([isOver, expect.poll(isReady, { timeout: 60_000, interval: 100 }).toBe(true)]);
}

/** Whether the server of this port takes work. */
export async function isServerReady(staffPort: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${staffPort}/api/health/ready`).catch(() => undefined);
  return answer?.status === 200;
}

/** Two ports that nobody listens on, for the staff and the tracker; held together, so that they differ. */
export async function freePorts(): Promise<[staff: number, tracker: number]> {
  const held = [await holdPort(), await holdPort()] as const;
  for (const { release } of held) await release();
  return [held[0].port, held[1].port];
}

async function holdPort() {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { port, release: () => new Promise((closed) => server.close(closed)) };
}
