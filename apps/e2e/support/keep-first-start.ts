// Makes the data of a first start once for the journeys of all areas and keeps it in the folder that the caller names.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeFirstStart, makeFolders, removeDeadRuns } from './make-first-start.ts';
import { runFolder } from './places.ts';
import { copyFirstStart } from './product.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [target] = positionals;
if (target === undefined) throw new Error('Say where the data is kept.');

removeDeadRuns();
try {
  await makeFirstStart();
  rmSync(target, { recursive: true, force: true });
  makeFolders([target]);
  copyFirstStart(target);
} finally {
  rmSync(runFolder, { recursive: true, force: true });
}
