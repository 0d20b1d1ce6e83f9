import type { LocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Something of which people have to be warned now, and whom it concerns. */
export type Warning = {
  subject_id: string;
  claim_file_id: string;
  step: Schema<'EscalationStep'>;
  due_on: LocalDate;
  claim_file_no: string;
  plate: string | null;
  assignment_id: string | null;
  owner_user_id: string | null;
  manager_user_ids: string[];
};

/** How many warnings are given in one transaction. */
export const warnedAtOnce = 5000;

// Whom the owner reports to, else the managers of the same team; work that nobody has concerns the managers of claims.
const managersOf = (orgId: string, owner: RawBuilder<unknown>) => sql`
  array(select manager.user_id from app_user manager
    where manager.org_id = ${orgId} and manager.is_active and manager.user_id is distinct from ${owner}
      and case
        when ${owner} is null then exists (select from user_role held where held.org_id = ${orgId}
          and held.user_id = manager.user_id and held.role_code = 'claims.manager')
        when person.manager_user_id is not null then manager.user_id = person.manager_user_id
        else manager.team_id = person.team_id and exists (select from user_role held where held.org_id = ${orgId}
          and held.user_id = manager.user_id and held.role_code like '_%.manager') end
    order by manager.user_id limit 5)`;

const notTold = (orgId: string) => sql`not exists (select from escalation told
  where told.org_id = ${orgId} and told.subject_id = due.subject_id and told.step = due.step and told.due_on = due.due_on)`;

/** Legal clocks that reached a step of which nobody was warned; `nearUntil` is the last due date that is near. */
export async function findDueClocks(
  tx: Tx,
  orgId: string,
  { today, nearUntil }: { today: LocalDate; nearUntil: LocalDate },
): Promise<Warning[]> {
  const { rows } = await sql<Warning>`
    with due as (
      select clock.legal_clock_id as subject_id, clock.claim_file_id, clock.due_date as due_on,
        case when clock.due_date < ${today} then 'law_missed' when clock.due_date <= ${nearUntil} then 'near_law'
          else 'term_75' end as step
      from legal_clock clock
      where clock.org_id = ${orgId} and clock.stopped_on is null
        and (clock.due_date <= ${nearUntil}
          or ${today}::date >= clock.started_on + ceil((clock.due_date - clock.started_on) * 0.75)::integer)),
    told as (select * from due where ${notTold(orgId)} order by due_on, subject_id limit ${sql.lit(warnedAtOnce)}),
    owned as (
      select told.*, file.claim_file_no, file.plate, work.assignment_id, work.assigned_user_id as owner_user_id
      from told join claim_file file on file.org_id = ${orgId} and file.claim_file_id = told.claim_file_id
      left join lateral (select assignment_id, assigned_user_id from assignment
        where org_id = ${orgId} and claim_file_id = told.claim_file_id
        order by is_case_master desc, created_at, assignment_id limit 1) work on true),
    managed as materialized (
      select owner.owner_user_id, ${managersOf(orgId, sql`owner.owner_user_id`)} as manager_user_ids
      from (select distinct owner_user_id from owned) owner
      left join app_user person on person.org_id = ${orgId} and person.user_id = owner.owner_user_id)
    select owned.*, managed.manager_user_ids
    from owned join managed on managed.owner_user_id is not distinct from owned.owner_user_id
    order by owned.due_on, owned.subject_id`.execute(tx);
  return rows;
}

/** Open work whose own term has come to the part at which its owner is warned, or has passed. What waits is left out. */
export async function findDueWork(tx: Tx, orgId: string, now: Date): Promise<Warning[]> {
  const { rows } = await sql<Warning>`
    with due as (
      select work.assignment_id as subject_id, work.claim_file_id, work.assignment_id, work.claim_file_no, work.plate,
        work.assigned_user_id as owner_user_id, (work.due_at at time zone 'Europe/Bucharest')::date as due_on,
        case when work.due_at <= ${now} then 'sla_100' else 'sla_75' end as step
      from assignment work
      left join sla_rule on sla_rule.org_id = ${orgId} and sla_rule.assignment_type_code = work.assignment_type_code
      where work.org_id = ${orgId} and work.list_code = 'active' and work.due_at <= ${now}::timestamptz + interval '30 days'
        and ${now} >= work.created_at + (work.due_at - work.created_at) * coalesce(sla_rule.warn_percent, 75) / 100.0),
    told as (select * from due where ${notTold(orgId)} order by due_on, subject_id limit ${sql.lit(warnedAtOnce)}),
    managed as materialized (
      select owner.owner_user_id, ${managersOf(orgId, sql`owner.owner_user_id`)} as manager_user_ids
      from (select distinct owner_user_id from told) owner
      left join app_user person on person.org_id = ${orgId} and person.user_id = owner.owner_user_id)
    select told.*, managed.manager_user_ids
    from told join managed on managed.owner_user_id is not distinct from told.owner_user_id
    order by told.due_on, told.subject_id`.execute(tx);
  return rows;
}

/** Keeps whom a warning reached. Answers the subjects that nobody else has warned of meanwhile. */
export async function keepWarnings(
  tx: Tx,
  orgId: string,
  warnings: readonly { subject_id: string; step: string; due_on: string; names: string[] }[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ subject_id: string }>`
    insert into escalation (org_id, subject_id, step, due_on, names, told_at)
    select ${orgId}, subject_id, step, due_on, array(select jsonb_array_elements_text(names)), ${now}
    from jsonb_to_recordset(${JSON.stringify(warnings)}::jsonb)
      as warning (subject_id uuid, step text, due_on date, names jsonb)
    on conflict do nothing returning subject_id`.execute(tx);
  return new Set(rows.map((row) => row.subject_id));
}

/** Notes that clocks were missed. */
export async function markMissed(
  tx: Tx,
  orgId: string,
  legalClockIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`update legal_clock set missed_at = ${now}
    where org_id = ${orgId} and legal_clock_id = any (${legalClockIds}::uuid[]) and missed_at is null`.execute(
    tx,
  );
}

/** People who can be reached, by their ids. */
export async function findPeople(tx: Tx, orgId: string, userIds: readonly string[]) {
  const { rows } = await sql<{
    user_id: string;
    full_name: string;
    email: string | null;
    language: 'ro' | 'en';
  }>`
    select user_id, full_name, email, language from app_user
    where org_id = ${orgId} and user_id = any (${userIds}::uuid[]) and is_active limit 10000`.execute(tx);
  return new Map(rows.map((row) => [row.user_id, row]));
}
