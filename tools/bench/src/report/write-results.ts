import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { cacheFolder, workspaceRoot } from '../workspace.ts';
import { resultsPage, type Results } from './results.ts';

/**
 * Writes the page and the figures and answers where they are.
 *
 * Only a complete run is worth keeping under version control; everything else goes to the cache.
 */
export async function writeResults(results: Results, isComplete: boolean): Promise<string> {
  const folder = isComplete ? path.join(workspaceRoot, 'bench/results') : path.join(cacheFolder, 'results');
  const name = `${results.at.slice(0, 10)}-${results.commit.replace('+', '-changed')}`;
  mkdirSync(folder, { recursive: true });
  const page = path.join(folder, `${name}.md`);
  const figures = path.join(folder, `${name}.json`);
  await write(page, resultsPage(results));
  await write(figures, JSON.stringify(results));
  return path.relative(workspaceRoot, page);
}

async function write(file: string, content: string) {
  const { code } = await format(file, content, { printWidth: 110 });
  writeFileSync(file, code);
}
