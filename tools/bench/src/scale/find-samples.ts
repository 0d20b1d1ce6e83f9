import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';
import type { Samples } from './worklist-views.ts';

/** The handler whose worklist is measured: one of the demo accounts. */
const handler = 'ana.ionescu';

/** Whose worklist it is, and values to filter by that exist in it. */
export type Found = { orgId: string; userId: string; samples: Samples; largeTables: string[] };

/** Looks up what the views filter by. Runs as the owner of the database, before anything is measured. */
export async function findSamples(connection: DatabaseConnection): Promise<Found> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    const user = await one<{ org_id: string; user_id: string }>(
      client,
      'select org_id, user_id from app_user where username_normalised = $1',
      [handler],
    );
    const samples = await one<Samples>(client, samplesOf, [user.org_id]);
    const { rows } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and reltuples >= 1000",
    );
    const largeTables = rows.map(({ name }) => name);
    return { orgId: user.org_id, userId: user.user_id, samples, largeTables };
  } finally {
    await client.end();
  }
}

const samplesOf = `
  with list as (select * from assignment where org_id = $1 and list_code = 'active' order by due_at limit 20000),
    by_status as (select status_code, count(*) as times from list group by status_code),
    -- One from the middle: the first and the last are often special.
    chosen as (select * from list where claimant_name <> '' and plate is not null
      order by due_at offset (select count(*) / 3 from list) limit 1)
  select (select status_code from by_status order by times desc, status_code limit 1) as "statusCode",
    (select status_code from by_status order by times, status_code limit 1) as "rareStatusCode",
    (select county_code from list where county_code is not null group by county_code order by count(*) desc limit 1)
      as "countyCode",
    (select assigned_user_id from list where assigned_user_id is not null group by assigned_user_id
      order by count(*) desc limit 1) as "colleagueId",
    (select partner_id from list where partner_id is not null group by partner_id order by count(*) desc limit 1) as "partnerId",
    (select tag_names[1] from list where cardinality(tag_names) > 0 group by 1 order by count(*) desc limit 1) as tag,
    claim_file_no as "claimFileNo", plate, split_part(claimant_name, ' ', 1) as "familyName"
  from chosen`;

async function one<Row extends pg.QueryResultRow>(client: pg.Client, text: string, values: unknown[]) {
  const { rows } = await client.query<Row>(text, values);
  const row = rows[0];
  if (row === undefined) throw new Error('The database holds no demo data.');
  return row;
}
