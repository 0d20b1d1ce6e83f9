import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#src/generated/database.ts';
import { useDatabase } from '#src/testing/database.ts';
import { prepared } from './prepared-statements.ts';

const world = useDatabase();

type Kept = { statement: string; uses: number };

/** The statements that the connection of a transaction keeps. */
async function kept(tx: Transaction<Database>): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select statement, (generic_plans + custom_plans)::integer as uses from pg_prepared_statements`.execute(
    tx,
  );
  return rows;
}

test('a statement that is sent often is planned by a connection once and used with other values', async () => {
  await world.db.kysely.transaction().execute(async (tx) => {
    const answers: number[] = [];
    for (const value of [1, 2, 3]) {
      const { rows } = await sql<{ sum: number }>`${prepared}select ${value}::integer + 1 as sum`.execute(tx);
      answers.push(rows[0]?.sum ?? 0);
    }

    expect(answers).toEqual([2, 3, 4]);
    expect(await kept(tx)).toMatchObject([{ uses: 3 }]);
  });
});

test('any other statement leaves nothing behind', async () => {
  await world.db.kysely.transaction().execute(async (tx) => {
    const before = await kept(tx);
    await sql`select ${'once'}::text as word`.execute(tx);
    expect(await kept(tx)).toEqual(before);
  });
});

test('statements of endless variety cannot fill the memory of a connection', async () => {
  await world.db.kysely.transaction().execute(async (tx) => {
    for (let column = 0; column < 100; column += 1)
      await sql`${prepared}select 1 as ${sql.ref(`column_${column}`)}`.execute(tx);
    expect((await kept(tx)).length).toBeLessThanOrEqual(64);
  });
});
