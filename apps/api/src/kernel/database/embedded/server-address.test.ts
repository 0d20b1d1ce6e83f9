import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverAddress } from './server-address.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dosar-address-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const twoHoursAgo = (Date.now() - 2 * 60 * 60 * 1000) / 1000;

function leave(name: string, content?: string): string {
  const left = join(folder, name);
  mkdirSync(left);
  if (content !== undefined) writeFileSync(join(left, content), '');
  return left;
}

function leaveOld(name: string, content?: string): string {
  const left = leave(name, content);
  utimesSync(left, twoHoursAgo, twoHoursAgo);
  return left;
}

test('what killed servers left empty is removed at the next start, and nothing else', async () => {
  leaveOld('dosar-Abc123');
  leaveOld('dosar-Used12', '.s.PGSQL.5432');
  leaveOld('dosar-other-1');
  leave('dosar-Young1');
  const data = leave('data');

  const { host, remove } = await serverAddress(data, undefined);
  const kept = ['data', 'dosar-Used12', 'dosar-Young1', 'dosar-other-1'];
  expect(readdirSync(folder).sort()).toEqual([...kept, basename(host)].sort());
  remove();
  expect(readdirSync(folder).sort()).toEqual(kept);
});

test.runIf(process.getuid?.() === 0)('a folder of somebody else stays', async () => {
  chownSync(leaveOld('dosar-Others'), 5, 60);
  const { remove } = await serverAddress(leave('data'), undefined);
  remove();
  expect(readdirSync(folder)).toContain('dosar-Others');
});
