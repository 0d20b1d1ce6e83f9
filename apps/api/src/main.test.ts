import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The server as an operating system sees it: a process with settings, an exit code and nothing left behind.
const main = join(import.meta.dirname, 'main.ts');
const children = new Set<ChildProcess>();
let dataDir: string;
let ports: [number, number];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dosar-main-'));
  // Passable for the account that runs the database when the tests run as root.
  await chmod(dataDir, 0o711);
  ports = [await freePort(), await freePort()];
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

function start(settings: Record<string, string> = {}, stdio: 'pipe' | 'ipc' = 'pipe') {
  const [staffPort, trackerPort] = ports;
  const env = {
    PATH: process.env['PATH'] ?? '',
    APP_ENV: 'Test',
    DATA_DIR: dataDir,
    STAFF_PORT: String(staffPort),
    TRACKER_PORT: String(trackerPort),
    ...settings,
  };
  const child = spawn(process.execPath, [main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', ...(stdio === 'ipc' ? [stdio] : [])],
  });
  children.add(child);
  let output = '';
  const heard = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', heard);
  child.stderr?.on('data', heard);
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  return { child, ended, output: () => output };
}

/** Waits until both origins answer; a server that ends instead shows what it said. */
async function untilReady(server: ReturnType<typeof start>): Promise<void> {
  const isOver = server.ended.then((code) =>
    Promise.reject(new Error(`It ended with ${code}: ${server.output()}`)),
  );
  await Promise.race([isOver, expect.poll(isReady, { timeout: 60_000, interval: 100 }).toBe(true)]);
}

async function isReady(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${ports[0]}/api/health/ready`).catch(() => undefined);
  return answer?.status === 200;
}

test('wrong settings are all named in one table, and nothing starts', async () => {
  const server = start({ STAFF_PORT: 'http', DEMO: 'yes' });

  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/DEMO +must be 0 or 1/);
  expect(server.output()).toMatch(/STAFF_PORT +a port number/);
  expect(server.output()).not.toContain('    at ');
});

test('Production refuses to start without its secrets', async () => {
  const server = start({ APP_ENV: 'Production' });

  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/TOKEN_SIGNING_KEY +is required in Production/);
});

test('a second server on the same data folder names the first and leaves it alone; the first stops when told', async () => {
  const first = start();
  await untilReady(first);

  const begun = performance.now();
  const second = start({ STAFF_PORT: String(await freePort()), TRACKER_PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(second.output()).toContain(`in use by process ${first.child.pid}`);
  expect(await isReady()).toBe(true);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await isReady()).toBe(false);
}, 120_000);

test('a server whose starter is gone stops by itself and gives the data folder back', async () => {
  const orphan = start({}, 'ipc');
  await untilReady(orphan);
  orphan.child.disconnect();
  expect(await orphan.ended).toBe(0);

  const next = start();
  await untilReady(next);
  next.child.kill('SIGINT');
  expect(await next.ended).toBe(0);
}, 180_000);
