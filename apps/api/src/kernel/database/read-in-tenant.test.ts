import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import type { Database } from '#src/generated/database.ts';
import { cuttableConnection } from '#src/testing/cuttable-connection.ts';
import { useDatabase } from '#src/testing/database.ts';
import { createDatabase, type Db } from './create-database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { readInTenant } from './in-tenant.ts';
import { forceIndex, prepared } from './prepared-statements.ts';

const database = useDatabase();
const demo = demoId('organisation', 'demo');
const alfa = demoId('organisation', 'alfa');

const codes = (tx: Transaction<Database>) => tx.selectFrom('organisation').select('org_code').execute();

async function onOneConnection(work: (db: Db) => Promise<void>) {
  const db = createDatabase(database.connection, { maxConnections: 1 });
  await work(db);
  await db.close();
}

test('each statement of a read works as the limited role, for one organisation, with a time limit', () =>
  onOneConnection(async (db) => {
    for (const [orgId, code] of [
      [demo, 'demo'],
      [alfa, 'alfa'],
    ] as const) {
      const seen = await readInTenant(db, orgId, async (tx) => [
        await codes(tx),
        await codes(tx),
        (
          await sql`select current_user as role, current_org_id() as org, current_setting('statement_timeout') as "limit",
        current_setting('lock_timeout') as wait`.execute(tx)
        ).rows,
      ]);
      expect(seen).toEqual([
        [{ org_code: code }],
        [{ org_code: code }],
        [{ role: 'dosar_app', org: orgId, limit: '15s', wait: '5s' }],
      ]);
    }
  }));

test('nothing of a tenant stays on the connection, after a failure neither', () =>
  onOneConnection(async (db) => {
    const whoever = sql<{ role: string; org: string }>`select current_user as role, current_org_id() as org`;
    const before = (await whoever.execute(db.kysely)).rows;
    await readInTenant(db, demo, codes);
    expect((await whoever.execute(db.kysely)).rows).toEqual(before);

    const failing = readInTenant(db, demo, (tx) => sql`select 1 / 0`.execute(tx));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect((await whoever.execute(db.kysely)).rows).toEqual(before);
    expect(await readInTenant(db, alfa, codes)).toEqual([{ org_code: 'alfa' }]);
  }));

test('a statement that is sent often is planned once, for whichever organisation and values', () =>
  onOneConnection(async (db) => {
    const read = (tx: Transaction<Database>) =>
      sql<{
        org_code: string;
      }>`${prepared}select org_code from organisation where is_active = ${true}`.execute(tx);
    expect((await readInTenant(db, demo, read)).rows).toEqual([{ org_code: 'demo' }]);
    expect((await readInTenant(db, alfa, read)).rows).toEqual([{ org_code: 'alfa' }]);
    const { rows } = await sql`select generic_plans::integer as shared, custom_plans::integer as own
      from pg_prepared_statements where statement like '%is_active%' and name <> ''`.execute(db.kysely);
    expect(rows).toEqual([{ shared: 2, own: 0 }]);
  }));

test('a read of rows past their index does not scan their table, and the next one may', () =>
  onOneConnection(async (db) => {
    const scanning = (marks: typeof prepared) =>
      readInTenant(db, demo, async (tx) => {
        const { rows } = await sql<{
          scans: string;
        }>`${marks}select current_setting('enable_seqscan') as scans`.execute(tx);
        return rows[0]?.scans;
      });
    expect(await scanning(forceIndex)).toBe('off');
    expect(await scanning(prepared)).toBe('on');
    expect(await scanning(sql`${prepared}${forceIndex}`)).toBe('off');
  }));

test('a read can write nothing, and set nothing that the next statement would miss', async () => {
  const write = (tx: Transaction<Database>) =>
    tx.updateTable('organisation').set({ is_active: false }).execute();
  await expect(readInTenant(database.db, demo, write)).rejects.toThrow();
  const set = (tx: Transaction<Database>) => sql`set local enable_seqscan = off`.execute(tx);
  await expect(readInTenant(database.db, demo, set)).rejects.toThrow('A setting would end');
});

test('something that is no identifier never reaches a read', async () => {
  const work = readInTenant(database.db, "x'; drop table team; --", codes);
  await expect(work).rejects.toThrow('A tenant is named by a UUID.');
});

test('a connection that was lost is replaced; a database that is gone says so', async () => {
  if (typeof database.connection === 'string') throw new Error('The test server listens on a socket.');
  const way = await cuttableConnection(database.connection);
  const db = createDatabase(way.connection, { maxConnections: 1 });
  expect(await readInTenant(db, demo, codes)).toEqual([{ org_code: 'demo' }]);
  way.cut();
  await expect(readInTenant(db, demo, codes)).rejects.toBeInstanceOf(DatabaseUnavailable);
  way.mend();
  expect(await readInTenant(db, demo, codes)).toEqual([{ org_code: 'demo' }]);
  await db.close();
  await way.close();
});
