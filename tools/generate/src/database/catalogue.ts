import type { Client } from 'pg';

/** A column as the database knows it. */
export type CatalogueColumn = {
  name: string;
  type: string;
  isNullable: boolean;
  /** The writer may leave it out: it has a default. */
  hasDefault: boolean;
  /** The database computes it; nobody writes it. */
  isGenerated: boolean;
  comment: string | null;
  /** Definitions of the check constraints that are about this column alone. */
  checks: string[];
};

/** A table or view with its columns in order. */
export type CatalogueTable = {
  name: string;
  isView: boolean;
  comment: string | null;
  columns: CatalogueColumn[];
};

/** Tables and views of the public schema, by name. */
export async function readCatalogue(client: Client): Promise<CatalogueTable[]> {
  const { rows } = await client.query<CatalogueTable>(catalogueSql);
  return rows;
}

const catalogueSql = `
  select t.relname as "name", t.relkind = 'v' as "isView", obj_description(t.oid) as "comment",
    (select json_agg(json_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, null),
        -- A view's columns carry no constraint; those that are never null here are few, so all count as nullable.
        'isNullable', not a.attnotnull,
        'hasDefault', d.adbin is not null and a.attgenerated = '',
        'isGenerated', a.attgenerated <> '',
        'comment', col_description(t.oid, a.attnum),
        'checks', (select coalesce(json_agg(pg_get_constraintdef(c.oid)), '[]') from pg_constraint c
          where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum])
      ) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as "columns"
  from pg_class t
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p', 'v') and t.relname <> 'schema_migration'
    and not exists (select from pg_depend e where e.objid = t.oid and e.deptype = 'e')
  order by t.relname`;
