import { existsSync } from 'node:fs';
import { EnvError, readEnv, type Env } from '#src/env.ts';
import { runningServer, startEmbeddedPostgres } from '#src/kernel/database/embedded/index.ts';
import { createDatabase, type DatabaseConnection } from '#src/kernel/database/index.ts';
import { examineDatabase } from './examine-database-repository.ts';
import { examineSurroundings } from './examine-surroundings.ts';
import { bad, good, note, wordsOf, type Finding } from './finding.ts';

/** Looks at settings, database and surroundings, and changes nothing of them. */
export async function examine(
  variables: Record<string, string | undefined>,
  now: () => Date = () => new Date(),
): Promise<Finding[]> {
  let env: Env;
  try {
    env = readEnv(variables);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    // Without settings there is nothing else to look at.
    return error.problems.map(({ name, problem }) => bad(name, problem, 'see .env.example'));
  }
  const mode = env.isProduction ? good : note;
  return [
    mode('settings', `${env.APP_ENV}, all are valid`),
    ...(await databaseFindings(env, now)),
    ...(await examineSurroundings(env, now)),
  ];
}

async function databaseFindings(env: Env, now: () => Date): Promise<Finding[]> {
  if (env.DATABASE_URL !== undefined) return examined(env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL, now);
  if (!existsSync(env.DATA_DIR))
    return [note('database', `${env.DATA_DIR} is not there`, 'the first start makes it')];
  const running = runningServer(env.DATA_DIR);
  if (running !== undefined) return examined(running.connection, now);
  try {
    const server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
    try {
      return await examined(server.connection, now);
    } finally {
      await server.stop();
    }
  } catch (error) {
    return [bad('database', wordsOf(error), 'see docs/operations.md, "Data folder"')];
  }
}

async function examined(connection: DatabaseConnection, now: () => Date): Promise<Finding[]> {
  const db = createDatabase(connection, { maxConnections: 2 });
  try {
    return await examineDatabase(db, now);
  } finally {
    await db.close();
  }
}
