import type { ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  freePorts,
  isServerReady,
  launchServer,
  untilServerReady,
  type ServerProcess,
} from './testing/server-process.ts';

// The server as an operating system sees it: a process with settings, an exit code and nothing left behind.
const children = new Set<ChildProcess>();
let dataDir: string;
let ports: [number, number];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dosar-main-'));
  // Passable for the account that runs the database when the tests run as root.
  await chmod(dataDir, 0o711);
  ports = await freePorts();
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}, stdio: 'pipe' | 'ipc' = 'pipe'): ServerProcess {
  const server = launchServer(
    { DATA_DIR: dataDir, STAFF_PORT: String(ports[0]), TRACKER_PORT: String(ports[1]), ...settings },
    { stdio },
  );
  children.add(server.child);
  return server;
}

const isReady = () => isServerReady(ports[0]);
const untilReady = (server: ServerProcess) => untilServerReady(server, ports[0]);

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

test('a data folder whose database is lost stops the start with instructions, not with a stack', async () => {
  const lost = join(dataDir, 'lost');
  await mkdir(join(lost, 'keys'), { recursive: true });
  await writeFile(join(lost, 'keys', 'server.key'), 'kept');
  const server = start({ DATA_DIR: lost });

  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('its database is missing');
  expect(server.output()).toContain('Restore the whole data folder from your backup.');
  expect(server.output()).not.toContain('    at ');
});

test('a second server on the same data folder names the first and leaves it alone; the first stops when told', async () => {
  const first = start({ LOG_LEVEL: 'info' });
  await untilReady(first);

  const safe = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', data_checksums: 'on' };
  const started = /^\{.*"started".*\}$/m.exec(first.output())?.[0] ?? '{}';
  expect(JSON.parse(started)).toMatchObject({ data_folder: dataDir, ...safe });

  const [staffPort, trackerPort] = await freePorts();
  const second = start({ STAFF_PORT: String(staffPort), TRACKER_PORT: String(trackerPort) });
  expect(await second.ended).toBe(1);
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
