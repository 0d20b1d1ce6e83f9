import type { Insertable, Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Keeps the hash of a page that is printed. */
export async function insertPrintout(tx: Tx, printout: Insertable<Database['printout']>): Promise<void> {
  await tx.insertInto('printout').values(printout).execute();
}

/** The name under which somebody prints. */
export async function findExporter(tx: Tx, orgId: string, userId: string): Promise<string> {
  const { full_name: name } = await tx
    .selectFrom('app_user')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .select('full_name')
    .executeTakeFirstOrThrow();
  return name;
}

/** A printed page of this organisation by its hash or the beginning of it; two that begin alike are none. */
export async function findPrintedPage(tx: Tx, orgId: string, hash: string) {
  const found = await tx
    .selectFrom('printout')
    .innerJoin('claim_file', (join) =>
      join
        .onRef('claim_file.org_id', '=', 'printout.org_id')
        .onRef('claim_file.claim_file_id', '=', 'printout.claim_file_id'),
    )
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.org_id', '=', 'printout.org_id')
        .onRef('app_user.user_id', '=', 'printout.exported_by_user_id'),
    )
    .where('printout.org_id', '=', orgId)
    .where('printout.hash', 'like', `${hash}%`)
    .select([
      'printout.kind',
      'printout.hash',
      'printout.activity_no',
      'printout.entries',
      'printout.last_entry_at',
      'printout.exported_at',
      'printout.claim_file_id',
      'claim_file.claim_file_no',
      'app_user.full_name as exported_by',
    ])
    .limit(2)
    .execute();
  const [page] = found;
  return found.length === 1 ? page : undefined;
}
