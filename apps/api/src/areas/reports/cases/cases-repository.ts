import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

/** Which cases of the snapshot are meant. */
export type CasesAsked = {
  measure: string;
  from: string;
  to: string;
  policyType?: string;
  countyCode?: string;
  subject?: string;
};

type StoredCase = Omit<Schema<'ReportCases'>['cases'][number], 'about'> & { subject: string };

const conditionsOf = (
  orgId: string,
  { measure, from, to, policyType, countyCode, subject }: CasesAsked,
) => sql`
  happened.org_id = ${orgId} and happened.measure = ${measure} and happened.snapshot_date between ${from} and ${to}
    ${policyType === undefined ? sql`` : sql`and happened.policy_type_code = ${policyType}`}
    ${countyCode === undefined ? sql`` : sql`and happened.county_code = ${countyCode}`}
    ${subject === undefined ? sql`` : sql`and happened.subject = ${subject}`}`;

/** The files behind a figure: those that weigh the most first. */
export async function findCases(
  tx: Transaction<Database>,
  orgId: string,
  asked: CasesAsked,
): Promise<StoredCase[]> {
  const { rows } = await sql<StoredCase>`
    select file.claim_file_no, happened.snapshot_date as happened_on, happened.subject, happened.value, happened.amount_bani,
      (select assignment_id from assignment where org_id = ${orgId} and claim_file_id = happened.claim_file_id
        order by is_case_master desc, created_at, assignment_id limit 1) as assignment_id
    from snapshot_case happened
      join claim_file file on file.org_id = ${orgId} and file.claim_file_id = happened.claim_file_id
    where ${conditionsOf(orgId, asked)}
    order by happened.amount_bani desc, happened.value desc, happened.snapshot_date desc, happened.snapshot_case_id
    limit 200`.execute(tx);
  return rows;
}

/** How many cases there are, and what they come to. */
export async function sumCases(
  tx: Transaction<Database>,
  orgId: string,
  asked: CasesAsked,
): Promise<{ count: number; amount_bani: number }> {
  const { rows } = await sql<{ count: number; amount_bani: number }>`
    select count(*)::integer as count, coalesce(sum(amount_bani), 0)::bigint as amount_bani
    from snapshot_case happened where ${conditionsOf(orgId, asked)}`.execute(tx);
  return rows[0] ?? { count: 0, amount_bani: 0 };
}

/** Holds for the main work of the files behind a figure, and for all work of a file that has no main one. */
export const isMainWorkOf = (orgId: string, asked: CasesAsked): RawBuilder<boolean> => sql`
  assignment.claim_file_id in (
    select happened.claim_file_id from snapshot_case happened where ${conditionsOf(orgId, asked)})
  and (assignment.is_case_master or not exists (
    select from assignment main where main.org_id = ${orgId} and main.claim_file_id = assignment.claim_file_id
      and main.is_case_master))`;
