import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { pack, type Pack } from 'tar-stream';
import { manifestName, type Manifest, type ManifestFacts } from './manifest.ts';

/** Zstandard's own default: as small as gzip makes an archive, many times faster. */
const level = 3;

/** A file of a backup: its name in the archive, and exactly `size` bytes. */
export type ArchivedFile = { name: string; size: number; content: AsyncIterable<Uint8Array> };

/**
 * Writes an archive (tar, zstd, encrypted by age for the recipient) whose last file is the manifest with the hash of every other one.
 *
 * The archive gets its name only once it is whole and on the disk, so a backup that was cut off is never taken for one.
 */
export async function writeArchive(
  target: string,
  recipient: string,
  facts: ManifestFacts,
  files: AsyncIterable<ArchivedFile>,
): Promise<Manifest> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const archive = pack();
  const partial = `${target}.partial`;
  const compressed = archive.pipe(
    createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: level } }),
  );
  try {
    const written = pipeline(
      Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(compressed) as ReadableStream<Uint8Array>)),
      createWriteStream(partial, { flags: 'w', mode: 0o600, flush: true }),
    );
    const [manifest] = await Promise.all([fill(archive, facts, files), written]);
    await rename(partial, target);
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function fill(
  archive: Pack,
  facts: ManifestFacts,
  files: AsyncIterable<ArchivedFile>,
): Promise<Manifest> {
  try {
    const listed: Manifest['files'] = [];
    for await (const file of files) listed.push(await add(archive, file));
    const manifest = { ...facts, files: listed };
    archive.entry({ name: manifestName }, JSON.stringify(manifest));
    archive.finalize();
    return manifest;
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function add(archive: Pack, { name, size, content }: ArchivedFile): Promise<Manifest['files'][number]> {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(hashed, archive.entry({ name, size, mode: 0o600 }));
  return { name, size, sha256: hash.digest('hex') };
}
