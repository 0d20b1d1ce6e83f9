import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const notCopied = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  '.git',
  '.nx',
  '.cache',
  '.data',
  'test-results',
]);

/** Links the copy's own projects by name; everything else is found in the node_modules above the copy. */
export function linkProjects(copy: string): void {
  const links = path.join(copy, 'node_modules/@dosar');
  rmSync(links, { recursive: true, force: true });
  mkdirSync(links, { recursive: true });
  const { workspaces } = JSON.parse(readFileSync(path.join(copy, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const manifest of workspaces.flatMap((pattern) => packagesBelow(copy, pattern.split('/')))) {
    const { name } = JSON.parse(readFileSync(path.join(manifest, 'package.json'), 'utf8')) as {
      name: string;
    };
    symlinkSync(manifest, path.join(links, name.replace('@dosar/', '')));
  }
}

function packagesBelow(folder: string, [part, ...rest]: string[]): string[] {
  if (part === undefined) return readdirSync(folder).includes('package.json') ? [folder] : [];
  if (part !== '*') return packagesBelow(path.join(folder, part), rest);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => packagesBelow(path.join(folder, name), rest));
}

/** A copy of the repository's sources inside its own cache folder, ready for tools to run in. */
export function copyRepository(root: string): string {
  const copy = path.join(root, '.cache', 'generators', String(process.pid));
  rmSync(copy, { recursive: true, force: true });
  for (const entry of readdirSync(root)) {
    if (notCopied.has(entry)) continue;
    cpSync(path.join(root, entry), path.join(copy, entry), {
      recursive: true,
      filter: (source) => !notCopied.has(path.basename(source)),
    });
  }
  linkProjects(copy);
  return copy;
}
