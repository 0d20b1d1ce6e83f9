import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FileStoreUnavailable } from './file-store.ts';
import { folderFileStore, sweepIncoming } from './folder-file-store.ts';

const newStore = () => folderFileStore(mkdtempSync(join(tmpdir(), 'dosar-files-')));

test('what cannot be written whole leaves nothing behind', async () => {
  const store = newStore();
  await expect(store.save({} as never)).rejects.toThrow();
  expect(readdirSync(store.incoming)).toEqual([]);
});

test('a received file moves out of the incoming folder and only its owner can read it', async () => {
  const store = newStore();
  mkdirSync(store.incoming);
  const path = join(store.incoming, 'one');
  writeFileSync(path, 'pdf', { mode: 0o600 });

  const key = await store.keep({ path });

  expect(readdirSync(store.incoming)).toEqual([]);
  expect(statSync(join(store.incoming, '..', key)).mode & 0o777).toBe(0o600);
});

test('an upload abandoned an hour ago is swept away, a running one is not', async () => {
  const { incoming } = newStore();
  mkdirSync(incoming);
  for (const name of ['old', 'running']) writeFileSync(join(incoming, name), 'half');
  utimesSync(join(incoming, 'old'), new Date('2026-01-01T08:00:00Z'), new Date('2026-01-01T08:00:00Z'));

  await sweepIncoming(incoming, new Date('2026-01-01T09:00:01Z'));

  expect(readdirSync(incoming)).toEqual(['running']);
});

test('a folder that is gone, such as a mount that was lost, is a store that is not there for now', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dosar-files-'));
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder any more');
  await expect(folderFileStore(folder).save(Buffer.from('csv'))).rejects.toThrow(FileStoreUnavailable);
});
