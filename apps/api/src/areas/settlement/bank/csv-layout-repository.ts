import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { CsvLayout } from './reading/csv-columns.ts';

type Tx = Transaction<Database>;

/** More banks than any organisation has accounts with. */
const mostLayouts = 200;

/** What people have said about tables of banks, the latest first. */
export async function findCsvLayouts(tx: Tx, orgId: string): Promise<CsvLayout[]> {
  const { rows } = await sql<CsvLayout>`
    select headings, columns, decimal_sign as decimal from csv_layout
    where org_id = ${orgId} order by saved_at desc limit ${mostLayouts}`.execute(tx);
  return rows;
}

/** Stores what the columns of tables with these headings mean, in the place of what was said before. */
export async function storeCsvLayout(
  tx: Tx,
  orgId: string,
  { headings, columns, decimal }: CsvLayout,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await sql`
    insert into csv_layout (org_id, headings, columns, decimal_sign, saved_by_user_id, saved_at)
    values (${orgId}, ${headings}, ${JSON.stringify(columns)}::jsonb, ${decimal}, ${userId}, ${now})
    on conflict (org_id, headings) do update set columns = excluded.columns, decimal_sign = excluded.decimal_sign,
      saved_by_user_id = excluded.saved_by_user_id, saved_at = excluded.saved_at`.execute(tx);
}
