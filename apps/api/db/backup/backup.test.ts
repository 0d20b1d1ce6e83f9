import { createHash, randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync, zstdDecompressSync } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { readEnv } from '#src/env.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#src/kernel/database/embedded/index.ts';
import { createDatabase, migrate, type Db } from '#src/kernel/database/index.ts';
import { findJobHold, releaseJobs } from '#src/kernel/jobs/job-hold.ts';
import { fileStoreOf } from '#src/open-file-store.ts';
import { hashesOfRows } from '#src/testing/all-rows.ts';
import { fillSmallWorld } from '#src/testing/world/small-world.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

// Each test starts database servers of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const now = new Date('2026-03-04T08:00:00Z');
let place: string;
let identity: string;
let recipient: string;
let server: EmbeddedPostgres;
let db: Db;
let documentKey: string;

const envOf = (folder: string) => readEnv({ APP_ENV: 'Test', DATA_DIR: join(place, folder) });
const backup = (name: string) => join(place, name);
const documentBytes = randomBytes(300_000);

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'dosar-backup-test-'));
  await chmod(place, 0o711);
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  const env = envOf('first');
  server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  await migrate(server.connection);
  await fillSmallWorld(server.connection);
  db = createDatabase(server.connection, { maxConnections: 4 });
  documentKey = await fileStoreOf(env).save(documentBytes);
});

afterAll(async () => {
  await db.close();
  await server.stop();
  await rm(place, { recursive: true, force: true });
});

async function inRestored<Result>(folder: string, work: (copy: Db) => Promise<Result>): Promise<Result> {
  const copy = await startEmbeddedPostgres({ dataDir: envOf(folder).DATA_DIR });
  const opened = createDatabase(copy.connection, { maxConnections: 2 });
  try {
    return await work(opened);
  } finally {
    await opened.close();
    await copy.stop();
  }
}

const restoreTo = async (folder: string, name: string, key = identity) => {
  const env = envOf(folder);
  await mkdir(join(env.DATA_DIR), { recursive: true, mode: 0o711 });
  await cp(join(envOf('first').DATA_DIR, 'keys'), join(env.DATA_DIR, 'keys'), { recursive: true });
  return restoreBackup(env, { source: backup(name), identity: key, now });
};

describe('G16 a backup of a running installation', () => {
  test('brings back every acknowledged row and the bytes of every document, and holds the jobs of the copy', async () => {
    const orgId = demoId('organisation', 'demo');
    await sql`insert into outbox (org_id, kind, to_address, body) values (${orgId}, 'sms', '+40722000000', 'waits')`.execute(
      db.kysely,
    );
    const before = await hashesOfRows(db);
    const made = await makeBackup(envOf('first'), { target: backup('whole'), recipient, now });
    expect(made.files.map(({ name }) => name)).toContain(`files/${documentKey}`);

    const restored = await restoreTo('second', 'whole');
    expect(restored).toMatchObject({ files: 1, brokenChains: [], waitingMessages: 1 });
    const content = await fileStoreOf(envOf('second')).open(documentKey);
    if (content === undefined) throw new Error('The document did not come back.');
    expect(await buffer(content)).toEqual(documentBytes);
    await inRestored('second', async (copy) => {
      expect(await hashesOfRows(copy)).toEqual(before);
      expect(await findJobHold(copy)).toEqual({
        held_since: now,
        reason: 'Restored from a backup of 2026-03-04T08:00:00.000Z',
      });
      expect(await releaseJobs(copy, { dropsMessages: true })).toBe(1);
      expect(await findJobHold(copy)).toBeUndefined();
      const { rows } = await sql<{ late: boolean }>`select not_after <= now() as late from outbox`.execute(
        copy.kysely,
      );
      expect(rows).toEqual([{ late: true }]);
    });
  });

  test('has what was acknowledged before it began, while rows go on coming', async () => {
    const written: string[] = [];
    let isWriting = true;
    const write = async () => {
      for (let number = 0; isWriting; number++) {
        const at = new Date(now.getTime() + number * 1000).toISOString();
        await sql`insert into content_sweep (swept_at, files, unnamed, unnamed_bytes, removed)
          values (${at}, 0, 0, 0, 0)`.execute(db.kysely);
        written.push(at);
      }
    };
    const writing = write();
    await expect.poll(() => written.length).toBeGreaterThan(50);
    const acknowledged = written.length;
    await makeBackup(envOf('first'), { target: backup('busy'), recipient, now });
    isWriting = false;
    await writing;
    await restoreTo('third', 'busy');
    await inRestored('third', async (copy) => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::integer as count from content_sweep`.execute(copy.kysely);
      expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged);
    });
  });
});

test('G16 a backup that an earlier version has compressed with gzip is restored, too', async () => {
  await makeBackup(envOf('first'), { target: backup('today'), recipient, now });
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const clear = zstdDecompressSync(await decrypter.decrypt(await readFile(backup('today'))));
  await writeFile(backup('of-old'), await encrypter.encrypt(gzipSync(clear)));

  expect(await restoreTo('old', 'of-old')).toMatchObject({ files: 1, brokenChains: [] });
});

describe('G16 a backup is refused, and nothing is put in place,', () => {
  beforeAll(() => makeBackup(envOf('first'), { target: backup('refused'), recipient, now }));
  const left = async (folder: string) =>
    (await readdir(envOf(folder).DATA_DIR)).filter((name) => name !== 'keys');

  test('with another key', async () => {
    await expect(restoreTo('fourth', 'refused', await generateX25519Identity())).rejects.toThrow(
      'cannot be opened with this key',
    );
    expect(await left('fourth')).toEqual([]);
  });

  test('when one byte of it was changed, or its end is missing', async () => {
    const bytes = await readFile(backup('refused'));
    const { size } = await stat(backup('refused'));
    const changed = Buffer.from(bytes);
    changed[Math.floor(size / 2)]! ^= 1;
    await writeFile(backup('changed'), changed);
    await writeFile(backup('short'), bytes.subarray(0, size - 1000));
    for (const name of ['changed', 'short']) {
      await expect(restoreTo('fifth', name)).rejects.toThrow('The backup is damaged');
      expect(await left('fifth')).toEqual([]);
      await rm(envOf('fifth').DATA_DIR, { recursive: true });
    }
  });

  test('where something is already, or the server key is another one', async () => {
    await expect(restoreBackup(envOf('first'), { source: backup('refused'), identity, now })).rejects.toThrow(
      'is not empty',
    );
    await expect(restoreBackup(envOf('empty'), { source: backup('refused'), identity, now })).rejects.toThrow(
      'The server key is not that of the backup',
    );
    expect(await readdir(place)).not.toContain('empty');
    const other = { ...envOf('sixth'), SERVER_KEY: createHash('sha256').update('another').digest('base64') };
    await mkdir(other.DATA_DIR, { recursive: true });
    await expect(restoreBackup(other, { source: backup('refused'), identity, now })).rejects.toThrow(
      'The server key is not that of the backup',
    );
  });

  test('is written under its name only once it is whole', async () => {
    const nowhere = { ...envOf('first'), BACKUP_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    await expect(makeBackup(nowhere, { target: backup('none'), recipient, now })).rejects.toThrow();
    expect(await readdir(place)).not.toContain('none');
  });
});
