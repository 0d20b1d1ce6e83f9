import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;
type Whose = { orgId: string; userId: string };
type Person = Schema<'PersonWork'>;

/** How much came to somebody and how much they finished, week by week from a Monday on. */
export async function countByWeek(
  tx: Tx,
  { orgId, userId }: Whose,
  { firstMonday, today }: { firstMonday: string; today: string },
): Promise<Person['weeks']> {
  const { rows } = await sql<Person['weeks'][number]>`
    with work as materialized (
      select (assigned_at at time zone 'Europe/Bucharest')::date as got, null::date as finished from assignment
      where org_id = ${orgId} and assigned_user_id = ${userId} and list_code in ('active', 'waiting', 'snoozed')
      union all
      select (assigned_at at time zone 'Europe/Bucharest')::date,
        case when list_code = 'done' then (done_at at time zone 'Europe/Bucharest')::date end from assignment
      where org_id = ${orgId} and assigned_user_id = ${userId}
        and done_at >= ${firstMonday}::timestamp at time zone 'Europe/Bucharest')
    select week::date as week_start,
      (select count(*)::integer from work where got >= week and got < week + interval '7 days') as received,
      (select count(*)::integer from work where finished >= week and finished < week + interval '7 days') as done
    from generate_series(${firstMonday}::timestamp, ${today}::timestamp, interval '7 days') as week order by week`.execute(
    tx,
  );
  return rows;
}

const mostLooked = 500;
const mostStatuses = 8;

/** How long work of somebody stays in each status, and how often it went back to an earlier one. */
export async function findPace(
  tx: Tx,
  { orgId, userId }: Whose,
  { since, language }: { since: Date; language: Language },
): Promise<{ statuses: Person['statuses']; back_moves: number }> {
  const { rows } = await sql<Person['statuses'][number] & { back_moves: number }>`
    with work as materialized (
      select assignment_id, assignment_type_code, created_at from assignment
      where org_id = ${orgId} and assigned_user_id = ${userId} and last_activity_at >= ${since}
      order by last_activity_at desc limit ${sql.lit(mostLooked)}),
    moves as (
      select work.assignment_type_code, moved.data ->> 'from_status_code' as from_code,
        moved.data ->> 'to_status_code' as to_code, moved.system_time,
        moved.system_time - coalesce(lag(moved.system_time) over one_task, work.created_at) as stayed
      from work join timeline_event moved on moved.org_id = ${orgId} and moved.assignment_id = work.assignment_id
        and moved.kind = 'status'
      window one_task as (partition by work.assignment_id order by moved.system_time))
    select before.${sql.ref(`name_${language}`)} as name, before.color, count(*)::integer as count,
      round(avg(extract(epoch from moves.stayed)) / 3600)::integer as hours,
      count(*) filter (where after.position < before.position)::integer as back_moves
    from moves
    join status before on before.org_id = ${orgId} and before.assignment_type_code = moves.assignment_type_code
      and before.status_code = moves.from_code
    join status after on after.org_id = ${orgId} and after.assignment_type_code = moves.assignment_type_code
      and after.status_code = moves.to_code
    where moves.system_time >= ${since} and moves.stayed >= interval '0'
    group by 1, 2 order by hours desc, name limit 100`.execute(tx);
  return {
    statuses: rows.slice(0, mostStatuses).map(({ back_moves: _moves, ...status }) => status),
    back_moves: rows.reduce((sum, row) => sum + row.back_moves, 0),
  };
}

/** How much active work of somebody nobody has touched for seven days. */
export async function countUntouched(tx: Tx, { orgId, userId }: Whose, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from assignment
    where org_id = ${orgId} and assigned_user_id = ${userId} and list_code = 'active'
      and last_activity_at < ${now}::timestamptz - interval '7 days'`.execute(tx);
  return rows[0]?.count ?? 0;
}

const mostWork = 15;

/** The active work of somebody whose deadline comes first. */
export async function findNextWork(
  tx: Tx,
  { orgId, userId }: Whose,
  language: Language,
): Promise<Person['next_work']> {
  const { rows } = await sql<Person['next_work'][number]>`
    select work.assignment_id, work.claim_file_no, work.plate, type.${sql.ref(`name_${language}`)} as name,
      status.${sql.ref(`name_${language}`)} as status_name, work.legal_due_date,
      to_char(work.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due_at
    from assignment work
    join assignment_type type on type.org_id = ${orgId} and type.assignment_type_code = work.assignment_type_code
    join status on status.org_id = ${orgId} and status.assignment_type_code = work.assignment_type_code
      and status.status_code = work.status_code
    where work.org_id = ${orgId} and work.assigned_user_id = ${userId} and work.list_code = 'active'
    order by work.due_at, work.assignment_id limit ${sql.lit(mostWork)}`.execute(tx);
  return rows;
}

/** Whether somebody is of the team of a manager. */
export async function isOfSameTeam(tx: Tx, { orgId, userId }: Whose, managerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from app_user person join app_user manager on manager.org_id = ${orgId} and manager.team_id = person.team_id
    where person.org_id = ${orgId} and person.user_id = ${userId} and manager.user_id = ${managerId}`.execute(
    tx,
  );
  return rows.length > 0;
}
