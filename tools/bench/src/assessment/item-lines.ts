import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';

/** A line whose part other files of the same vehicle name. */
export type AskedLine = { assignmentId: string; itemGuid: string };

/** Files of one vehicle, as many as an unlucky one has. */
const filesOfVehicle = 5;
/** Parts that people claim; every inspection names each of them again and again. */
const parts = 40;

/**
 * Gives a database of the benchmark so many lines of earlier inspections, unless it has them; answers some of them to ask for.
 *
 * The lines are those by which the history of a part is found: the notes that they come from are left out.
 */
export async function withItemLines(
  database: DatabaseConnection,
  wanted: number,
  asked: number,
): Promise<AskedLine[]> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    const { rows: known } = await client.query<{ lines: number }>(
      `select count(*)::integer as lines from item_reference where part_key like 'bench-%'`,
    );
    if (known[0]?.lines !== wanted) await fill(client, wanted);
    // Spread over all vehicles, the same ones in every run.
    const { rows } = await client.query<AskedLine>(
      `select assignment_id as "assignmentId", item_guid as "itemGuid" from item_reference
        where part_key like 'bench-%' and mod(hashtext(item_guid::text), greatest($1::integer / ($2::integer * 4), 1)) = 0
        order by item_guid limit $2`,
      [wanted, asked],
    );
    return rows;
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, wanted: number): Promise<void> {
  await client.query('begin');
  await client.query(`delete from item_reference where part_key like 'bench-%'`);
  await client.query(
    `insert into item_reference (org_id, assignment_id, item_guid, claim_file_id, vin, plate, part_key, noted_at)
      select work.org_id, work.assignment_id, md5(work.assignment_id::text || line)::uuid, work.claim_file_id,
        'BENCH' || lpad((work.number / $2)::text, 12, '0'), 'B' || lpad((work.number / $2)::text, 6, '0'),
        'bench-' || line % $3, now() - work.number * interval '1 minute' - line * interval '1 second'
      from (select org_id, assignment_id, claim_file_id, row_number() over (order by assignment_id) as number,
          count(*) over () as total from assignment where org_id = find_org_by_code('demo')) work
      cross join lateral generate_series(1, ($1::bigint / work.total + 1)::integer) as line
      limit $1`,
    [wanted, filesOfVehicle, parts],
  );
  await client.query('commit');
  await client.query('vacuum analyze item_reference');
}
