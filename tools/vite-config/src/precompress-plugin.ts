import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(js|css|html|json|svg|txt|webmanifest)$/;
const smallestWorthIt = 1024;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that no server compresses the same bytes twice. */
export function precompressPlugin(): Plugin {
  return {
    name: 'dosar:precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle).filter((file) => worthIt.test(file));
      await Promise.all(files.map((file) => precompress(join(dir, file))));
    },
  };
}

async function precompress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallestWorthIt) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    promisify(brotliCompress)(content, quality).then((it) => writeFile(`${path}.br`, it)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((it) =>
      writeFile(`${path}.gz`, it),
    ),
  ]);
}
