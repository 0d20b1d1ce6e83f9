import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type File = { orgId: string; claimFileId: string };

/** Money that is to come back, of which file; without its receipts. */
export type RecoveryRow = Omit<Schema<'Recovery'>, 'receipts'> & { claim_file_id: string };
/** A receipt of it, of which recovery and file. */
type ReceiptRow = Schema<'RecoveryReceipt'> & { recovery_id: string; claim_file_id: string };

const recoveries = (orgId: string) => sql`
  select recovery_id, claim_file_id, recovery_no, kind, state, debtor_kind, debtor_name, ground_code, ground_note,
    expected_bani::float8, received_bani::float8, to_char(claimed_on, 'YYYY-MM-DD') as claimed_on, give_up_reason,
    author.full_name as created_by,
    to_char(recovery.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
  from recovery
  left join app_user author on author.org_id = recovery.org_id and author.user_id = recovery.created_by_user_id
  where recovery.org_id = ${orgId}`;

/** What is to come back on a file, the newest first, each with its receipts. */
export async function findRecoveries(tx: Tx, { orgId, claimFileId }: File): Promise<Schema<'Recovery'>[]> {
  const { rows } = await sql<RecoveryRow>`${recoveries(orgId)} and claim_file_id = ${claimFileId}
    order by recovery_no desc limit 50`.execute(tx);
  if (rows.length === 0) return [];
  const { rows: receipts } = await sql<ReceiptRow>`${receiptsOf(orgId)} and claim_file_id = ${claimFileId}
    order by recovery_receipt_id desc limit 1000`.execute(tx);
  return rows.map(({ claim_file_id: _file, ...recovery }) => ({
    ...recovery,
    receipts: receipts
      .filter(({ recovery_id: id }) => id === recovery.recovery_id)
      .slice(0, 100)
      .map(({ recovery_id: _recovery, claim_file_id: _claim, ...receipt }) => receipt),
  }));
}

/** One recovery of the organisation. */
export async function findRecovery(
  tx: Tx,
  orgId: string,
  recoveryId: string,
): Promise<RecoveryRow | undefined> {
  const { rows } = await sql<RecoveryRow>`${recoveries(orgId)} and recovery_id = ${recoveryId}`.execute(tx);
  return rows[0];
}

/** From whom, and why. */
export type RecoveryTerms = Pick<
  Schema<'Recovery'>,
  'debtor_kind' | 'debtor_name' | 'ground_code' | 'ground_note'
>;

type NewRecovery = RecoveryTerms & { kind: Schema<'RecoveryKind'>; userId: string; now: Date };

/** Notes that money is to come back, under the next number of its file; its amount follows from the ledger. Answers its id. */
export async function insertRecovery(
  tx: Tx,
  { orgId, claimFileId }: File,
  recovery: NewRecovery,
): Promise<string> {
  const { rows } = await sql<{ recovery_id: string }>`
    insert into recovery (org_id, claim_file_id, recovery_no, kind, debtor_kind, debtor_name, ground_code, ground_note,
      created_by_user_id, created_at)
    select ${orgId}, ${claimFileId}, coalesce(max(recovery_no), 0) + 1, ${recovery.kind}, ${recovery.debtor_kind},
      ${recovery.debtor_name}, ${recovery.ground_code}, ${recovery.ground_note}, ${recovery.userId}, ${recovery.now}
    from recovery where org_id = ${orgId} and claim_file_id = ${claimFileId}
    returning recovery_id`.execute(tx);
  const [stored] = rows;
  if (stored === undefined) throw new Error('A recovery was not stored.');
  return stored.recovery_id;
}

/** Changes what is known of a recovery beside its amounts. */
export async function updateRecovery(
  tx: Tx,
  orgId: string,
  recoveryId: string,
  values: UpdateObject<Database, 'recovery'>,
): Promise<void> {
  await tx
    .updateTable('recovery')
    .set(values)
    .set((eb) => ({ row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('recovery_id', '=', recoveryId)
    .execute();
}

const receiptsOf = (orgId: string) => sql`
  select recovery_receipt_id, recovery_id, claim_file_id, amount_bani::float8,
    to_char(received_on, 'YYYY-MM-DD') as received_on, bank_reference, corrects_receipt_id, reason, author.full_name as who
  from recovery_receipt
  left join app_user author on author.org_id = recovery_receipt.org_id and author.user_id = created_by_user_id
  where recovery_receipt.org_id = ${orgId}`;

/** One receipt of the organisation. */
export async function findReceipt(tx: Tx, orgId: string, receiptId: string): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`${receiptsOf(orgId)} and recovery_receipt_id = ${receiptId}`.execute(
    tx,
  );
  return rows[0];
}

/** Whether a receipt was taken back. */
export async function isReceiptCorrected(tx: Tx, orgId: string, receiptId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('recovery_receipt')
    .where('org_id', '=', orgId)
    .where('corrects_receipt_id', '=', receiptId)
    .select('recovery_receipt_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a receipt with this reference of the bank is known. */
export async function hasReceiptReference(tx: Tx, orgId: string, reference: string): Promise<boolean> {
  const found = await tx
    .selectFrom('recovery_receipt')
    .where('org_id', '=', orgId)
    .where('bank_reference', '=', reference)
    .select('recovery_receipt_id')
    .executeTakeFirst();
  return found !== undefined;
}

type NewReceipt = {
  recoveryId: string;
  claimFileId: string;
  amountBani: number;
  receivedOn: string;
  bankReference?: string | undefined;
  correctsReceiptId?: string;
  reason?: string;
  userId: string;
  now: Date;
};

/** Stores money that came back, or that a receipt was a mistake; answers its id. */
export async function insertReceipt(tx: Tx, orgId: string, receipt: NewReceipt): Promise<string> {
  const row = await tx
    .insertInto('recovery_receipt')
    .values({
      org_id: orgId,
      recovery_id: receipt.recoveryId,
      claim_file_id: receipt.claimFileId,
      amount_bani: receipt.amountBani,
      received_on: receipt.receivedOn,
      bank_reference: receipt.bankReference ?? null,
      corrects_receipt_id: receipt.correctsReceiptId ?? null,
      reason: receipt.reason ?? null,
      created_by_user_id: receipt.userId,
      system_time: receipt.now,
    })
    .returning('recovery_receipt_id')
    .executeTakeFirstOrThrow();
  return row.recovery_receipt_id;
}
