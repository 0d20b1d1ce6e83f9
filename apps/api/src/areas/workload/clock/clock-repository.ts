import type { LegalTerm } from '@dosar/workload-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** A clock of a claim file, with its rule. */
export type ClockRow = Pick<LegalTerm, 'penalty_ppm' | 'days'> & {
  legal_clock_id: string;
  legal_rule_code: string;
  started_on: string;
  due_date: string;
  stopped_on: string | null;
  /** What is owed; of a clock that runs, what the file says until a clock knows it. */
  amount_bani: number | null;
};

/** The clocks of a claim file, the one that counts now first: what runs before what has stopped, the newest before older ones. */
export async function findClocks(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
): Promise<ClockRow[]> {
  const { rows } = await sql<ClockRow>`
    select clock.legal_clock_id, clock.legal_rule_code, clock.started_on, clock.due_date, clock.stopped_on,
      coalesce(clock.amount_bani, (coalesce(file.agreed_amount, file.estimated_amount) * 100)::bigint) as amount_bani,
      rule.days, rule.penalty_ppm
    from legal_clock clock
      join claim_file file on file.org_id = ${orgId} and file.claim_file_id = clock.claim_file_id
      join legal_rule rule on rule.legal_rule_code = clock.legal_rule_code
        and rule.policy_type_code = clock.policy_type_code and rule.event_from = clock.event_from
    where clock.org_id = ${orgId} and clock.claim_file_id = ${claimFileId}
    order by clock.stopped_on is not null, clock.started_on desc, clock.legal_clock_id desc limit 20`.execute(
    tx,
  );
  return rows;
}
