import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';

/** Gives every claim file of a filled database its money and its terms of the law: so many of the clocks run. */
export async function withMoney(database: DatabaseConnection, running: number): Promise<void> {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ org_id: string; user_id: string }>(
      "select org_id, user_id from app_user where username_normalised = 'ana.ionescu'",
    );
    const [who] = rows;
    if (who === undefined) throw new Error('The database holds no demo data.');
    const { org_id: orgId, user_id: userId } = who;
    await client.query(
      `insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date,
          stopped_on, stopped_by, amount_bani)
        select $1, claim_file_id, 'RCA_30', 'rca', '2017-07-12', current_date - 10, current_date + 20,
          case when number > $2 then current_date end, case when number > $2 then 'offer.issued' end, 686700
        from (select claim_file_id, row_number() over (order by claim_file_no) as number from claim_file where org_id = $1) file`,
      [orgId, running],
    );
    await client.query(
      `insert into claim_money (org_id, claim_file_id, estimated_bani, agreed_bani, reserve_bani)
        select $1, claim_file_id, 950000, 900000, 900000 from claim_file where org_id = $1`,
      [orgId],
    );
    await client.query(
      `insert into coverage (org_id, claim_file_id, coverage_code, reserve_bani)
        select $1, claim_file_id, 'vehicle', 900000 from claim_file where org_id = $1`,
      [orgId],
    );
    await client.query(
      `insert into ledger_entry (org_id, claim_file_id, account, coverage_code, change_bani, balance_bani, reason,
          created_by_user_id, system_time)
        select $1, claim_file_id, entry.account, entry.coverage, entry.bani, entry.bani, 'Deviz', $2, now() from claim_file
          cross join (values ('estimated', null, 950000), ('agreed', null, 900000), ('reserve', 'vehicle', 900000))
            as entry (account, coverage, bani)
        where org_id = $1`,
      [orgId, userId],
    );
    await client.query(
      `insert into offer (org_id, claim_file_id, offer_no, state, lines, compensation_bani, penalty_bani, recipient_party_id,
          language, key_hash, issued_at, created_by_user_id)
        select $1, claim_file_id, 1, 'issued', '[{"code":"repair","amount_bani":900000}]', 900000, 0, claimant_party_id, 'ro',
          md5(claim_file_id::text), now(), $2
        from claim_file where org_id = $1 and claimant_party_id is not null`,
      [orgId, userId],
    );
    const { rows: counts } = await client.query<{ running: number }>(
      'select count(*)::integer as running from legal_clock where org_id = $1 and stopped_on is null',
      [orgId],
    );
    if (counts[0]?.running !== running) throw new Error(`Only ${counts[0]?.running} clocks run.`);
    await client.query('commit');
    await client.query('analyze legal_clock, claim_money, coverage, ledger_entry, offer');
  } finally {
    await client.end();
  }
}
