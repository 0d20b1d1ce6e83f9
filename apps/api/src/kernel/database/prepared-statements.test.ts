import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#src/generated/database.ts';
import { useDatabase } from '#src/testing/database.ts';
import { demoId } from '#src/demo-world.ts';
import { createDatabase } from './create-database.ts';
import { isConcurrencyError } from './database-unavailable.ts';
import { inTenant, readInTenant, type TenantTransactionOptions } from './in-tenant.ts';
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

test('a statement whose table got a column meanwhile is prepared anew, and all others with it', async () => {
  const db = createDatabase(world.connection, { maxConnections: 1 });
  const orgId = demoId('organisation', 'demo');
  const asked = {
    reads: sql`select * from branch order by branch_code`,
    writes: sql`select * from team order by team_id`,
  };
  const write = (options?: TenantTransactionOptions) =>
    inTenant(db, orgId, (tx) => asked.writes.execute(tx), options);
  const read = () => readInTenant(db, orgId, (tx) => asked.reads.execute(tx));
  for (let sent = 0; sent < 3; sent += 1) await Promise.all([read(), write()]);

  await sql`alter table branch add column of_next_version text`.execute(world.db.kysely);
  await sql`alter table team add column of_next_version text`.execute(world.db.kysely);
  expect((await read()).rows[0]).toHaveProperty('of_next_version');
  // The read has told that the plans are outdated: the change need not fail first.
  expect((await write()).rows[0]).toHaveProperty('of_next_version');

  await sql`alter table team add column of_the_one_after text`.execute(world.db.kysely);
  await expect(write()).rejects.toSatisfy(isConcurrencyError);
  expect((await write()).rows[0]).toHaveProperty('of_the_one_after');
  await sql`alter table team drop column of_the_one_after`.execute(world.db.kysely);
  expect((await write({ retry: true })).rows[0]).not.toHaveProperty('of_the_one_after');
  await db.close();
});
