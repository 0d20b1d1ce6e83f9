import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';

/** As much as a file has that people have worked on for months. */
const wanted = { timeline_event: 200, document: 100 } as const;

/** Gives a file of the demo world as many entries and documents as a long one has, by copying its own. */
export async function makeLong(database: DatabaseConnection, claimFileNo: string): Promise<void> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.org_id', find_org_by_code('demo')::text, true)");
    for (const [table, count] of Object.entries(wanted)) {
      const columns = await storedColumns(client, table);
      // Each copy an hour before the one that it was made after, so that all have a place of their own.
      await client.query(
        `with own as (
           select row_number() over (order by system_time desc) as place, count(*) over () as total, known
           from ${table} known join claim_file using (org_id, claim_file_id) where claim_file_no = $1
         )
         insert into ${table} (${columns.join(', ')})
         select ${columns.map((column) => `copied.${column}`).join(', ')}
         from own cross join generate_series(1, $2::integer) copy
         cross join lateral jsonb_populate_record(own.known, jsonb_build_object(
           '${table}_id', new_id(), 'system_time', (own.known).system_time - copy * interval '1 hour')) copied
         where own.place + own.total * copy <= $2`,
        [claimFileNo, count],
      );
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** The columns that a row is stored with; the others the database computes. */
async function storedColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
    [table],
  );
  return rows.map(({ column_name }) => column_name);
}
