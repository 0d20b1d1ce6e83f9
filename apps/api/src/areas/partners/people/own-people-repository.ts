import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; partnerId: string };

/** The account of a partner's own people. */
export type OwnAccount = {
  name: string;
  cui: string | null;
  partner_org_id: string | null;
  own_people_since: Date | null;
  own_people_ended_at: Date | null;
  row_version: number;
};

/** What a partner's account is; held until the end of the transaction where it is changed. */
export async function findOwnAccount(
  tx: Tx,
  { orgId, partnerId }: Place,
  { isHeld }: { isHeld: boolean },
): Promise<OwnAccount | undefined> {
  const { rows } = await sql<OwnAccount>`
    select name, cui, partner_org_id, own_people_since, own_people_ended_at, row_version from partner
    where org_id = ${orgId} and partner_id = ${partnerId} ${isHeld ? sql`for update` : sql``}`.execute(tx);
  return rows[0];
}

type Change = Partial<Pick<OwnAccount, 'partner_org_id' | 'own_people_since' | 'own_people_ended_at'>>;

/** Stores a change of it, as the next version of the partner. */
export async function updateOwnAccount(tx: Tx, { orgId, partnerId }: Place, change: Change): Promise<void> {
  await tx
    .updateTable('partner')
    .set((row) => ({ ...change, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('partner_id', '=', partnerId)
    .execute();
}
