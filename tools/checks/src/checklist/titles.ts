import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listTestFiles, workspaceRoot } from '../workspace.ts';

const titled =
  /\b(?:test|it|describe|journey)(?:\.[a-zA-Z]+(?:\([^)]*\))?)*(?:\.step)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const storyName = /\bname:\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Titles of tests, journeys and stories in a source text. */
export function titlesIn(source: string): string[] {
  return [...source.matchAll(titled), ...source.matchAll(storyName)].map(([, , title = '']) => title);
}

/** Titles of all tests of the product, read from the sources without running them; tools prove no row. */
export function readTitles(): string[] {
  return listTestFiles()
    .filter((file) => !file.startsWith('tools/'))
    .flatMap((file) => titlesIn(readFileSync(path.join(workspaceRoot, file), 'utf8')));
}
