// `npm run sizes`: how long the files of each project are. A trend to look at, not a gate: lint holds the hard limits.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listProjects, workspaceRoot } from './workspace.ts';

function lengthsOf(project: string): number[] {
  return globSync(`${project}/**/*.{ts,tsx}`, {
    cwd: workspaceRoot,
    exclude: (name) => ['node_modules', 'dist', 'generated'].includes(path.basename(name)),
  })
    .map((file) => readFileSync(path.join(workspaceRoot, file), 'utf8').trimEnd().split('\n').length)
    .sort((a, b) => a - b);
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

console.log(
  `${'project'.padEnd(34)}${['files', 'median', 'p90', 'p99'].map((word) => word.padStart(8)).join('')}`,
);
for (const { root } of listProjects()) {
  const lengths = lengthsOf(root);
  if (lengths.length === 0) continue;
  const figures = [
    lengths.length,
    percentile(lengths, 0.5),
    percentile(lengths, 0.9),
    percentile(lengths, 0.99),
  ];
  console.log(`${root.padEnd(34)}${figures.map((figure) => String(figure).padStart(8)).join('')}`);
}
