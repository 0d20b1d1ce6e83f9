import { sql } from 'kysely';
import type { Db } from '../kernel/database/index.ts';

/**
 * What was written to the rows of one organisation, by table: any row that comes, goes or is written again changes it.
 *
 * Every write gives a row the number of its transaction, and those only grow.
 */
export async function tenantSnapshot(db: Db, orgId: string): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(db.kysely);
  const each = tables.rows.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as writes
      from ${sql.table(name)} where org_id = ${orgId}`,
  );
  const { rows } = await sql<{ name: string; writes: string }>`${sql.join(each, sql` union all `)}`.execute(
    db.kysely,
  );
  return Object.fromEntries(rows.map(({ name, writes }) => [name, writes]));
}
