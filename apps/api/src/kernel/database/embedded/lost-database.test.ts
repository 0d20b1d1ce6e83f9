import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHolder } from './fixtures/holder-process.ts';
import { DataFolderDamaged, startEmbeddedPostgres } from './index.ts';

// Some tests create a database with fsync, which a busy machine takes seconds for.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dosar-lost-'));
  chmodSync(folder, 0o711);
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leave(path: string, content = '') {
  const file = join(dataDir, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

const content = () => readdirSync(dataDir, { recursive: true }).map(String).sort();

async function refusal() {
  const before = content();
  const answer = await startEmbeddedPostgres({ dataDir }).catch((error: unknown) => error);
  expect(answer).toBeInstanceOf(DataFolderDamaged);
  expect(content()).toEqual(before);
  return (answer as Error).message;
}

test.each(['files/0a/0a5d', 'keys/server.key', 'audit-anchors/2026-03.jsonl'])(
  'a data folder with %s and an empty database folder gets no new database',
  async (trace) => {
    leave(trace);
    mkdirSync(join(dataDir, 'postgres'));
    const message = await refusal();
    expect(message).toContain(`holds ${trace.split('/')[0]}/, but its database is missing`);
    expect(message).toMatch(/Restore .* backup[^]*DATABASE_URL[^]*begin anew/);

    rmSync(join(dataDir, 'postgres'), { recursive: true });
    expect(await refusal()).toContain('its database is missing');
  },
);

test('a database folder without its version is not written over', async () => {
  leave('postgres/base/1/1259');
  expect(await refusal()).toContain('PG_VERSION is missing');
});

test('a damaged pointer to the database is named, and nothing is made in its place', async () => {
  leave('postgres.location', '\n');
  expect(await refusal()).toContain('postgres.location is damaged');
});

test('folders that hold nothing yet are a data folder to begin with; afterwards the password is not made anew', async () => {
  mkdirSync(join(dataDir, 'files', 'incoming'), { recursive: true });
  mkdirSync(join(dataDir, 'keys'));
  const server = await startEmbeddedPostgres({ dataDir });
  await server.stop();

  truncateSync(join(dataDir, 'postgres.password'));
  expect(await refusal()).toContain('postgres.password is not there, or empty');
});

test('a damaged lock is respected while the database works, and no longer when it has stopped', async () => {
  const holder = startHolder(dataDir);
  await holder.ready();
  const lock = join(dataDir, 'dosar.lock.1');
  // A holder that stands still renews nothing; its database works on.
  process.kill(holder.pid ?? 0, 'SIGSTOP');
  truncateSync(lock);
  utimesSync(lock, 0, 0);
  const refused = await startEmbeddedPostgres({ dataDir }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DataFolderDamaged);
  expect(String(refused)).toContain(`Process ${holder.serverPid()} is a database server`);

  await holder.kill('SIGKILL');
  process.kill(holder.serverPid(), 'SIGINT');
  await expect.poll(() => content().includes('postgres/postmaster.pid'), { timeout: 20_000 }).toBe(false);
  // What a power cut leaves of the database's own lock.
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), '');
  const next = await startEmbeddedPostgres({ dataDir });
  await next.stop();
  expect(content()).toContain('dosar.lock.1.damaged');
});
