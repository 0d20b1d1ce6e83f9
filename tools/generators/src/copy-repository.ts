import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  'test-reports',
]);

/** Links the copy's own projects by name. */
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

/** Links what npm installed, except the projects themselves. */
function linkPackages(root: string, copy: string): void {
  mkdirSync(path.join(copy, 'node_modules'));
  for (const entry of readdirSync(path.join(root, 'node_modules'))) {
    if (entry === '@dosar') continue;
    symlinkSync(path.join(root, 'node_modules', entry), path.join(copy, 'node_modules', entry));
  }
}

/** A copy of the repository's sources, ready for tools to run in. */
export function copyRepository(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'dosar-generators-'));
  for (const entry of readdirSync(root)) {
    if (notCopied.has(entry)) continue;
    cpSync(path.join(root, entry), path.join(copy, entry), {
      recursive: true,
      filter: (source) => !notCopied.has(path.basename(source)),
    });
  }
  linkPackages(root, copy);
  linkProjects(copy);
  return copy;
}
