import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '@dosar/api/process-identity';
import { firstStart, runFolder } from './places.ts';
import { startProduct } from './product.ts';

/** Removes what runs that are dead left behind. */
export function removeDeadRuns(): void {
  const ownFolders = readdirSync(tmpdir())
    .filter((name) => /^dosar-e2e-\d+$/.test(name))
    .filter((name) => statSync(join(tmpdir(), name)).uid === process.getuid?.());
  for (const name of ownFolders)
    if (!isRunning(Number(name.replace('dosar-e2e-', ''))))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
}

/** Makes folders of the run that are passable whatever the umask is, as in `newDataFolder`. */
export function makeFolders(dataDirs: string[]): void {
  for (const folder of [runFolder, ...dataDirs]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o711);
  }
}

/** Starts the product as a person does for the first time, which builds pages that are not built, and stops it. */
export async function makeFirstStart(): Promise<void> {
  makeFolders([firstStart.dataDir]);
  const product = await startProduct({ ...firstStart, program: 'tools/start/src/start.ts' });
  await product.stop();
}
