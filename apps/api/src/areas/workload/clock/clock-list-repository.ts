import type { Schema } from '@dosar/openapi';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { daysLate, owedOf, penaltyFor, penaltyWithPayments } from '@dosar/workload-domain';

type Tx = Transaction<Database>;
type Reader = { orgId: string; language: Language; today: string };
/** A reader of lists: a manager, whose team they are narrowed to. */
type Manager = Reader & { managerId: string };
type Payments = { paid_bani: number; late_bani_days: number };
type StoredClock = Omit<Schema<'LegalClock'>, 'days_late' | 'penalty_bani' | 'penalty_per_day_bani'> &
  Payments;
type Row = Schema<'LegalRiskRow'>;
type StoredRow = Omit<Row, 'days_late' | 'penalty_bani' | 'penalty_per_day_bani'> & Payments;

/** How many rows a list of clocks has. */
const mostShown = 200;

const columns = ({ orgId, language }: Reader) => {
  const name = sql.ref(`name_${language}`);
  return sql`clock.legal_clock_id, clock.row_version, clock.legal_rule_code, rule.days, rule.penalty_ppm,
    rule.${sql.ref(`source_${language}`)} as source, clock.started_on, clock.due_date, clock.stopped_on,
    coalesce(clock.amount_bani, (coalesce(file.agreed_amount, file.estimated_amount) * 100)::bigint) as amount_bani,
    clock.paid_bani::float8, clock.late_bani_days::float8, clock.delay_cause_code, cause.${name} as delay_cause_name, clock.delay_note,
    coalesce((select jsonb_agg(jsonb_build_object('step', told.step, 'names', told.names,
        'told_at', to_char(told.told_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by told.told_at)
      from escalation told where told.org_id = ${orgId} and told.subject_id = clock.legal_clock_id), '[]') as told`;
};

const joins = (orgId: string) => sql`
  from legal_clock clock
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = clock.claim_file_id
    join legal_rule rule on rule.org_id = ${orgId} and rule.legal_rule_code = clock.legal_rule_code
      and rule.policy_type_code = clock.policy_type_code and rule.event_from = clock.event_from
    left join reason cause on cause.org_id = ${orgId} and cause.place = clock.delay_place
      and cause.reason_code = clock.delay_cause_code
  where clock.org_id = ${orgId}`;

/** The clocks of the file with a number, the one that counts first; nothing for a file that is not there. */
export async function findClocksOfFile(tx: Tx, reader: Reader, claimFileNo: string) {
  const { rows: files } = await sql<{ id: string }>`
    select claim_file_id as id from claim_file
    where org_id = ${reader.orgId} and claim_file_no = ${claimFileNo}`.execute(tx);
  const [file] = files;
  if (!file) return undefined;
  const { rows } = await sql<StoredClock>`
    select ${columns(reader)} ${joins(reader.orgId)} and clock.claim_file_id = ${file.id}
    order by clock.stopped_on is not null, clock.started_on desc, clock.legal_clock_id desc limit 20`.execute(
    tx,
  );
  return rows.map((row) => shown(row, reader.today));
}

/** One clock. */
export async function findClock(tx: Tx, reader: Reader, legalClockId: string) {
  const { rows } = await sql<StoredClock>`
    select ${columns(reader)} ${joins(reader.orgId)} and clock.legal_clock_id = ${legalClockId}`.execute(tx);
  return rows[0] && shown(rows[0], reader.today);
}

// The main work of a file is that of the team, or waits in its queue; whoever belongs to no team sees all of them.
const isOfTeam = ({ orgId, managerId }: Manager) => sql`exists (
  select from app_user me cross join lateral (
    select assigned_user_id, queue_id from assignment where org_id = ${orgId} and claim_file_id = clock.claim_file_id
    order by is_case_master desc, created_at, assignment_id limit 1) work
    left join app_user owner on owner.org_id = ${orgId} and owner.user_id = work.assigned_user_id
    left join queue on queue.org_id = ${orgId} and queue.queue_id = work.queue_id
  where me.org_id = ${orgId} and me.user_id = ${managerId}
    and coalesce(owner.team_id, queue.team_id, me.team_id) is not distinct from coalesce(me.team_id, owner.team_id, queue.team_id))`;

