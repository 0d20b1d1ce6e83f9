import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Which organisation and channel a confirmation key belongs to, for whoever knows nothing but the key. */
export async function findContactKey(tx: Tx, keyHash: string) {
  const { rows } = await sql<{ orgId: string; contactChannelId: string }>`
    select org_id as "orgId", contact_channel_id as "contactChannelId" from find_contact_key(${keyHash})`.execute(
    tx,
  );
  return rows[0];
}

/** A channel as far as its confirmation goes. The row stays locked, so that two clicks at once confirm once. */
export async function findChannel(tx: Tx, orgId: string, contactChannelId: string) {
  return tx
    .selectFrom('contact_channel')
    .where('org_id', '=', orgId)
    .where('contact_channel_id', '=', contactChannelId)
    .select(['kind', 'party_id', 'confirmed_at', 'confirm_key_expires_at'])
    .forUpdate()
    .executeTakeFirst();
}

/** More open files than this of one person are not told one by one. */
const mostFilesTold = 20;

/** The open claim files that a person reported or claims in. */
export async function findOpenFilesOfParty(tx: Tx, orgId: string, partyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('claim_file')
    .where('org_id', '=', orgId)
    .where('closed_at', 'is', null)
    .where((eb) => eb.or([eb('claimant_party_id', '=', partyId), eb('notifier_party_id', '=', partyId)]))
    .select('claim_file_id')
    .orderBy('opened_at', 'desc')
    .limit(mostFilesTold)
    .execute();
  return rows.map((row) => row.claim_file_id);
}
