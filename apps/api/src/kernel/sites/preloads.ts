import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which files a page needs at once that is opened at an address. */
export type Preloads = (url: string) => readonly string[];

/** Reads what the build of an app wrote down: patterns of addresses, each with the files that it needs. */
export function readPreloads(dist: string): Preloads {
  const file = join(dist, '.vite/preloads.json');
  const written = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as [pattern: string, files: string[]][])
    : [];
  const wanted = written.map(([pattern, files]) => ({ pattern: new RegExp(pattern), files }));
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    return [...new Set(wanted.flatMap(({ pattern, files }) => (pattern.test(path) ? files : [])))];
  };
}

/** The value of the `Link` header that makes a browser fetch them before it has read the page. */
export function linkHeader(files: readonly string[]): string {
  return files.map((file) => `<${file}>; rel=modulepreload`).join(', ');
}
