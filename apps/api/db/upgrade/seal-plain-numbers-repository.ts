import type pg from 'pg';
import { personalNumbers, sealedParty } from '../server.ts';

type PlainParty = { party_id: string; cnp: string | null; iban: string | null };

/**
 * Locks personal numbers away that an earlier version stored in plain text, right before their columns go.
 *
 * Here and not in the migration: the key is the server's, and the database must not learn it.
 */
export async function sealPlainNumbers(client: pg.Client, serverKey: Buffer): Promise<void> {
  const numbers = personalNumbers(serverKey);
  const organisations = await client.query<{ org_id: string }>('select org_id from list_org_ids() as org_id');
  for (const { org_id: orgId } of organisations.rows) {
    await client.query("select set_config('app.org_id', $1, true)", [orgId]);
    const { rows } = await client.query<PlainParty>(
      'select party_id, cnp, iban from party where org_id = $1 and (cnp is not null or iban is not null)',
      [orgId],
    );
    for (const { party_id: partyId, ...plain } of rows)
      for (const [column, value] of Object.entries(sealedParty(numbers, orgId, plain)))
        if (value !== null)
          await client.query(`update party set ${column} = $3 where org_id = $1 and party_id = $2`, [
            orgId,
            partyId,
            value,
          ]);
    await client.query('update party set cnp = null, iban = null where org_id = $1', [orgId]);
  }
  await client.query("select set_config('app.org_id', '', true)");
}
