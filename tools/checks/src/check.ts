// `npm run checks`: the project's own checks, all or by name (`npm run checks -- texts layout`).
import { parseArgs } from 'node:util';
import { areaProblemCodes } from '@dosar/openapi';
import { checkBudgets } from './budgets/check-budgets.ts';
import { checkLayout } from './layout/check-layout.ts';
import { areaProblemFaults } from './texts/area-problems.ts';
import { checkTexts } from './texts/check-texts.ts';

// `--app=apps/tracker` is for the budgets: only those of that app.
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { app: { type: 'string' } },
});

const checks: Record<string, () => string[] | Promise<string[]>> = {
  texts: checkTexts,
  layout: checkLayout,
  messages: async () => {
    const { checkMessages, collectMessages, workspaceProjects } = await import('@dosar/vite-config');
    const collected = collectMessages(workspaceProjects());
    return [...checkMessages(collected), ...areaProblemFaults(areaProblemCodes, collected)];
  },
  budgets: () => checkBudgets(options.app),
};

for (const name of wanted.length > 0 ? wanted : Object.keys(checks)) {
  const check = checks[name];
  const problems = check
    ? await check()
    : [`There is no check "${name}": ${Object.keys(checks).join(', ')}.`];
  for (const problem of problems) console.error(`${name}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${name}: nothing to report`);
}
