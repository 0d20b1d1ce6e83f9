import { readEnv, type Env } from '#src/env.ts';
import { startEmbeddedPostgres } from '#src/kernel/database/embedded/index.ts';
import { createDatabase, migrate, type Db } from '#src/kernel/database/index.ts';
import { serverKeys } from '#src/kernel/keys/server-keys.ts';
import { fileStoreOf } from '#src/open-file-store.ts';
import { fillDatabase } from '../fill-database.ts';

/**
 * Runs a command on the database of the settings: DATABASE_URL, or the embedded one of DATA_DIR, whose server must not be
 * running. What goes wrong is said in one sentence and fails the process.
 */
export async function withDatabase(work: (db: Db, env: Env) => Promise<void>): Promise<void> {
  try {
    const env = readEnv(process.env);
    const server =
      env.DATABASE_URL === undefined
        ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR, report: (text) => console.warn(text) })
        : { connection: env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL, stop: () => Promise.resolve() };
    try {
      await migrate(server.connection);
      const files = fileStoreOf(env);
      await fillDatabase(server.connection, {
        demo: env.DEMO,
        now: new Date(),
        serverKey: serverKeys(env).hmac,
        saveContent: files.save,
      });
      const db = createDatabase(server.connection, { maxConnections: 2 });
      try {
        await work(db, env);
      } finally {
        await db.close();
      }
    } finally {
      await server.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
