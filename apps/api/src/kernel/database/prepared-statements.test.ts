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

async function send(tx: Transaction<Database>, statement: ReturnType<typeof sql>, times: number) {
  for (let sent = 0; sent < times; sent += 1) await statement.execute(tx);
}

test('a statement that is planned once serves other values', async () => {
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

test('any other statement is kept once it is sent again', async () => {
  await world.db.kysely.transaction().execute(async (tx) => {
    await send(tx, sql`select ${'again'}::text as word`, 1);
    expect(await kept(tx)).not.toContainEqual(
      expect.objectContaining({ statement: 'select $1::text as word' }),
    );
    await send(tx, sql`select ${'and again'}::text as word`, 2);
    expect(await kept(tx)).toContainEqual({ statement: 'select $1::text as word', uses: 2 });
  });
});

test('what PostgreSQL cannot prepare is sent as it is', async () => {
  await world.db.kysely.transaction().execute(async (tx) => {
    await send(tx, sql`set local lock_timeout = '3s'; set local statement_timeout = '9s'`, 3);
    await send(tx, sql`select 1; select 2`, 3);
    expect(await kept(tx)).not.toContainEqual(
      expect.objectContaining({ statement: expect.stringContaining(';') }),
    );
  });
});

test('statements of endless variety cannot fill the memory of a connection', async () => {
  await world.db.kysely.transaction().execute(async (tx) => {
    for (let column = 0; column < 300; column += 1)
      await sql`${prepared}select 1 as ${sql.ref(`column_${column}`)}`.execute(tx);
    expect((await kept(tx)).length).toBeLessThanOrEqual(256);
  });
});
