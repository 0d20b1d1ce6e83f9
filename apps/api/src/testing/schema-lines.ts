import pg from 'pg';
import { clientConfig, type DatabaseConnection } from '../kernel/database/database-connection.ts';

/** What the migrations make, a line for each part, in words that all versions of PostgreSQL write alike. */
const schema = `
  with own as (
    select class.oid, nspname || '.' || relname as name, relkind, relrowsecurity, relforcerowsecurity
    from pg_class class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p', 'v'))
  select 'table ' || name || ' ' || relkind::text || ' ' || relrowsecurity || ' ' || relforcerowsecurity as line from own
  union all select 'column ' || name || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull
    from own join pg_attribute on attrelid = oid where attnum > 0 and not attisdropped
  union all select 'constraint ' || name || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
    from own join pg_constraint on conrelid = own.oid where contype <> 'n'
  union all select 'index ' || pg_get_indexdef(indexrelid) from own join pg_index on indrelid = oid
  union all select 'trigger ' || pg_get_triggerdef(pg_trigger.oid)
    from own join pg_trigger on tgrelid = own.oid where not tgisinternal
  union all select 'policy ' || name || ' ' || polname || ' ' || polcmd::text || ' ' || pg_get_expr(polqual, polrelid)
    from own join pg_policy on polrelid = own.oid
  union all select 'function ' || pg_proc.oid::regprocedure || ' ' || md5(prosrc)
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname = 'public'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  order by line`;

/** The schema of a database, a line for each part; two databases with the same lines have the same schema. */
export async function schemaOf(connection: DatabaseConnection): Promise<string[]> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(schema);
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}
