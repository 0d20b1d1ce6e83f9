import { clientConfig, pgTypes, type DatabaseConnection, type Db } from '@dosar/api/database';
import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { planFigures, type PlanFigures, type PlanNode } from './query-plan.ts';

type Database = Db['kysely'] extends Kysely<infer Tables> ? Tables : never;
/** What is sent to PostgreSQL, with its values. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

const setting = /^\s*(?:set|savepoint|rollback)\b/i;

/** Runs the work once as the application's role, then lets PostgreSQL explain every query that it sent. */
export async function explainStatements<Answer>(
  connection: DatabaseConnection,
  orgId: string,
  work: (tx: Transaction<Database>) => Promise<Answer>,
): Promise<{ answer: Answer; plan: PlanFigures; statements: Statement[] }> {
  const sent: Statement[] = [];
  const pool = new pg.Pool({ ...clientConfig(connection), max: 1, types: pgTypes });
  // A server that is stopped right afterwards may still meet the connection that is being closed.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  });
  try {
    return await kysely.transaction().execute(async (tx) => {
      await sql`set local role dosar_app`.execute(tx);
      await sql`select set_config('app.org_id', ${orgId}, true)`.execute(tx);
      sent.length = 0;
      const answer = await work(tx);
      const plans: PlanNode[] = [];
      const statements = [...sent];
      // Once more from the beginning: what is set decides about plans.
      for (const statement of statements) {
        if (setting.test(statement.sql)) await setAgain(tx, statement);
        else plans.push(...(await explain(tx, statement)));
      }
      return { answer, plan: planFigures(plans), statements };
    });
  } finally {
    await kysely.destroy();
  }
}

/** Only the limits of time stay away: explaining takes longer than asking. */
async function setAgain(tx: Transaction<Database>, statement: Statement): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(statement.sql, [...statement.parameters]));
  await sql`set local statement_timeout = 0`.execute(tx);
}

async function explain(tx: Transaction<Database>, statement: Statement): Promise<PlanNode[]> {
  const { rows } = await tx.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    CompiledQuery.raw(`explain (analyze, buffers, format json) ${statement.sql}`, [...statement.parameters]),
  );
  return rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan));
}
