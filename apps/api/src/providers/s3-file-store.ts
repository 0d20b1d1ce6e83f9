import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { keyPattern, newKey, type KeptFile, type WorkingFileStore } from '#src/kernel/files/file-store.ts';
import { s3Bucket, type ListedObject, type S3Settings } from './s3-bucket.ts';

/** Folders of this machine in which files wait and grow. */
type Folders = Pick<WorkingFileStore, 'incoming' | 'growing'>;

/** Files as objects of a bucket. Contents stream from and to it; what another process works on is fetched for that time. */
export function s3FileStore(settings: S3Settings, folders: Folders): WorkingFileStore {
  const bucket = s3Bucket(settings);
  // Keys come from our own rows; a row that was tampered with must still name none of somebody else's objects.
  const open: WorkingFileStore['open'] = async (key) => (keyPattern.test(key) ? bucket.get(key) : undefined);

  return {
    ...folders,
    open,
    async keep({ path, sha256 }) {
      const key = newKey();
      const { size } = await stat(path);
      await bucket.put(key, {
        Body: createReadStream(path),
        ContentLength: size,
        // The bucket refuses what arrived otherwise than it was received.
        ...(sha256 !== undefined && { ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64') }),
      });
      await rm(path, { force: true });
      return key;
    },
    async save(content) {
      const key = newKey();
      await bucket.put(key, { Body: content });
      return key;
    },
    async atPath(key, work) {
      if (!keyPattern.test(key)) throw new TypeError('No kept file has such a key.');
      const content = await open(key);
      if (content === undefined) return undefined;
      await mkdir(folders.incoming, { recursive: true, mode: 0o700 });
      const path = join(folders.incoming, randomUUID());
      try {
        await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async *batches() {
      for await (const page of bucket.list()) yield page.flatMap(keptFile);
    },
    async remove(key) {
      if (keyPattern.test(key)) await bucket.remove(key);
    },
    async check() {
      await mkdir(folders.incoming, { recursive: true, mode: 0o700 });
      const key = newKey();
      await bucket.put(key, { Body: Buffer.from('check') });
      await bucket.remove(key);
    },
  };
}

/** Objects that somebody else put into the bucket are none of ours. */
function keptFile({ Key: key, Size: size, LastModified: writtenAt }: ListedObject): KeptFile[] {
  if (key === undefined || size === undefined || writtenAt === undefined || !keyPattern.test(key)) return [];
  return [{ key, size, writtenAt }];
}
