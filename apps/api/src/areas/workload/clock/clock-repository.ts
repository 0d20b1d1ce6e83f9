import type { DayKind, LegalRule, LegalTerm } from '@dosar/workload-domain';
import type { Schema } from '@dosar/openapi';
import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Which term of the law a clock counts. */
export type TermCode = Schema<'LegalRuleCode'>;

/** A clock of a claim file, with its rule. */
export type ClockRow = Pick<LegalTerm, 'penalty_ppm' | 'days'> & {
  legal_clock_id: string;
  legal_rule_code: TermCode;
  started_on: string;
  due_date: string;
  stopped_on: string | null;
  /** What was due; of a clock that runs, what the file says until a clock knows it. */
  amount_bani: number | null;
  paid_bani: number;
  late_bani_days: number;
};

/** The clocks of a rule on a claim file. */
type ClockOfRule = { orgId: string; claimFileId: string; ruleCode: TermCode };

/** The clocks of a claim file, the one that counts now first: what runs before what has stopped, the newest before older ones. */
export async function findClocks(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
): Promise<ClockRow[]> {
  const { rows } = await sql<ClockRow>`
    select clock.legal_clock_id, clock.legal_rule_code, clock.started_on, clock.due_date, clock.stopped_on,
      coalesce(clock.amount_bani, (coalesce(file.agreed_amount, file.estimated_amount) * 100)::bigint) as amount_bani,
      clock.paid_bani::float8, clock.late_bani_days::float8, rule.days, rule.penalty_ppm
    from legal_clock clock
      join claim_file file on file.org_id = ${orgId} and file.claim_file_id = clock.claim_file_id
      join legal_rule rule on rule.org_id = ${orgId} and rule.legal_rule_code = clock.legal_rule_code
        and rule.policy_type_code = clock.policy_type_code and rule.event_from = clock.event_from
    where clock.org_id = ${orgId} and clock.claim_file_id = ${claimFileId}
    order by clock.stopped_on is not null, clock.started_on desc, clock.legal_clock_id desc limit 20`.execute(
    tx,
  );
  return rows;
}

/** What decides which law a file is under, and the last day on which something may have started. */
export async function findClaim(tx: Transaction<Database>, orgId: string, claimFileId: string) {
  const { rows } = await sql<{ policyType: string; eventDate: string }>`
    select file.policy_type_code as "policyType", event.occurred_on as "eventDate"
    from claim_file file join event on event.org_id = ${orgId} and event.event_id = file.event_id
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}`.execute(tx);
  return rows[0];
}

/** The terms of the law of a kind of policy, as the organisation keeps them. */
export function findRules(tx: Transaction<Database>, orgId: string, policyType: string) {
  return tx
    .selectFrom('legal_rule')
    .select([
      'legal_rule_code',
      'policy_type_code',
      'event_from',
      'event_to',
      'days',
      'day_kind',
      'penalty_ppm',
      'on_reopening',
    ])
    .where('org_id', '=', orgId)
    .where('policy_type_code', '=', policyType)
    .$narrowType<{ day_kind: DayKind }>()
    .execute();
}

/** Starts a clock. One of the same rule that runs already goes on, and what it is about grows. */
export async function insertClock(
  tx: Transaction<Database>,
  clock: Pick<Insertable<Database['legal_clock']>, 'org_id' | 'claim_file_id' | 'started_on' | 'due_date'> & {
    amount_bani: number | null;
    paid_bani: number;
  } & Pick<LegalRule, 'legal_rule_code' | 'policy_type_code' | 'event_from'>,
): Promise<void> {
  await sql`
    insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date,
      amount_bani, paid_bani)
    values (${clock.org_id}, ${clock.claim_file_id}, ${clock.legal_rule_code}, ${clock.policy_type_code},
      ${clock.event_from}, ${clock.started_on}, ${clock.due_date}, ${clock.amount_bani}, ${clock.paid_bani})
    on conflict (org_id, claim_file_id, legal_rule_code) where stopped_on is null
      do update set amount_bani = legal_clock.amount_bani + excluded.amount_bani,
        paid_bani = legal_clock.paid_bani + excluded.paid_bani, row_version = legal_clock.row_version + 1`.execute(
    tx,
  );
}

