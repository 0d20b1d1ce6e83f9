import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

/** Which cases are meant: those that the snapshot has of a period, or the files that there are at its end. */
export type CasesAsked = {
  measure: string;
  from: string;
  to: string;
  policyType?: string;
  countyCode?: string;
  subject?: string;
  filesAt?: (orgId: string, day: string) => RawBuilder<unknown>;
};

type CaseSums = Pick<Schema<'ReportCases'>, 'count' | 'file_count' | 'amount_bani'>;
type StoredCase = Omit<Schema<'ReportCases'>['cases'][number], 'about'> & { subject: string };

/** A case as it stands in a file. */
export type CaseRow = {
  claim_file_no: string;
  happened_on: string;
  case_id: string;
  policy_type_code: string;
  county_code: string;
  subject: string;
  value: number;
  amount_bani: number;
};

function casesOf(
  orgId: string,
  { measure, from, to, policyType, countyCode, subject, filesAt }: CasesAsked,
): RawBuilder<unknown> {
  const found = filesAt
    ? sql`(select stock.*, stock.claim_file_id as case_id from (${filesAt(orgId, to)}) stock)`
    : sql`(select snapshot_date as happened_on, snapshot_case_id as case_id, claim_file_id, policy_type_code, county_code, subject,
          value, amount_bani
        from snapshot_case
        where org_id = ${orgId} and measure = ${measure} and snapshot_date between ${from} and ${to})`;
  return sql`(select * from ${found} found where true
    ${policyType === undefined ? sql`` : sql`and policy_type_code = ${policyType}`}
    ${countyCode === undefined ? sql`` : sql`and county_code = ${countyCode}`}
    ${subject === undefined ? sql`` : sql`and subject = ${subject}`}) happened`;
}

/** The files behind a figure: those that weigh the most first. */
export async function findCases(
  tx: Transaction<Database>,
  orgId: string,
  asked: CasesAsked,
): Promise<StoredCase[]> {
  const { rows } = await sql<StoredCase>`
    select file.claim_file_no, happened.happened_on, happened.subject, happened.value, happened.amount_bani,
      (select assignment_id from assignment where org_id = ${orgId} and claim_file_id = happened.claim_file_id
        order by is_case_master desc, created_at, assignment_id limit 1) as assignment_id
    from ${casesOf(orgId, asked)}
      join claim_file file on file.org_id = ${orgId} and file.claim_file_id = happened.claim_file_id
    order by happened.amount_bani desc, happened.value desc, happened.happened_on desc, happened.case_id
    limit 200`.execute(tx);
  return rows;
}

/** Some of the cases in the order of their days, after the last one that was read. */
export async function readCases(
  tx: Transaction<Database>,
  orgId: string,
  asked: CasesAsked,
  { after, limit }: { after: Pick<CaseRow, 'happened_on' | 'case_id'> | undefined; limit: number },
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select file.claim_file_no, happened.happened_on, happened.case_id, happened.policy_type_code,
      coalesce(happened.county_code, '') as county_code, happened.subject, happened.value, happened.amount_bani
    from ${casesOf(orgId, asked)}
      join claim_file file on file.org_id = ${orgId} and file.claim_file_id = happened.claim_file_id
    where ${after ? sql`(happened.happened_on, happened.case_id) > (${after.happened_on}::date, ${after.case_id}::uuid)` : sql`true`}
    order by happened.happened_on, happened.case_id limit ${limit}`.execute(tx);
  return rows;
}

/** How many cases there are, in how many files, and what they come to. */
export async function sumCases(
  tx: Transaction<Database>,
  orgId: string,
  asked: CasesAsked,
): Promise<CaseSums> {
  const { rows } = await sql<CaseSums>`
    select count(*)::integer as count, count(distinct claim_file_id)::integer as file_count, coalesce(sum(amount_bani), 0)::bigint as amount_bani
    from ${casesOf(orgId, asked)}`.execute(tx);
  return rows[0] ?? { count: 0, file_count: 0, amount_bani: 0 };
}

/** Holds for the main work of the files behind a figure, and for all work of a file that has no main one. */
export const isMainWorkOf = (orgId: string, asked: CasesAsked): RawBuilder<boolean> => sql`
  assignment.claim_file_id in (select happened.claim_file_id from ${casesOf(orgId, asked)})
  and (assignment.is_case_master or not exists (
    select from assignment main where main.org_id = ${orgId} and main.claim_file_id = assignment.claim_file_id
      and main.is_case_master))`;
