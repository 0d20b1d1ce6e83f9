import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../server.ts';
import { withoutSecondaryIndexes } from '../secondary-indexes.ts';

type Constraint = { name: string; drop: string; create: string };

/**
 * Runs `load` on tables stripped of secondary indexes, foreign keys, unique constraints and triggers, and puts all of
 * them back. The constraints are checked when they return, so rows that break one undo the whole load.
 */
export async function withoutIndexes(
  kysely: Kysely<Database>,
  tables: readonly string[],
  load: () => Promise<void>,
  report: (text: string) => void,
) {
  const constraints = await constraintsOf(kysely, tables);
  for (const { drop } of constraints) await sql.raw(drop).execute(kysely);
  await withoutSecondaryIndexes(kysely, tables, () => withoutTriggers(kysely, tables, load), report);
  for (const { name, create } of constraints) {
    report(`Putting back ${name}`);
    await sql.raw(create).execute(kysely);
  }
}

async function withoutTriggers(
  kysely: Kysely<Database>,
  tables: readonly string[],
  load: () => Promise<void>,
) {
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(kysely);
  await load();
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(kysely);
}

// Foreign keys last: they need the unique constraints that they point at, and statistics make their check a hash join.
async function constraintsOf(kysely: Kysely<Database>, tables: readonly string[]) {
  const { rows } = await sql<Constraint>`
    select conname as name, format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint
    where conrelid = any (${tables}::text[]::regclass[]) and contype in ('f', 'u')
    order by contype = 'f', conrelid, conname`.execute(kysely);
  return rows;
}
