import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import typescript from 'typescript';
import type { LockEntries } from './lock-file.ts';

/** Folders and files that only tests and builds read. */
const foldersLeftOut = new Set(['testing', 'fixtures', 'node_modules', 'dist', 'test-reports', '.cache']);
const filesLeftOut = /\.test\.ts$|^vitest\.|-test-client\.ts$/;
/** Samples and golden tables of the access tests. */
const testsOfAccess = 'apps/api/src/access';

/** A file of a package that the code looks up to read it, such as a font. */
const lookedUp = /\bresolve\('((?:@[\w-]+\/)?[a-z][\w.-]*\/[^']+)'\)/g;

/** The workspaces that the server consists of, as folders from the root: the server itself and what it depends on. */
export function serverWorkspaces(packages: LockEntries): string[] {
  const found = new Set<string>();
  const waiting = ['apps/api'];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    for (const name of Object.keys(packages[folder]?.dependencies ?? {})) {
      const linked = packages[`node_modules/${name}`];
      if (linked?.link === true && linked.resolved !== undefined) waiting.push(linked.resolved);
    }
  }
  return [...found].toSorted();
}

/** The files of a workspace that a running server reads, as paths from the root. */
export function sourcesOf(root: string, workspace: string): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!foldersLeftOut.has(entry.name) && path !== testsOfAccess) walk(path);
      } else if (!filesLeftOut.test(entry.name)) found.push(path);
    }
  };
  walk(workspace);
  return found;
}

/**
 * The packages outside this project that these files import, or look up by `resolve('package/file')`.
 *
 * A package is named by its first part, or by its first two when it has a scope.
 */
export function importedPackages(root: string, files: string[]): string[] {
  const names = new Set<string>();
  for (const file of files.filter((path) => path.endsWith('.ts'))) {
    const text = readFileSync(join(root, file), 'utf8');
    const specifiers = typescript
      .preProcessFile(text, true, true)
      .importedFiles.map((found) => found.fileName);
    for (const [, looked] of text.matchAll(lookedUp)) specifiers.push(looked ?? '');
    for (const specifier of specifiers) {
      if (/^[.#]|^node:|^$/.test(specifier)) continue;
      const parts = specifier.split('/');
      names.add(specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? ''));
    }
  }
  return [...names].filter((name) => !name.startsWith('@dosar/')).toSorted();
}
