import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';

/** How much there is to match: customers, their plates, and open files, a fifth of which belong to one of them. */
export type Sizes = { customers: number; plates: number; files: number };

/** Gives a filled database exactly so many customers, plates and open files; most plates are of no file. */
export async function withCustomers(
  database: DatabaseConnection,
  { customers, plates, files }: Sizes,
): Promise<void> {
  await withClient(database, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ org_id: string }>("select find_org_by_code('demo') as org_id");
    const orgId = rows[0]?.org_id;
    await client.query(
      `update claim_file set special_customer_id = null where org_id = $1 and special_customer_id is not null`,
      [orgId],
    );
    await client.query(
      `update claim_file file set closed_at = coalesce(file.closed_at, now()) from (
          select claim_file_id, row_number() over (order by claim_file_id) as number from claim_file
          where org_id = $1 and closed_at is null) open
        where file.org_id = $1 and file.claim_file_id = open.claim_file_id and open.number > $2`,
      [orgId, files],
    );
    await client.query('delete from special_rule_of_file where org_id = $1', [orgId]);
    await client.query('delete from special_customer_match_of_file where org_id = $1', [orgId]);
    await client.query('delete from special_customer_match where org_id = $1', [orgId]);
    await client.query(
      `insert into special_customer (org_id, name, kind, level)
        select $1, 'Măsurat ' || number, 'fleet', (array['A', 'B', 'C'])[1 + number % 3]
        from generate_series(1, $2::integer) as number`,
      [orgId, customers],
    );
    await client.query(
      `with customer as (select special_customer_id, row_number() over (order by special_customer_id) as number
          from special_customer where org_id = $1 and name like 'Măsurat %'),
        own as (select distinct vehicle.plate_norm as plate from claim_file file
          join vehicle on vehicle.org_id = $1 and vehicle.vehicle_id = file.main_vehicle_id
          where file.org_id = $1 and file.closed_at is null and vehicle.plate_norm is not null
          order by plate limit $3::integer / 5),
        other as (select 'XB' || number as plate from generate_series(1, $2::integer) as number),
        plate as (select plate, row_number() over () as number from (
          select plate from own union all select plate from other limit $2::integer) every)
      insert into special_customer_match (org_id, special_customer_id, kind, match_key, shown)
      select $1, customer.special_customer_id, 'plate', plate.plate, plate.plate
      from plate join customer on customer.number = 1 + plate.number % (select count(*) from customer)`,
      [orgId, plates, files],
    );
    await client.query('commit');
    await client.query('vacuum (analyze) claim_file, special_customer, special_customer_match');
  });
}

/** What a check of open files has to go through. */
export async function countOpenFiles(database: DatabaseConnection): Promise<number> {
  return withClient(database, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::integer as count from claim_file where org_id = find_org_by_code('demo') and closed_at is null",
    );
    return rows[0]?.count ?? 0;
  });
}

/** Takes the plates away again that a round has imported, so that each round begins with the same. */
export async function withoutPlatesOf(database: DatabaseConnection, customerId: string): Promise<void> {
  await withClient(database, async (client) => {
    await client.query('delete from special_customer_match where special_customer_id = $1', [customerId]);
    await client.query('vacuum (analyze) special_customer_match');
  });
}

async function withClient<Result>(
  database: DatabaseConnection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
