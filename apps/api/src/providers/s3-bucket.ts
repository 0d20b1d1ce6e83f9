import type { Readable } from 'node:stream';
import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { FileStoreUnavailable } from '#src/kernel/files/file-store.ts';

/** Where a bucket is, and who we are there. */
export type S3Settings = {
  bucket: string;
  region: string;
  /** The address of a server that speaks the protocol; Amazon's own when absent. */
  endpoint?: string | undefined;
  /** Without one, the SDK looks for the role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** One object of a bucket, as a list of them says. */
export type ListedObject = { Key?: string; Size?: number; LastModified?: Date };

const connectionMilliseconds = 5_000;
/** Nothing moves for so long: the server is taken to be away. */
const idleMilliseconds = 30_000;

/** The calls that a bucket of the S3 protocol takes. Throws `FileStoreUnavailable` when one fails. */
export function s3Bucket(settings: S3Settings) {
  const bucket = { Bucket: settings.bucket };
  // The SDK is large: servers with a folder never load it.
  const loaded = lazily(async () => {
    const sdk = await import('@aws-sdk/client-s3');
    return { sdk, client: clientOf(sdk.S3Client, settings) };
  });

  /** What is not there answers `undefined`; whatever else fails is not the caller's fault. */
  async function ask<Result>(work: (s3: Awaited<ReturnType<typeof loaded>>) => Promise<Result>) {
    const s3 = await loaded();
    try {
      return await work(s3);
    } catch (error) {
      if (error instanceof s3.sdk.NoSuchKey) return undefined;
      const reason = `The bucket did not answer as it should: ${reasonOf(error)}.`;
      throw new FileStoreUnavailable(reason, { cause: error });
    }
  }

  return {
    async put(Key: string, content: Omit<PutObjectCommandInput, 'Bucket' | 'Key'>): Promise<void> {
      await ask(({ sdk, client }) => client.send(new sdk.PutObjectCommand({ ...bucket, Key, ...content })));
    },
    async get(Key: string): Promise<Readable | undefined> {
      const found = await ask(({ sdk, client }) => client.send(new sdk.GetObjectCommand({ ...bucket, Key })));
      // In Node the body is a stream of the connection.
      return found?.Body as Readable | undefined;
    },
    async remove(Key: string): Promise<void> {
      await ask(({ sdk, client }) => client.send(new sdk.DeleteObjectCommand({ ...bucket, Key })));
    },
    async *list(): AsyncGenerator<readonly ListedObject[]> {
      for (let ContinuationToken: string | undefined; ;) {
        const asked = { ...bucket, ContinuationToken };
        const page = await ask(({ sdk, client }) => client.send(new sdk.ListObjectsV2Command(asked)));
        yield page?.Contents ?? [];
        ContinuationToken = page?.NextContinuationToken;
        if (ContinuationToken === undefined) return;
      }
    },
  };
}

function clientOf(Client: typeof S3Client, { region, endpoint, credentials }: S3Settings): S3Client {
  return new Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials !== undefined && { credentials }),
    // Checksums that the SDK adds by itself are refused by most servers that are not Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What fails is thrown, and logged where it matters.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: { connectionTimeout: connectionMilliseconds, socketTimeout: idleMilliseconds },
  });
}

function ignore(): void {}

/** The name of the failure: its text may hold addresses and keys. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
