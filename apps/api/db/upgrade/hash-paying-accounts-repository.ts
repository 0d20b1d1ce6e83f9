import type pg from 'pg';
import { personalNumbers } from '../server.ts';

/**
 * Gives paying accounts from before the text that tells them apart from those of claimants.
 *
 * Here and not in the migration: the key is the server's, and the database must not learn it.
 */
export async function hashPayingAccounts(client: pg.Client, serverKey: Buffer): Promise<void> {
  const numbers = personalNumbers(serverKey);
  const organisations = await client.query<{ org_id: string }>('select org_id from list_org_ids() as org_id');
  for (const { org_id: orgId } of organisations.rows) {
    await client.query("select set_config('app.org_id', $1, true)", [orgId]);
    const { rows } = await client.query<{ iban_sealed: string }>(
      'select iban_sealed from paying_account where org_id = $1 and iban_hash is null',
      [orgId],
    );
    for (const { iban_sealed: sealed } of rows)
      await client.query('update paying_account set iban_hash = $2 where org_id = $1', [
        orgId,
        numbers.hash(orgId, numbers.open(orgId, sealed)),
      ]);
  }
  await client.query("select set_config('app.org_id', '', true)");
}
