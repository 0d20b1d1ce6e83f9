import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace.ts';

/** A file of the repository with its content; `file` is the path from the root with forward slashes. */
export type Text = { file: string; content: string };

const skippedFolders = new Set([
  'node_modules',
  'dist',
  'generated',
  'coverage',
  'storybook-static',
  'test-results',
  'test-reports',
  'playwright-report',
  '.git',
  '.nx',
  '.cache',
  '.data',
]);
const skippedFiles = new Set(['package-lock.json', 'LICENSE', 'mockServiceWorker.js']);
const binary = /\.(png|jpe?g|webp|gif|ico|pdf|woff2?|zip|heic|bin|gz)$/i;

function walk(folder: string): string[] {
  return readdirSync(path.join(workspaceRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    // `.git` is a file in a worktree.
    if (skippedFolders.has(entry.name)) return [];
    if (entry.isDirectory()) return walk(file);
    return entry.isFile() && !skippedFiles.has(entry.name) && !binary.test(entry.name) ? [file] : [];
  });
}

/** Every text that people of this repository write. */
export function listTexts(): Text[] {
  return walk('.')
    .sort()
    .map((file) => ({ file, content: readFileSync(path.join(workspaceRoot, file), 'utf8') }));
}
