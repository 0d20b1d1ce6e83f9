import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { s3FileStore } from '#src/providers/s3-file-store.ts';
import { startS3Server } from '#src/testing/s3-server.ts';
import { FileStoreUnavailable, newKey, type WorkingFileStore } from './file-store.ts';
import { folderFileStore } from './folder-file-store.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'dosar-files-'));
const folders = () => {
  const folder = newFolder();
  return { incoming: join(folder, 'incoming'), growing: join(folder, 'growing') };
};
let s3: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

function received(store: WorkingFileStore, content: Buffer) {
  mkdirSync(store.incoming, { recursive: true });
  const path = join(store.incoming, 'one');
  writeFileSync(path, content, { mode: 0o600 });
  return { path, sha256: createHash('sha256').update(content).digest('hex') };
}

describe.each([
  ['folder', () => folderFileStore(newFolder())],
  ['bucket', () => s3FileStore(s3.settings, folders())],
])('files in a %s', (_name, newStore) => {
  test('are read back as they were saved until they are removed', async () => {
    const store = newStore();
    const key = await store.save(Buffer.from('photo'));
    const content = await store.open(key);
    expect(content && (await buffer(content)).toString()).toBe('photo');

    await store.remove(key);
    await store.remove(key);
    expect(await store.open(key)).toBeUndefined();
  });

  test('leave the folder in which they waited, whole', async () => {
    const store = newStore();
    const photo = randomBytes(7_000_000);
    const key = await store.keep(received(store, photo));
    expect(readdirSync(store.incoming)).toEqual([]);
    const content = await store.open(key);
    expect(content && (await buffer(content)).equals(photo)).toBe(true);
  });

  test('are there at a path as long as another process works on them', async () => {
    const store = newStore();
    const key = await store.save(Buffer.from('photo'));
    expect(await store.atPath(key, (path) => Promise.resolve(readFileSync(path).toString()))).toBe('photo');
    await expect(store.atPath(key, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(store.incoming) ? readdirSync(store.incoming) : []).toEqual([]);
    expect(await store.atPath(newKey(), () => Promise.resolve('found'))).toBeUndefined();
  });

  test('are listed with their size and time', async () => {
    const store = newStore();
    const key = await store.save(Buffer.from('photo'));
    const found = [];
    for await (const batch of store.batches()) found.push(...batch);
    const file = found.find((kept) => kept.key === key);
    expect(file?.size).toBe(5);
    expect(Math.abs(Date.now() - (file?.writtenAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test.each(['../../etc/passwd', 'incoming/one', '', 'ab/../../x'])('have no key "%s"', async (key) => {
    const store = newStore();
    expect(await store.open(key)).toBeUndefined();
    await store.remove(key);
    await expect(store.atPath(key, () => Promise.resolve())).rejects.toThrow('No kept file');
  });

  test('can be stored, as the start finds out', async () => {
    const store = newStore();
    await expect(store.check()).resolves.toBeUndefined();
  });
});

test('a bucket of another name stops the start with a sentence, and so does a server that is away', async () => {
  const unknown = s3FileStore({ ...s3.settings, bucket: 'unknown' }, folders());
  await expect(unknown.check()).rejects.toThrow('NoSuchBucket');
  const away = s3FileStore({ ...s3.settings, endpoint: 'http://127.0.0.1:1' }, folders());
  await expect(away.check()).rejects.toThrow(FileStoreUnavailable);
});

test('what a bucket has of somebody else is none of our files', async () => {
  const store = s3FileStore(s3.settings, folders());
  const { S3Client, PutObjectCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ ...s3.settings, forcePathStyle: true });
  await client.send(
    new PutObjectCommand({ Bucket: s3.settings.bucket, Key: 'readme.txt', Body: Buffer.from('x') }),
  );
  for await (const batch of store.batches()) expect(batch.map(({ key }) => key)).not.toContain('readme.txt');
  client.destroy();
});
