import {
  clientConfig,
  createDatabase,
  pgTypes,
  readInTenant,
  type DatabaseConnection,
  type Db,
} from '@dosar/api/database';
import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { planFigures, type PlanFigures, type PlanNode } from './query-plan.ts';

type Database = Db['kysely'] extends Kysely<infer Tables> ? Tables : never;
/** What is sent to PostgreSQL, with its values. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

const leadingComments = /^(?:\s*\/\*.*?\*\/)*/;
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
      const statements = [...sent];
      // Where nothing is set, the server sends each statement by itself, and what that sets decides about plans.
      const isRead = !statements.some((statement) => setting.test(statement.sql));
      const plans = isRead
        ? await explainReads(connection, orgId, statements)
        : await explainAgain(tx, statements);
      return { answer, plan: planFigures(plans), statements };
    });
  } finally {
    await kysely.destroy();
  }
}

/** Statements of a transaction once more from the beginning: what is set decides about plans. */
async function explainAgain(tx: Transaction<Database>, statements: readonly Statement[]) {
  const plans: PlanNode[] = [];
  for (const statement of statements) {
    if (setting.test(statement.sql)) await setAgain(tx, statement);
    else plans.push(...(await explain(tx, statement)));
  }
  return plans;
}

/** The plans of reads as the server's connections keep them, whichever values they meet. */
async function explainReads(connection: DatabaseConnection, orgId: string, statements: readonly Statement[]) {
  const db = createDatabase(connection, { maxConnections: 1 });
  try {
    return await readInTenant(db, orgId, async (tx) => {
      const plans: PlanNode[] = [];
      for (const [index, statement] of statements.entries()) {
        const kept = `explained_${index}`;
        const marks = leadingComments.exec(statement.sql)?.[0] ?? '';
        const values = statement.parameters.map(literal).join(', ');
        await tx.executeQuery(CompiledQuery.raw(`prepare ${kept} as ${statement.sql}`));
        plans.push(...(await plansOf(tx, `${marks} execute ${kept}${values && `(${values})`}`, [])));
      }
      return plans;
    });
  } finally {
    await db.close();
  }
}

/** A value in the text of a statement: EXECUTE takes no parameters. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((part) => JSON.stringify(part)).join(',')}}`);
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Only the limits of time stay away: explaining takes longer than asking. */
async function setAgain(tx: Transaction<Database>, statement: Statement): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(statement.sql, [...statement.parameters]));
  await sql`set local statement_timeout = 0`.execute(tx);
}

function explain(tx: Transaction<Database>, statement: Statement): Promise<PlanNode[]> {
  return plansOf(tx, statement.sql, statement.parameters);
}

async function plansOf(tx: Transaction<Database>, text: string, values: readonly unknown[]) {
  const { rows } = await tx.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...values]),
  );
  return rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan));
}
