import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../kernel/database/embedded/index.ts';
import type { EmbeddedPostgres } from '../kernel/database/embedded/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this test run; tests get databases of their own from `cloneDatabase`. */
    testServer: EmbeddedPostgres['connection'];
  }
}

let dataDir: string;
let server: EmbeddedPostgres;

/** One embedded PostgreSQL for the whole test run, without durability: its data does not outlive the run. */
export async function setup(project: TestProject) {
  dataDir = await mkdtemp(join(tmpdir(), 'dosar-test-'));
  // Passable for the account that PostgreSQL runs as when we are root.
  await chmod(dataDir, 0o711);
  server = await startEmbeddedPostgres({ dataDir, durability: 'throwaway' });
  project.provide('testServer', server.connection);
}

/** Ends the server and removes what it wrote. */
export async function teardown() {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
