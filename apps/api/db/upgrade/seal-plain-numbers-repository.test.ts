import pg from 'pg';
import { expect, test } from 'vitest';
import { clientConfig } from '#src/kernel/database/database-connection.ts';
import { cloneDatabase } from '#src/testing/template-database.ts';
import { testNumbers, testServerKey } from '#src/testing/test-server-key.ts';
import { sealPlainNumbers } from './seal-plain-numbers-repository.ts';

type Stored = { org_id: string; plain: string | null; sealed: string; masked: string };

test('numbers that an earlier version stored as they are can be read again, and stand nowhere as they are', async () => {
  const { connection, drop } = await cloneDatabase('demo');
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    // As it was before their columns went.
    await client.query('begin');
    await client.query('alter table party add column cnp text, add column iban text');
    await client.query("select set_config('app.org_id', find_org_by_code('demo')::text, true)");
    await client.query(`update party set cnp = '1850725400010', iban = 'RO49AAAA1B31007593840000',
      cnp_sealed = null, cnp_hash = null, cnp_masked = null where kind = 'person'`);
    await sealPlainNumbers(client, Buffer.from(testServerKey, 'base64'));

    await client.query("select set_config('app.org_id', find_org_by_code('demo')::text, true)");
    const { rows } =
      await client.query<Stored>(`select org_id, coalesce(cnp, iban) as plain, cnp_sealed as sealed,
      cnp_masked as masked from party where kind = 'person'`);
    expect(rows.length).toBeGreaterThan(100);
    for (const { org_id: orgId, plain, sealed, masked } of rows) {
      expect(plain).toBeNull();
      expect(testNumbers.open(orgId, sealed)).toBe('1850725400010');
      expect(masked).toBe('**********010');
    }
  } finally {
    await client.end();
    await drop();
  }
}, 60_000);
