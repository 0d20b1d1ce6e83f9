import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { constants, gzipSync } from 'node:zlib';

type ManifestEntry = { file: string; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, ManifestEntry>;

/** The JavaScript that a first screen makes the browser fetch, and its texts in the language of who has chosen none. */
export type FirstScreen = { files: string[]; bytes: number; gzip: number; texts: number };

function keyOf(module: string, manifest: Manifest): string {
  const key = Object.keys(manifest).find((it) => it === module || it.endsWith(`/${module}`));
  if (!key) throw new Error(`The build has no chunk for ${module}: ${Object.keys(manifest).join(', ')}`);
  return key;
}

function collectImports(key: string, manifest: Manifest, found: Set<string>): void {
  if (found.has(key)) return;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) collectImports(imported, manifest, found);
}

/** Which page of an app: by its address, or by ends of source paths as `account/feature/src/login/login-page.tsx`. */
export type Opened = { address?: string; routeChunks?: string[] };

/**
 * Weighs the first screen of a built app: its entry, what the page needs beyond it, and what all of them import.
 *
 * A page with an address needs the files that the server names in the head of its answer.
 */
export function measureFirstScreen(
  dist: string,
  entryHtml: string,
  { address, routeChunks = [] }: Opened = {},
): FirstScreen {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const keys = new Set<string>();
  for (const module of [entryHtml, ...routeChunks]) collectImports(keyOf(module, manifest), manifest, keys);

  const imported = [...keys].map((key) => manifest[key]?.file ?? '');
  const named = address === undefined ? [] : filesNamedFor(address, dist);
  const files = [...new Set([...imported, ...named])].filter((it) => it.endsWith('.js'));
  const contents = files.map((file) => readFileSync(join(dist, file)));
  return {
    files,
    bytes: contents.reduce((sum, it) => sum + it.length, 0),
    gzip: contents.reduce((sum, it) => sum + gzipBytes(it), 0),
    texts: textsFor(address, dist).reduce((sum, file) => sum + gzipBytes(readFileSync(join(dist, file))), 0),
  };
}

const gzipBytes = (content: Buffer) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;

/** The files of texts that the page at an address asks for before its program runs, as its own script says. */
function textsFor(pathname = '/', dist: string): string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const script = [...page.matchAll(/<script>(.*?)<\/script>/gs)].find(([, code]) =>
    code?.includes('dosarTexts'),
  )?.[1];
  const fetched: { href: string }[] = [];
  runInNewContext(script ?? '', {
    location: { pathname },
    localStorage: { getItem: () => null },
    window: {},
    document: {
      documentElement: {},
      createElement: () => ({}),
      head: { append: (link: { href: string }) => fetched.push(link) },
    },
  });
  return fetched.map(({ href }) => href.slice(href.indexOf('assets/')));
}

function filesNamedFor(address: string, dist: string): string[] {
  const written = JSON.parse(readFileSync(join(dist, '.vite/preloads.json'), 'utf8')) as [string, string[]][];
  const named = written.flatMap(([pattern, files]) => (new RegExp(pattern).test(address) ? files : []));
  if (named.length === 0) throw new Error(`The build has no chunk for ${address}`);
  return named.map((file) => file.slice(file.indexOf('assets/')));
}
