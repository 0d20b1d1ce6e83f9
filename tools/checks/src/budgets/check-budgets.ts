import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson, workspaceRoot } from '../workspace.ts';

type Budget = { screen: string; app: string; entry?: string; address?: string; limit: number };

const kilobyte = 1000;

/** First screens, of one app or all, that weigh more than their budget, gzip; the weights are printed either way. */
export async function checkBudgets(wanted?: string): Promise<string[]> {
  const { measureFirstScreen } = await import('@dosar/vite-config');
  const { budgets } = readJson<{ budgets: Budget[] }>(path.join(workspaceRoot, 'tools/checks/budgets.json'));
  const chosen = budgets.filter(({ app }) => wanted === undefined || app === path.basename(wanted));
  return chosen.flatMap(({ screen, app, entry = 'index.html', address, limit }) => {
    const dist = path.join(workspaceRoot, 'apps', app, 'dist');
    if (!existsSync(dist)) return [`${screen}: apps/${app} is not built`];
    try {
      const { gzip } = measureFirstScreen(dist, entry, address === undefined ? {} : { address });
      const weight = (gzip / kilobyte).toFixed(1);
      console.log(`  ${screen.padEnd(24)} ${weight.padStart(7)} of ${limit} kB`);
      return gzip > limit * kilobyte ? [`${screen} weighs ${weight} kB; at most ${limit} kB`] : [];
    } catch (error) {
      return [`${screen} could not be weighed: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}
