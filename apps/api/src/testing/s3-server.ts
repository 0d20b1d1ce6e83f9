import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A server of the S3 protocol on this machine, with one empty bucket. */
export async function startS3Server(bucket = 'dosar-files') {
  const directory = await mkdtemp(join(tmpdir(), 'dosar-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  let isRunning = true;
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    /** Stopping it twice is no error. */
    async stop() {
      if (!isRunning) return;
      isRunning = false;
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
