import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';

/** Fills a database up to so many claim files, each with its car, a telephone number and a photo. */
export async function withFiles(database: DatabaseConnection, files: number): Promise<void> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    await client.query('begin');
    // Rows are made from rows: nothing has to be checked again, and no mark of the worklist follows.
    await client.query('set local session_replication_role = replica');
    const { rows } = await client.query<{ org_id: string; files: number }>(
      `select find_org_by_code('demo') as org_id,
        (select count(*)::integer from claim_file where org_id = find_org_by_code('demo')) as files`,
    );
    const { org_id: orgId, files: already = 0 } = rows[0] ?? {};
    await client.query(
      `create temporary table more on commit drop as
        select file.*, new_id() as new_file, new_id() as new_event, new_id() as new_party, new_id() as new_vehicle,
          row_number() over () as number
        from (select * from claim_file where org_id = $1) file
          cross join generate_series(1, ceil($2::numeric / $3)::integer) limit $2::integer`,
      [orgId, Math.max(0, files - already), Math.max(1, already)],
    );
    for (const statement of moreFiles) await client.query(statement);
    await client.query(
      `insert into contact_channel (org_id, party_id, kind, value)
        select $1, claimant_party_id, 'phone', '+407' || lpad((row_number() over ())::text, 8, '0')
        from claim_file where org_id = $1`,
      [orgId],
    );
    await client.query(
      `insert into document (org_id, doc_type_code, claim_file_id, file_name, mime_type, size_bytes, sha256, storage_key)
        select $1, 'damage_photo', claim_file_id, 'avarie.jpg', 'image/jpeg', 2000000,
          encode(sha256(claim_file_id::text::bytea), 'hex'), claim_file_id::text
        from claim_file where org_id = $1`,
      [orgId],
    );
    await client.query('commit');
    await client.query(
      'vacuum (analyze) event, party, vehicle, claim_file, claim_vehicle, contact_channel, document',
    );
  } finally {
    await client.end();
  }
}

const moreFiles = [
  `insert into event (org_id, event_id, occurred_on, occurred_at_time, county_code, locality, description, created_at)
    select org_id, new_event, (opened_at - interval '1 day')::date - (number % 900)::integer, '12:00', county_code, county_code,
      'Eveniment generat pentru măsurători.', opened_at from more`,
  `insert into party (org_id, party_id, kind, last_name, first_name, created_at)
    select org_id, new_party, 'person', split_part(claimant_name, ' ', 1), split_part(claimant_name, ' ', 2), opened_at from more`,
  `insert into vehicle (org_id, vehicle_id, plate_raw, plate_norm, vin, vehicle_category_code, vehicle_brand_code, model,
      owner_party_id, created_at)
    select org_id, new_vehicle, plate, plate, vin, 'car', 'dacia', 'Logan', new_party, opened_at from more`,
  `insert into claim_file (org_id, claim_file_id, claim_file_no, policy_type_code, event_id, claimant_party_id,
      notifier_party_id, notifier_role, main_vehicle_id, county_code, channel, opened_at, created_at, claimant_name, plate,
      vin, search_text, assignment_count)
    select org_id, new_file, 'XX' || lpad(number::text, 10, '0'), policy_type_code, new_event, new_party, new_party, 'owner',
      new_vehicle, county_code, 'staff', opened_at, created_at, claimant_name, plate, vin, search_text, 0 from more`,
  `insert into claim_vehicle (org_id, claim_file_id, vehicle_id, role) select org_id, new_file, new_vehicle, 'injured' from more`,
];
