import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '#src/env.ts';
import { clientConfig, withDatabaseName } from '#src/kernel/database/database-connection.ts';
import { startEmbeddedPostgres } from '#src/kernel/database/embedded/index.ts';
import { createDatabase, migrate } from '#src/kernel/database/index.ts';
import { fileStoreOf } from '#src/open-file-store.ts';
import { hashesOfRows } from '#src/testing/all-rows.ts';
import { connectionUrl } from '#src/testing/connection-url.ts';
import { newestPackaged } from '#src/testing/packaged-postgres.ts';
import { fillSmallWorld } from '#src/testing/world/small-world.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const packaged = newestPackaged();
const now = new Date('2026-03-04T08:00:00Z');

test.skipIf(packaged === undefined)(
  'G16 the PostgreSQL of the system is backed up by a role that sees all rows, and by no other; a new database gets all of them back',
  async () => {
    const place = await mkdtemp(join(tmpdir(), 'dosar-packaged-backup-'));
    await chmod(place, 0o711);
    const server = await startEmbeddedPostgres({
      dataDir: join(place, 'server'),
      durability: 'throwaway',
      programs: packaged?.folder,
    });
    onTestFinished(async () => {
      await server.stop();
      await rm(place, { recursive: true, force: true });
    });
    const { connection } = server;
    await runAs(connection, [
      `create role claims_owner login createrole password 'own'`,
      `create role claims_backup login bypassrls password 'all' in role pg_read_all_data`,
      `create database claims owner claims_owner`,
      `create database copy owner claims_owner`,
    ]);
    const urlOf = (user: string, password: string, database: string) =>
      connectionUrl({ ...connection, user, password, database });
    const owner = urlOf('claims_owner', 'own', 'claims');
    await migrate(owner);
    await fillSmallWorld(owner);

    const envOf = (folder: string, values: Record<string, string>) =>
      readEnv({ APP_ENV: 'Test', DATA_DIR: join(place, folder), ...values });
    const identity = await generateX25519Identity();
    const asked = { target: join(place, 'backup'), recipient: await identityToRecipient(identity), now };
    const asOwner = envOf('first', { DATABASE_URL: owner });
    const key = await fileStoreOf(asOwner).save(Buffer.from('a document'));
    await expect(makeBackup(asOwner, asked)).rejects.toThrow('does not see all rows');
    await makeBackup({ ...asOwner, BACKUP_DATABASE_URL: urlOf('claims_backup', 'all', 'claims') }, asked);

    const copy = envOf('second', { DATABASE_URL: urlOf('claims_owner', 'own', 'copy') });
    await mkdir(copy.DATA_DIR);
    await cp(join(asOwner.DATA_DIR, 'keys'), join(copy.DATA_DIR, 'keys'), { recursive: true });
    const restored = await restoreBackup(copy, { source: asked.target, identity, now });
    expect(restored).toMatchObject({ files: 1, brokenChains: [] });
    expect(await fileStoreOf(copy).open(key)).toBeDefined();
    const rowsIn = async (database: string) => {
      const db = createDatabase(withDatabaseName(connection, database), { maxConnections: 1 });
      try {
        return await hashesOfRows(db);
      } finally {
        await db.close();
      }
    };
    expect(await rowsIn('copy')).toEqual(await rowsIn('claims'));
    await rm(join(copy.DATA_DIR, 'files'), { recursive: true });
    await expect(restoreBackup(copy, { source: asked.target, identity, now })).rejects.toThrow(
      'is not empty',
    );
  },
  120_000,
);

async function runAs(connection: Parameters<typeof clientConfig>[0], statements: string[]): Promise<void> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
