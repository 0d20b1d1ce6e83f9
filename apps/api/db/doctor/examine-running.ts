import type { Env } from '#src/env.ts';
import type { Db } from '#src/kernel/database/index.ts';
import { examineDatabase } from './examine-database-repository.ts';
import { examineSurroundings } from './examine-surroundings.ts';
import type { Finding } from './finding.ts';

/** What the doctor finds when the server asks it about itself, by the connections that it has. */
export async function examineRunning(env: Env, db: Db, now: () => Date): Promise<Finding[]> {
  const findings = await Promise.all([examineDatabase(db, now), examineSurroundings(env, now)]);
  return findings.flat();
}
