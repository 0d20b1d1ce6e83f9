import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { firstStart, runFolder, staffOriginOf, trackerOriginOf, type Place } from './places.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where a product is told to run. */
export type ProductPlace = Place & {
  /** Settings beyond those of every test. */
  settings?: Record<string, string>;
  /** What is run, from the root; by itself the server alone, so that a kill hits the process that answers. */
  program?: string;
};

/** The whole product in its one process, as `npm start` runs it. */
export type Product = {
  staffOrigin: string;
  trackerOrigin: string;
  /** What it printed so far. */
  output: () => string;
  /** The code it ended with; waits until it ends. */
  exitCode: () => Promise<number | null>;
  /** Ends it as an operator would. */
  stop: () => Promise<void>;
  /** Takes the process away in the middle of whatever it does. */
  killHard: () => Promise<void>;
};

/** A data folder of its own, without anything; `remove` deletes it with everything in it. */
export async function newDataFolder() {
  const dataDir = await mkdtemp(join(runFolder, 'own-'));
  // Passable for the account that runs the database when the tests run as root: the database then stays inside.
  await chmod(dataDir, 0o711);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A data folder of its own that holds the demo world. */
export async function filledDataFolder() {
  const folder = await newDataFolder();
  copyFirstStart(folder.dataDir);
  return folder;
}

/** Copies the data of the run's first start, each file with its owner: the database runs by an account of its own. */
export function copyFirstStart(dataDir: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${firstStart.dataDir}/.`, dataDir], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The data of the first start could not be copied: ${stderr}`);
}

/** Launches the product without waiting for it. */
export function launchProduct({ dataDir, staffPort, trackerPort, settings, program }: ProductPlace): Product {
  const child = spawn(process.execPath, [program ?? 'apps/api/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      APP_ENV: 'Test',
      DEMO: '1',
      DATA_DIR: dataDir,
      STAFF_PORT: String(staffPort),
      TRACKER_PORT: String(trackerPort),
      RATE_LIMIT_SCALE: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child, join(runFolder, `${staffPort}.log`));
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    staffOrigin: staffOriginOf({ staffPort }),
    trackerOrigin: trackerOriginOf({ trackerPort }),
    output,
    exitCode: async () => {
      await ended;
      return child.exitCode;
    },
    stop: () => end('SIGTERM'),
    killHard: () => end('SIGKILL'),
  };
}

/** Launches the product and waits until it answers. */
export async function startProduct(place: ProductPlace): Promise<Product> {
  const product = launchProduct(place);
  await ready(product);
  return product;
}

/** Waits until the product says that it is ready; fails with what it printed when it never does. */
async function ready(product: Product, withinSeconds = 120): Promise<void> {
  const end = Date.now() + withinSeconds * 1000;
  while (Date.now() < end) {
    const answer = await fetch(`${product.staffOrigin}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`The product did not become ready in ${withinSeconds} s.\n${product.output()}`);
}

function collectOutput(child: ChildProcess, file: string) {
  let text = '';
  const log = createWriteStream(file);
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      log.write(chunk);
    });
  return () => text;
}
