import { sql } from 'kysely';
import type { Db } from '#src/kernel/database/index.ts';

/** A hash of all rows of each table, for whoever may see them all; `job_hold` is left out, since a restore writes it. */
export async function hashesOfRows({ kysely }: Db): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'job_hold' order by 1`.execute(
    kysely,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(md5(one::text), '' order by md5(one::text))) as hash from ${sql.table(name)} one`.execute(
      kysely,
    );
    hashes[name] = rows[0]?.hash ?? '';
  }
  return hashes;
}
