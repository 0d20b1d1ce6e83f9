import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from './generate.ts';
import type { Step } from './step.ts';
import { areaListsStep } from './steps/area-lists.ts';
import { clientOperationsStep } from './steps/client-operations.ts';
import { contractTypesStep } from './steps/contract-types.ts';
import { contractStep } from './steps/contract.ts';
import { databaseTypesStep } from './steps/database-types.ts';
import { helpArticlesStep } from './steps/help-articles.ts';
import { operationIndexStep } from './steps/operation-index.ts';
import { serverAreasStep } from './steps/server-areas.ts';
import { webAreasStep } from './steps/web-areas.ts';

const steps: Step[] = [
  contractStep,
  contractTypesStep,
  operationIndexStep,
  clientOperationsStep,
  databaseTypesStep,
  serverAreasStep,
  areaListsStep,
  webAreasStep,
  helpArticlesStep,
];

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
});
const root = join(import.meta.dirname, '..', '..', '..');

try {
  const chosen = stepsNamed(values.only);
  const outcome = await generate({ root }, chosen, { write: !values.check });
  const lines = [...outcome.changed, ...outcome.removed.map((path) => `${path} (gone)`)];
  if (values.check && lines.length > 0) {
    console.error(
      `Generated files are out of date; run \`npm run generate\` and commit:\n  ${lines.join('\n  ')}`,
    );
    process.exitCode = 1;
  } else {
    console.log(
      lines.length > 0 ? `Written:\n  ${lines.join('\n  ')}` : `${outcome.files} files are up to date`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function stepsNamed(names: string[] | undefined): Step[] {
  if (!names) return steps;
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No step is called ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}`,
    );
  }
  return steps.filter((step) => names.includes(step.name));
}
