import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#src/kernel/database/embedded/index.ts';
import { latestSchemaVersion, migrate } from '#src/kernel/database/migrate.ts';
import { newestPackaged } from '#src/testing/packaged-postgres.ts';
import { schemaOf } from '#src/testing/schema-lines.ts';
import { cloneDatabase } from '#src/testing/template-database.ts';
import { fillSmallWorld } from '#src/testing/world/small-world.ts';

const packaged = newestPackaged();

async function startPackaged(programs: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dosar-packaged-'));
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, durability: 'throwaway', programs });
  onTestFinished(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return server.connection;
}

test.skipIf(packaged === undefined)(
  'the PostgreSQL of the system is migrated from empty to the same schema, and takes an organisation',
  async () => {
    const connection = await startPackaged(packaged?.folder);
    const applied = await migrate(connection);
    expect(applied).toHaveLength(latestSchemaVersion());
    await fillSmallWorld(connection);

    const { observer, drop } = await cloneDatabase('small');
    onTestFinished(drop);
    expect(await schemaOf(connection)).toEqual(await schemaOf(observer));
  },
);
