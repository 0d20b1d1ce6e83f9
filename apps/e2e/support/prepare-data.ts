// Runs before the products of a run: makes the data that they all begin with, and removes what dead runs left behind.
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '@dosar/api/process-identity';
import { firstStart, places, runFolder } from './places.ts';
import { copyFirstStart, startProduct } from './product.ts';

const ownFolders = readdirSync(tmpdir())
  .filter((name) => /^dosar-e2e-\d+$/.test(name))
  .filter((name) => statSync(join(tmpdir(), name)).uid === process.getuid?.());
for (const name of ownFolders)
  if (!isRunning(Number(name.replace('dosar-e2e-', ''))))
    rmSync(join(tmpdir(), name), { recursive: true, force: true });

for (const { dataDir } of [firstStart, ...places]) mkdirSync(dataDir, { recursive: true });
// Passable whatever the umask is, as in `newDataFolder`.
for (const folder of [runFolder, ...[firstStart, ...places].map(({ dataDir }) => dataDir)])
  chmodSync(folder, 0o711);

console.log(`Making the data of the journeys in ${runFolder} …`);
// As a person starts it for the first time: the pages are built too.
const product = await startProduct({ ...firstStart, program: 'tools/start/src/start.ts' });
await product.stop();
for (const { dataDir } of places) copyFirstStart(dataDir);
