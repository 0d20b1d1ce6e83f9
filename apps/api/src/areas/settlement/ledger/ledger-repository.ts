import { sql, type Transaction } from 'kysely';
import type { CoverageCode, DifferenceCode, LedgerAccount } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type File = { orgId: string; claimFileId: string };

/** The sums of a file; `null` where nothing was recorded. */
export type MoneySums = Pick<
  Schema<'Money'>,
  | 'money_version'
  | 'estimated_bani'
  | 'agreed_bani'
  | 'reserve_bani'
  | 'paid_bani'
  | 'partner_bani'
  | 'recourse_bani'
  | 'residual_bani'
  | 'recovered_bani'
  | 'difference_bani'
  | 'unnamed_difference_bani'
>;

/** The claim file of an assignment, or `undefined` when the organisation has no such assignment. */
export async function findFileOfAssignment(tx: Tx, orgId: string, assignmentId: string) {
  const row = await tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .select('claim_file_id')
    .executeTakeFirst();
  return row?.claim_file_id;
}

const noSums: MoneySums = {
  money_version: 0,
  estimated_bani: null,
  agreed_bani: null,
  reserve_bani: null,
  paid_bani: null,
  partner_bani: null,
  recourse_bani: null,
  residual_bani: null,
  recovered_bani: null,
  difference_bani: null,
  unnamed_difference_bani: null,
};

/** The sums of a file. */
export async function findSums(tx: Tx, { orgId, claimFileId }: File): Promise<MoneySums> {
  const { rows } = await sql<MoneySums>`
    select row_version as money_version, estimated_bani::float8, agreed_bani::float8, reserve_bani::float8, paid_bani::float8, partner_bani::float8,
      recourse_bani::float8, residual_bani::float8, recovered_bani::float8, difference_bani::float8,
      unnamed_difference(org_id, claim_file_id)::float8 as unnamed_difference_bani
    from claim_money where org_id = ${orgId} and claim_file_id = ${claimFileId}`.execute(tx);
  return rows[0] ?? noSums;
}

/** The sums of a file whose money nobody else changes until this transaction ends. */
export async function lockSums(tx: Tx, file: File): Promise<MoneySums> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`money|${file.orgId}|${file.claimFileId}`}, 0))`.execute(
    tx,
  );
  return findSums(tx, file);
}

/** What is covered on a file. */
export async function findCoverages(tx: Tx, { orgId, claimFileId }: File) {
  const { rows } = await sql<Schema<'Coverage'>>`
    select coverage_code, limit_bani::float8, deductible_bani::float8, reserve_bani::float8, paid_bani::float8
    from coverage where org_id = ${orgId} and claim_file_id = ${claimFileId}
    order by array_position(array['vehicle', 'property', 'loss_of_use', 'injury', 'penalty'], coverage_code)`.execute(
    tx,
  );
  return rows;
}

/** What is covered on files, by file. */
export async function findCoveragesOfFiles(tx: Tx, orgId: string, fileIds: readonly string[]) {
  const { rows } = await sql<Pick<Schema<'Coverage'>, 'coverage_code' | 'reserve_bani'> & { file: string }>`
    select claim_file_id as file, coverage_code, reserve_bani::float8 from coverage
    where org_id = ${orgId} and claim_file_id = any (${fileIds}::uuid[]) limit ${fileIds.length * 10}`.execute(
    tx,
  );
  return Map.groupBy(rows, ({ file }) => file);
}

/** The newest entries of the ledger of a file. */
export async function findEntries(tx: Tx, { orgId, claimFileId }: File, limit: number) {
  const { rows } = await sql<Schema<'MoneyEntry'>>`
    select entry.ledger_entry_id as id, entry.account, entry.coverage_code, entry.difference_code, entry.change_bani::float8,
      entry.balance_bani::float8, entry.reason, entry.is_automatic, person.full_name as who,
      to_char(entry.system_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as system_time
    from ledger_entry entry
    left join app_user person on person.org_id = entry.org_id and person.user_id = entry.created_by_user_id
    where entry.org_id = ${orgId} and entry.claim_file_id = ${claimFileId}
    order by entry.ledger_entry_id desc limit ${limit}`.execute(tx);
  return rows;
}

/** A change of an account of a file. */
export type NewEntry = {
  account: LedgerAccount;
  /** For reserves and payments. */
  coverage?: CoverageCode;
  /** For differences between what was accepted and what was paid. */
  differenceCode?: DifferenceCode;
  changeBani: number;
  reason: string;
  isAutomatic?: boolean;
  paymentId?: string;
  /** For what is to come back and what came. */
  recoveryId?: string;
};

/** Adds entries to the ledger of a file; the sums follow. */
export async function insertEntries(
  tx: Tx,
  { orgId, claimFileId }: File,
  { entries, userId, now }: { entries: readonly NewEntry[]; userId: string | null; now: Date },
): Promise<void> {
  for (const entry of entries)
    await tx
      .insertInto('ledger_entry')
      .values({
        org_id: orgId,
        claim_file_id: claimFileId,
        account: entry.account,
        coverage_code: entry.coverage ?? null,
        difference_code: entry.differenceCode ?? null,
        change_bani: entry.changeBani,
        balance_bani: 0,
        reason: entry.reason,
        is_automatic: entry.isAutomatic ?? false,
        payment_id: entry.paymentId ?? null,
        recovery_id: entry.recoveryId ?? null,
        created_by_user_id: userId,
        system_time: now,
      })
      .execute();
}

type Terms = { coverage: CoverageCode; limitBani: number | null; deductibleBani: number };

/** Says what a policy pays at most for a coverage and what it takes off; the version of the money counts it. */
export async function storeCoverage(tx: Tx, { orgId, claimFileId }: File, terms: Terms): Promise<void> {
  await sql`
    insert into coverage (org_id, claim_file_id, coverage_code, limit_bani, deductible_bani)
    values (${orgId}, ${claimFileId}, ${terms.coverage}, ${terms.limitBani}, ${terms.deductibleBani})
    on conflict (org_id, claim_file_id, coverage_code)
      do update set limit_bani = excluded.limit_bani, deductible_bani = excluded.deductible_bani`.execute(tx);
  await touchMoney(tx, { orgId, claimFileId });
}

/** Counts a change of the money of a file that is no entry of its ledger. */
export async function touchMoney(tx: Tx, { orgId, claimFileId }: File): Promise<void> {
  await sql`
    insert into claim_money (org_id, claim_file_id) values (${orgId}, ${claimFileId})
    on conflict (org_id, claim_file_id) do update set row_version = claim_money.row_version + 1`.execute(tx);
}
