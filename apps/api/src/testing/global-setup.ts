import { mkdtemp, rm } from 'node:fs/promises';
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

/** One embedded PostgreSQL for the whole test run, without durability: its data does not outlive the run. */
export default async function startTestServer(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dosar-test-'));
  const server = await startEmbeddedPostgres({ dataDir, durability: 'throwaway' });
  project.provide('testServer', server.connection);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
