import { clientConfig, type DatabaseConnection } from '@dosar/api/database';
import pg from 'pg';

/** A claimant of the benchmark: the case, and where its codes go. */
export type BenchClaimant = { caseNo: string; email: string };

const domain = '@claimants.example';

/** Gives so many open files of a filled database a claimant who can be reached; a bulk load has no addresses. */
export async function withAddresses(database: DatabaseConnection, count: number): Promise<void> {
  await withClient(database, async (client) => {
    await client.query(
      `insert into contact_channel (org_id, party_id, kind, value, is_preferred, confirmed_at)
        select org_id, claimant_party_id, 'email', lower(claim_file_no) || $2, true, now() from (
          select distinct on (claimant_party_id) org_id, claimant_party_id, claim_file_no from claim_file
          where org_id = find_org_by_code('demo') and closed_at is null and claimant_party_id is not null
          order by claimant_party_id, claim_file_id limit $1) as reachable`,
      [count, domain],
    );
    await client.query('vacuum (analyze) contact_channel');
  });
}

/** The claimants with their addresses, and the codes that were sent to them. */
export async function openMailbox(database: DatabaseConnection) {
  const pool = new pg.Pool({ ...clientConfig(database), max: 2 });
  const { rows } = await pool.query<BenchClaimant>(
    `select upper(split_part(value, '@', 1)) as "caseNo", value as email from contact_channel
      where org_id = find_org_by_code('demo') and value like '%' || $1 order by value`,
    [domain],
  );
  return {
    claimants: rows,
    /** What a claimant reads in the newest e-mail. */
    async codeOf({ email }: BenchClaimant): Promise<string> {
      const found = await pool.query<{ body: string }>(
        `select body from outbox where org_id = find_org_by_code('demo') and to_address = $1
          order by system_time desc limit 1`,
        [email],
      );
      const code = /\b(?=[A-Z2-9]{6}\b)[A-HJ-NP-Z2-9]{6}\b/.exec(found.rows[0]?.body ?? '')?.[0];
      if (code === undefined) throw new Error(`No code was sent to ${email}.`);
      return code;
    },
    close: () => pool.end(),
  };
}

async function withClient(database: DatabaseConnection, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client(clientConfig(database));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