/** Stops the clock of a rule; answers whether one ran. */
export async function stopRunning(
  tx: Transaction<Database>,
  { orgId, claimFileId, ruleCode }: ClockOfRule,
  stop: { on: string; by: string; amountBani: number | undefined },
): Promise<boolean> {
  const stopped = await tx
    .updateTable('legal_clock')
    .set((eb) => ({
      stopped_on: stop.on,
      stopped_by: stop.by,
      ...(stop.amountBani !== undefined && { amount_bani: stop.amountBani }),
      row_version: eb('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('legal_rule_code', '=', ruleCode)
    .where('stopped_on', 'is', null)
    .executeTakeFirst();
  return stopped.numUpdatedRows > 0n;
}

/** Counts a payment, or one that is taken back, against a clock. */
export async function countPayment(
  tx: Transaction<Database>,
  orgId: string,
  { legalClockId, bani, lateBaniDays }: { legalClockId: string; bani: number; lateBaniDays: number },
): Promise<void> {
  await sql`
    update legal_clock set paid_bani = paid_bani + ${bani}::bigint, late_bani_days = late_bani_days + ${lateBaniDays}::bigint,
      row_version = row_version + 1
    where org_id = ${orgId} and legal_clock_id = ${legalClockId}`.execute(tx);
}

/** The clock of a rule that stopped last for a reason, when none of the rule runs. */
export async function findStoppedBy(
  tx: Transaction<Database>,
  { orgId, claimFileId, ruleCode }: ClockOfRule,
  by: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ legal_clock_id: string; stopped_by: string | null }>`
    select legal_clock_id, stopped_by from legal_clock
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and legal_rule_code = ${ruleCode}
    order by stopped_on is not null, started_on desc, legal_clock_id desc limit 1`.execute(tx);
  return rows.find(({ stopped_by: stoppedBy }) => stoppedBy === by)?.legal_clock_id;
}

/** The newest clock of each rule that has stopped on a file and whose rule says what a reopening means for it. */
export async function findStopped(tx: Transaction<Database>, orgId: string, claimFileId: string) {
  const { rows } = await sql<{ legal_clock_id: string; legal_rule_code: TermCode; on_reopening: string }>`
    select distinct on (clock.legal_rule_code) clock.legal_clock_id, clock.legal_rule_code, rule.on_reopening
    from legal_clock clock join legal_rule rule on rule.org_id = ${orgId} and rule.legal_rule_code = clock.legal_rule_code
      and rule.policy_type_code = clock.policy_type_code and rule.event_from = clock.event_from
    where clock.org_id = ${orgId} and clock.claim_file_id = ${claimFileId} and clock.stopped_on is not null
      and rule.on_reopening <> 'stays_stopped' and not exists (
        select from legal_clock running where running.org_id = ${orgId} and running.claim_file_id = ${claimFileId}
          and running.legal_rule_code = clock.legal_rule_code and running.stopped_on is null)
    order by clock.legal_rule_code, clock.started_on desc`.execute(tx);
  return rows;
}

/** Lets a stopped clock run on, with the due date that it had. */
export async function resumeClock(
  tx: Transaction<Database>,
  orgId: string,
  legalClockId: string,
): Promise<void> {
  await tx
    .updateTable('legal_clock')
    .set((eb) => ({ stopped_on: null, stopped_by: null, row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('legal_clock_id', '=', legalClockId)
    .execute();
}

/** Locks a clock against other changes; answers its file. */
export async function lockClock(tx: Transaction<Database>, orgId: string, legalClockId: string) {
  return tx
    .selectFrom('legal_clock')
    .select('claim_file_id')
    .where('org_id', '=', orgId)
    .where('legal_clock_id', '=', legalClockId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Keeps why a locked clock was missed. */
export async function keepExplanation(
  tx: Transaction<Database>,
  orgId: string,
  legalClockId: string,
  explanation: {
    delay_cause_code: string;
    delay_note: string | null;
    explained_by_user_id: string;
    explained_at: Date;
  },
): Promise<void> {
  await tx
    .updateTable('legal_clock')
    .set((eb) => ({ ...explanation, row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('legal_clock_id', '=', legalClockId)
    .execute();
}
