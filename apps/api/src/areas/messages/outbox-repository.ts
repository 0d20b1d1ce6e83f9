import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Every organisation. */
export async function listOrganisations(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{
    orgId: string;
  }>`select org_id as "orgId" from list_org_ids() as org_id`.execute(tx);
  return rows.map((row) => row.orgId);
}

/** The newest messages that left this organisation, or were caught on their way. */
export async function findNewestMessages(tx: Tx, orgId: string, to: string | undefined, limit: number) {
  return tx
    .selectFrom('outbox')
    .where('org_id', '=', orgId)
    .$if(to !== undefined, (found) => found.where('to_address', '=', to ?? ''))
    .select(['outbox_id as id', 'kind', 'to_address as to', 'subject', 'body', 'system_time'])
    .orderBy('system_time', 'desc')
    .orderBy('outbox_id', 'desc')
    .limit(limit)
    .execute();
}
