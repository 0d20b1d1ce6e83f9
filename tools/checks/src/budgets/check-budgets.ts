import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson, workspaceRoot } from '../workspace.ts';

/** `limit` is for JavaScript, `texts` for what the page says in one language. */
type Budget = { screen: string; app: string; entry?: string; address?: string; limit: number; texts: number };

const kilobyte = 1000;

/** First screens, of one app or all, that weigh more than their budget, gzip; the weights are printed either way. */
export async function checkBudgets(wanted?: string): Promise<string[]> {
  const { measureFirstScreen } = await import('@dosar/vite-config');
  const { budgets } = readJson<{ budgets: Budget[] }>(path.join(workspaceRoot, 'tools/checks/budgets.json'));
  const chosen = budgets.filter(({ app }) => wanted === undefined || app === path.basename(wanted));
  return chosen.flatMap(({ screen, app, entry = 'index.html', address, limit, texts }) => {
    const dist = path.join(workspaceRoot, 'apps', app, 'dist');
    if (!existsSync(dist)) return [`${screen}: apps/${app} is not built`];
    try {
      const weighed = measureFirstScreen(dist, entry, address === undefined ? {} : { address });
      const weight = (weighed.gzip / kilobyte).toFixed(1);
      const words = (weighed.texts / kilobyte).toFixed(1);
      console.log(
        `  ${screen.padEnd(24)} ${weight.padStart(7)} of ${limit} kB, texts ${words.padStart(5)} of ${texts} kB`,
      );
      return [
        ...(weighed.gzip > limit * kilobyte ? [`${screen} weighs ${weight} kB; at most ${limit} kB`] : []),
        ...(weighed.texts > texts * kilobyte
          ? [`The texts of ${screen} weigh ${words} kB; at most ${texts} kB`]
          : []),
      ];
    } catch (error) {
      return [`${screen} could not be weighed: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}
