import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../server.ts';

/**
 * Runs `work` while the owner of these tables, and of those that foreign keys tie to them, sees the rows of all tenants.
 *
 * A foreign key that returns is checked against every row as the owner; forced row-level security would hide most of what
 * they point at. Only the transaction that switches it off ever sees it off.
 */
export async function ownerSeesAll(
  kysely: Kysely<Database>,
  tables: readonly string[],
  work: () => Promise<void>,
) {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relforcerowsecurity and oid in (
      select unnest(array[conrelid, confrelid]) from pg_constraint
      where contype = 'f' and array[conrelid, confrelid] && ${tables}::text[]::regclass[]::oid[])
    order by oid`.execute(kysely);
  const set = async (how: 'force' | 'no force') => {
    for (const { name } of rows)
      await sql`alter table ${sql.table(name)} ${sql.raw(how)} row level security`.execute(kysely);
  };
  await set('no force');
  await work();
  await set('force');
}
