import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import type { Flake } from './flaky-tests.ts';

const flakesFile = 'docs/flakes.md';
const entry = /^- `(.+)`/gm;
const allowance = /^At most (\d+) entr/m;

/** Adds flakes that the list does not have yet; whoever saw them mends them and removes the line. */
export function noteFlakes(flakes: readonly Flake[], root = workspaceRoot): void {
  const file = path.join(root, flakesFile);
  if (flakes.length === 0 || !existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const lines = flakes
    .filter(({ title }) => !text.includes(`\`${title}\``))
    .map(({ title, file: where, reason }) => `- \`${title}\` (${where}): ${reason}`);
  if (lines.length > 0) writeFileSync(file, `${text.trimEnd()}\n${lines.join('\n')}\n`);
}

/** What is wrong with a committed list: it may only shrink, so its first lines say how many entries it may have. */
export function flakesProblems(text: string): string[] {
  const most = Number(allowance.exec(text)?.[1] ?? 0);
  const entries = [...text.matchAll(entry)].length;
  return entries > most
    ? [`${flakesFile}: ${entries} entries, ${most} allowed; mend a flake instead of committing it`]
    : [];
}

/** The list as it is committed: what a run has just written is no fault of the next run. */
export function committedFlakes(root = workspaceRoot): string {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${flakesFile}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return stdout;
  const file = path.join(root, flakesFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
