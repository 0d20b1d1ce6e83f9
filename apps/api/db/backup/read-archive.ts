import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { extract, type Extract } from 'tar-stream';
import { manifestName, manifestShape, type Manifest } from './manifest.ts';

/** A backup cannot be used; the message says why and what to do. */
export class BackupUnusable extends Error {
  override name = 'BackupUnusable';
}

/**
 * Unpacks an archive into a folder and checks each file against the manifest: one that is missing, is too much or was changed
 * makes the whole backup unusable.
 */
export async function readArchive(source: string, identity: string, folder: string): Promise<Manifest> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const files = extract();
  const clear = await decrypted(decrypter, source);
  // What goes wrong on the way reaches the loop below through the end of the pipeline.
  const unpacked = unpackInto(files, clear).catch((error: unknown) => {
    throw unusable(error);
  });
  const found = new Map<string, { size: number; sha256: string }>();
  const read = async () => {
    let manifest: Manifest | undefined;
    for await (const entry of files) {
      const { name } = entry.header;
      if (name === manifestName) manifest = manifestShape.parse(JSON.parse(await text(entry)));
      else found.set(name, await keep(Readable.from(entry), pathIn(folder, name)));
    }
    return manifest;
  };
  const [manifest] = await Promise.all([
    read().catch((error: unknown) => {
      throw unusable(error);
    }),
    unpacked,
  ]);
  if (manifest === undefined) throw new BackupUnusable('The backup ends before its list of files.');
  compare(manifest, found);
  return manifest;
}

async function decrypted(decrypter: Decrypter, source: string): Promise<Readable> {
  const content = Readable.toWeb(createReadStream(source)) as ReadableStream<Uint8Array>;
  try {
    return Readable.fromWeb(await decrypter.decrypt(content));
  } catch (cause) {
    throw new BackupUnusable('The backup cannot be opened with this key, or is no backup.', { cause });
  }
}

/** Zstandard begins a stream so; what does not is gzip, which versions before wrote. */
const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Decompresses what was decrypted by what its first bytes say, into the files. */
async function unpackInto(files: Extract, clear: Readable): Promise<void> {
  const chunks: AsyncIterator<Uint8Array, undefined> = clear[Symbol.asyncIterator]();
  const first = await chunks.next().catch((error: unknown) => {
    // Whoever reads the files waits for them.
    files.destroy();
    throw error;
  });
  const isZstd = first.value !== undefined && zstdMagic.equals(first.value.subarray(0, zstdMagic.length));
  async function* whole() {
    if (first.value !== undefined) yield first.value;
    for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) yield chunk;
  }
  await pipeline(whole, isZstd ? createZstdDecompress() : createGunzip(), files);
}

function unusable(cause: unknown): BackupUnusable {
  if (cause instanceof BackupUnusable) return cause;
  return new BackupUnusable(
    `The backup is damaged: ${cause instanceof Error ? cause.message : String(cause)}`,
    {
      cause,
    },
  );
}

/** A name in an archive is never trusted as a path. */
function pathIn(folder: string, name: string): string {
  const path = normalize(join(folder, name));
  if (!path.startsWith(`${folder}${sep}`))
    throw new BackupUnusable(`The backup has a file outside of it: ${name}`);
  return path;
}

async function keep(content: Readable, path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  async function* hashed() {
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  await pipeline(hashed, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return { size, sha256: hash.digest('hex') };
}

function compare({ files }: Manifest, found: ReadonlyMap<string, { size: number; sha256: string }>): void {
  const listed = new Set(files.map(({ name }) => name));
  for (const name of found.keys())
    if (!listed.has(name)) throw new BackupUnusable(`The backup does not list its file ${name}.`);
  for (const { name, size, sha256 } of files) {
    const file = found.get(name);
    if (file === undefined) throw new BackupUnusable(`The backup lacks its file ${name}.`);
    if (file.size !== size || file.sha256 !== sha256)
      throw new BackupUnusable(`The file ${name} of the backup was changed.`);
  }
}
