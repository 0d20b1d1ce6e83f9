import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../server.ts';

type Rebuild = { name: string; drop: string; create: string };

/**
 * Runs `load` on tables stripped of secondary indexes, foreign keys, unique constraints and triggers, and puts all of
 * them back: building an index once costs a tenth of keeping it up to date row by row. The constraints are checked when
 * they return, so rows that break one undo the whole load.
 */
export async function withoutIndexes(
  kysely: Kysely<Database>,
  tables: readonly string[],
  load: () => Promise<void>,
  report: (text: string) => void,
) {
  const constraints = await constraintsOf(kysely, tables);
  const indexes = await indexesOf(kysely, tables);
  for (const { drop } of [...constraints, ...indexes]) await sql.raw(drop).execute(kysely);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(kysely);

  await load();

  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(kysely);
  for (const { name, create } of [...indexes, ...constraints]) {
    report(`Putting back ${name}`);
    await sql.raw(create).execute(kysely);
  }
}

// Foreign keys last: they need the unique constraints that they point at, and statistics make their check a hash join.
async function constraintsOf(kysely: Kysely<Database>, tables: readonly string[]) {
  const { rows } = await sql<Rebuild>`
    select conname as name, format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint
    where conrelid = any (${tables}::text[]::regclass[]) and contype in ('f', 'u')
    order by contype = 'f', conrelid, conname`.execute(kysely);
  return rows;
}

async function indexesOf(kysely: Kysely<Database>, tables: readonly string[]) {
  const { rows } = await sql<Rebuild>`
    select indexrelid::regclass::text as name, format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
    from pg_index i
    where indrelid = any (${tables}::text[]::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by indexrelid`.execute(kysely);
  return rows;
}
