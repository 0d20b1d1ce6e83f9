import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** A claim file that a template is previewed with, and the person who would get the message. */
export type PreviewFile = {
  claim_file_id: string;
  claim_file_no: string;
  plate: string | null;
  claimant_name: string;
  party_id: string | null;
};

const offeredFiles = 20;

/** The latest claim files in which somebody could be written to. */
export async function findPreviewFiles(tx: Tx, orgId: string): Promise<PreviewFile[]> {
  return select(tx, orgId).orderBy('opened_at', 'desc').limit(offeredFiles).execute();
}

/** A claim file by its number. */
export async function findPreviewFile(
  tx: Tx,
  orgId: string,
  claimFileNo: string,
): Promise<PreviewFile | undefined> {
  return select(tx, orgId).where('claim_file_no', '=', claimFileNo).executeTakeFirst();
}

/** Where the caller gets a text that they try out. */
export async function findOwnEmail(tx: Tx, orgId: string, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select email from app_user where org_id = ${orgId} and user_id = ${userId}`.execute(tx);
  return rows[0]?.email ?? undefined;
}

function select(tx: Tx, orgId: string) {
  return tx
    .selectFrom('claim_file')
    .where('org_id', '=', orgId)
    .select((eb) => [
      'claim_file_id',
      'claim_file_no',
      'plate',
      'claimant_name',
      eb.fn.coalesce('claimant_party_id', 'notifier_party_id').as('party_id'),
    ]);
}
