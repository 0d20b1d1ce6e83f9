import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderDamaged } from './data-folder-damaged.ts';
import { DataFolderInUse } from './data-folder-in-use.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { ownIdentity } from './process-identity.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dosar-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const locks = () => readdirSync(folder).sort();

function leaveLock(number: number, change: Partial<ReturnType<typeof ownIdentity>>, beatAgoMs = 0) {
  const path = join(folder, `dosar.lock.${number}`);
  const holder = { ...ownIdentity(), startedAt: '2026-01-01T00:00:00Z', command: 'node other.ts', ...change };
  writeFileSync(path, JSON.stringify(holder));
  const beat = new Date(Date.now() - beatAgoMs);
  utimesSync(path, beat, beat);
}

test('a folder belongs to one holder at a time, also within a process', () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  lock.release();
  lockDataFolder(folder).release();
  expect(locks()).toEqual([]);
});

test('the lock tells who holds the folder', () => {
  const lock = lockDataFolder(folder);
  expect(JSON.parse(readFileSync(join(folder, 'dosar.lock.1'), 'utf8'))).toMatchObject({
    pid: process.pid,
    hostName: ownIdentity().hostName,
    command: process.argv.join(' '),
  });
  lock.release();
});

test('a holder that died is succeeded, and its lock removed', () => {
  leaveLock(4, { pid: 999_999_999 });
  const lock = lockDataFolder(folder);
  expect(locks()).toEqual(['dosar.lock.5']);
  lock.release();
});

test('a process that only has the number of a dead holder is not taken for it', () => {
  leaveLock(1, { born: 'another day' });
  const lock = lockDataFolder(folder);
  expect(locks()).toEqual(['dosar.lock.2']);
  lock.release();
});

test('a living holder is never displaced, whatever number its lock has', () => {
  leaveLock(7, {});
  expect(() => lockDataFolder(folder)).toThrow(
    /in use by process \d+ on .*, started 2026-01-01T00:00:00Z \(node other.ts\)/,
  );
  expect(locks()).toEqual(['dosar.lock.7']);
});

test('a holder on another machine counts as alive while it gives signs of life', () => {
  leaveLock(1, { hostName: 'elsewhere', pid: 999_999_999 }, 20_000);
  expect(() => lockDataFolder(folder)).toThrow(/on elsewhere/);
  leaveLock(1, { hostName: 'elsewhere', pid: 999_999_999 }, 40_000);
  lockDataFolder(folder).release();
});

test('a lock that a slow process made over a living holder is given up again', () => {
  leaveLock(2, { pid: 999_999_999 });
  leaveLock(1, {});
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  expect(locks()).not.toContain('dosar.lock.3');
});

function leaveDamagedLock(content: string, beatAgoMs: number) {
  const path = join(folder, 'dosar.lock.1');
  writeFileSync(path, content);
  const beat = new Date(Date.now() - beatAgoMs);
  utimesSync(path, beat, beat);
}

const damages = [
  ['nothing', ''] as const,
  ['half of a holder', '{"pid": 12'] as const,
  ['no holder', 'null'] as const,
];

test.each(damages)('a lock that says %s and is renewed stops the start with words', (_, content) => {
  leaveDamagedLock(content, 5_000);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderDamaged);
  expect(() => lockDataFolder(folder)).toThrow(
    /dosar\.lock\.1 is damaged[^]*Stop that server[^]*Nothing was changed/,
  );
  expect(locks()).toEqual(['dosar.lock.1']);
});

test.each(damages)('a lock that says %s and that nobody renews is put aside, not removed', (_, content) => {
  leaveDamagedLock(content, 40_000);
  const lock = lockDataFolder(folder);
  expect(locks()).toEqual(['dosar.lock.1.damaged', 'dosar.lock.2']);
  expect(readFileSync(join(folder, 'dosar.lock.1.damaged'), 'utf8')).toBe(content);
  lock.release();
});