/** Clocks that run and whose due date lies in a period, the earliest first, with the main work of their files. */
export async function findRunning(
  tx: Tx,
  reader: Manager,
  period: { from: string | undefined; to: string },
): Promise<Row[]> {
  const { orgId, language } = reader;
  const name = sql.ref(`name_${language}`);
  const { rows } = await sql<StoredRow>`
    select listed.*, file.claim_file_no, file.plate, file.claimant_name, work.assignment_id, owner.full_name as owner_name,
      status.${name} as status_name
    from (select clock.claim_file_id, ${columns(reader)} ${joins(orgId)} and ${isDue(period)} and ${isOfTeam(reader)}
      order by clock.due_date, clock.legal_clock_id limit ${sql.lit(mostShown)}) listed
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = listed.claim_file_id
    join lateral (select assignment_id, assigned_user_id, assignment_type_code, status_code from assignment
      where org_id = ${orgId} and claim_file_id = listed.claim_file_id
      order by is_case_master desc, created_at, assignment_id limit 1) work on true
    join status on status.org_id = ${orgId} and status.assignment_type_code = work.assignment_type_code
      and status.status_code = work.status_code
    left join app_user owner on owner.org_id = ${orgId} and owner.user_id = work.assigned_user_id
    order by listed.due_date, listed.legal_clock_id`.execute(tx);
  return rows.map(({ claim_file_id: _id, ...row }: StoredRow & { claim_file_id?: string }) =>
    shown(row, reader.today),
  );
}

/** How many clocks run towards a due date in a period, what they cost to date, and on each further day. */
export async function sumRunning(tx: Tx, manager: Manager, period: { from: string | undefined; to: string }) {
  const { orgId, today } = manager;
  // Rounded for each file, as it is paid; the sum of the rows is the sum that is shown.
  const { rows } = await sql<{ count: number; penalty: number; perDay: number }>`
    select count(*)::integer as count,
      coalesce(sum(round((owed.amount * greatest(${today}::date - owed.due_date, 0) + owed.late_bani_days)
        * owed.penalty_ppm / 1000000.0)), 0)::bigint as penalty,
      coalesce(sum(round(owed.amount * owed.penalty_ppm / 1000000.0)), 0)::bigint as "perDay"
    from (select clock.due_date, rule.penalty_ppm, greatest(clock.late_bani_days, 0) as late_bani_days,
        greatest(coalesce(clock.amount_bani, (coalesce(file.agreed_amount, file.estimated_amount) * 100)::bigint, 0)
          - greatest(clock.paid_bani, 0), 0) as amount
      ${joins(orgId)} and ${isDue(period)} and ${isOfTeam(manager)}) owed`.execute(tx);
  return rows[0] ?? { count: 0, penalty: 0, perDay: 0 };
}

function isDue({ from, to }: { from: string | undefined; to: string }): RawBuilder<unknown> {
  const start = from === undefined ? sql`` : sql`and clock.due_date >= ${from}`;
  return sql`clock.stopped_on is null and clock.due_date <= ${to} ${start}`;
}

/** Why a deadline can be missed, as the organisation words it now. */
export function findCauses(tx: Tx, { orgId, language }: Pick<Reader, 'orgId' | 'language'>) {
  return tx
    .selectFrom('reason')
    .select(['reason_code as code', `name_${language} as name`])
    .where('org_id', '=', orgId)
    .where('place', '=', 'delay')
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('reason_code')
    .limit(50)
    .execute();
}

function shown<Clock extends StoredClock>(
  { paid_bani: paid, late_bani_days: lateBaniDays, ...clock }: Clock,
  today: string,
) {
  const late = daysLate(clock.due_date, clock.stopped_on ?? today);
  const due = { amount: clock.amount_bani ?? 0, paid, lateBaniDays };
  const owed = owedOf(due);
  return {
    ...clock,
    amount_bani: clock.amount_bani === null ? null : owed,
    days_late: late,
    penalty_bani: penaltyWithPayments(due, late, clock.penalty_ppm),
    penalty_per_day_bani: penaltyFor(owed, 1, clock.penalty_ppm),
  };
}
