import { join } from 'node:path';
import type { Env } from './env.ts';
import type { WorkingFileStore } from './kernel/files/file-store.ts';
import { folderFileStore } from './kernel/files/folder-file-store.ts';
import { s3FileStore } from './providers/s3-file-store.ts';

/** The file store of the settings: the folder of the data folder, or a bucket. */
export function fileStoreOf(env: Env): WorkingFileStore {
  const folder = join(env.DATA_DIR, 'files');
  if (env.S3_BUCKET === undefined) return folderFileStore(folder);
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return s3FileStore(
    {
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      credentials:
        accessKeyId === undefined || secretAccessKey === undefined
          ? undefined
          : { accessKeyId, secretAccessKey },
    },
    { incoming: join(folder, 'incoming'), growing: join(folder, 'growing') },
  );
}
