import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
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
  writeFileSync(page, await format(resultsPage(results), { parser: 'markdown' }));
  writeFileSync(
    path.join(folder, `${name}.json`),
    await format(JSON.stringify(results), { parser: 'json', printWidth: 110 }),
  );
  return path.relative(workspaceRoot, page);
}
