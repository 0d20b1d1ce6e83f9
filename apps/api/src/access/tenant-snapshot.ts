import { sql } from 'kysely';
import type { Db } from '../kernel/database/index.ts';

/** A fingerprint of every row of one organisation, by table: any change whatever changes it. */
export async function tenantSnapshot(db: Db, orgId: string): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(db.kysely);
  const snapshot: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ fingerprint: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as fingerprint
      from ${sql.table(name)} t where org_id = ${orgId}`.execute(db.kysely);
    snapshot[name] = rows[0]?.fingerprint ?? '';
  }
  return snapshot;
}
