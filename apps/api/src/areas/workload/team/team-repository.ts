import type { Schema } from '@dosar/openapi';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { takesWork } from '#src/kernel/access/takes-work-sql.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;

/** A member of a team with their capacity and skills. */
export type Member = Pick<
  Schema<'TeamMember'>,
  | 'user_id'
  | 'full_name'
  | 'is_active'
  | 'capacity_points'
  | 'county_codes'
  | 'policy_type_codes'
  | 'assignment_type_codes'
  | 'row_version'
>;

const mostMembers = 200;

/** The members of a manager's team, the manager included, as the team filter of the worklist counts them. */
export async function findMembers(tx: Tx, orgId: string, managerId: string): Promise<Member[]> {
  return membersOf(
    tx,
    orgId,
    sql`(select team_id from app_user where org_id = ${orgId} and user_id = ${managerId})`,
  );
}

/** The members of a team. */
export async function findTeamMembers(tx: Tx, orgId: string, teamId: string): Promise<Member[]> {
  return membersOf(tx, orgId, sql`${teamId}::uuid`);
}

/** One person of any team, with their capacity and skills. */
export async function findMember(tx: Tx, orgId: string, userId: string): Promise<Member | undefined> {
  const [member] = await peopleWhere(tx, orgId, sql`person.user_id = ${userId}`);
  return member;
}

async function membersOf(tx: Tx, orgId: string, teamId: RawBuilder<unknown>): Promise<Member[]> {
  return peopleWhere(tx, orgId, sql`person.team_id = ${teamId}`);
}

async function peopleWhere(tx: Tx, orgId: string, condition: RawBuilder<unknown>): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select person.user_id, person.full_name,
      ${takesWork('person')} and exists (
        select from user_role held where held.org_id = ${orgId} and held.user_id = person.user_id
          and (held.role_code in ('claims.handler', 'AC.Assessor') or held.role_code like '_%.manager')) as is_active,
      coalesce(profile.capacity_points, greatest(person.capacity_points, 1)) as capacity_points,
      coalesce(profile.county_codes, person.county_codes) as county_codes,
      coalesce(profile.policy_type_codes, '{}') as policy_type_codes,
      coalesce(profile.assignment_type_codes, '{}') as assignment_type_codes,
      coalesce(profile.row_version, 0) as row_version
    from app_user person
    left join work_profile profile on profile.org_id = ${orgId} and profile.user_id = person.user_id
    where person.org_id = ${orgId} and ${condition}
    order by person.full_name, person.user_id limit ${sql.lit(mostMembers)}`.execute(tx);
  return rows;
}

/** The name of a manager's team; null without a team. */
export async function findTeamName(tx: Tx, orgId: string, managerId: string, language: Language) {
  const { rows } = await sql<{ name: string }>`
    select team.${sql.ref(`name_${language}`)} as name from app_user me
    join team on team.org_id = ${orgId} and team.team_id = me.team_id
    where me.org_id = ${orgId} and me.user_id = ${managerId}`.execute(tx);
  return rows[0]?.name ?? null;
}

/** The period of a figure. */
export type Bounds = { now: Date; today: Date; tomorrow: Date; firstDay: Date; lastNearDay: string };

/** The figures of a person's open work, with those for whom it waits, the largest first. */
export type OpenFigures = Pick<
  Schema<'TeamMember'>,
  | 'load_points'
  | 'active'
  | 'new'
  | 'due_today'
  | 'overdue'
  | 'legal_near'
  | 'waiting'
  | 'waiting_on'
  | 'oldest_at'
> & { received: number };

/** The open work of some people by the conditions of the worklist, from one scan of an index. */
export async function countOpenWork(
  tx: Tx,
  orgId: string,
  userIds: readonly string[],
  { now, today, tomorrow, firstDay, lastNearDay }: Bounds,
): Promise<ReadonlyMap<string, OpenFigures>> {
  const { rows } = await sql<OpenFigures & { user_id: string }>`
    with counted as materialized (
      select assigned_user_id as user_id, assignment_type_code,
        case when list_code = 'waiting' then waiting_on end as waiting_on,
        count(*) filter (where list_code = 'active') as active,
        count(*) filter (where list_code = 'active' and category_code = 'new') as new,
        count(*) filter (where list_code = 'active' and due_at >= ${today} and due_at < ${tomorrow}) as due_today,
        count(*) filter (where due_at < ${now}) as overdue,
        count(*) filter (where legal_due_date >= (${today}::timestamptz at time zone 'Europe/Bucharest')::date
          and legal_due_date <= ${lastNearDay}) as legal_near,
        count(*) filter (where list_code = 'waiting') as waiting,
        count(*) filter (where assigned_at >= ${firstDay}) as received,
        min(created_at) filter (where list_code = 'active') as oldest_at
      from assignment
      where org_id = ${orgId} and assigned_user_id = any (${userIds}::uuid[])
        and list_code in ('active', 'waiting', 'snoozed')
      group by 1, 2, 3
    ), waits as (
      select user_id, jsonb_agg(jsonb_build_object('code', waiting_on, 'count', waiting)
        order by waiting desc, waiting_on) as waiting_on
      from (select user_id, waiting_on, sum(waiting)::integer as waiting from counted
        where waiting_on is not null group by 1, 2) one
      group by user_id
    ), figures as (
      select counted.user_id, sum(counted.active * type.weight)::integer as load_points,
        sum(counted.active)::integer as active, sum(counted.new)::integer as new,
        sum(counted.due_today)::integer as due_today, sum(counted.overdue)::integer as overdue,
        sum(counted.legal_near)::integer as legal_near, sum(counted.waiting)::integer as waiting,
        sum(counted.received)::integer as received,
        to_char(min(counted.oldest_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest_at
      from counted
      join assignment_type type on type.org_id = ${orgId} and type.assignment_type_code = counted.assignment_type_code
      group by counted.user_id
    )
    select figures.*, coalesce(waits.waiting_on, '[]') as waiting_on from figures left join waits using (user_id)`.execute(
    tx,
  );
  return new Map(rows.map(({ user_id: userId, ...figures }) => [userId, figures]));
}

/** The finished work of some people. */
export type DoneFigures = { done_today: number; done_7_days: number; received: number };

/** The work finished since the first day, and how much of it also arrived since then. */
export async function countDoneWork(
  tx: Tx,
  orgId: string,
  userIds: readonly string[],
  { today, firstDay }: Bounds,
): Promise<ReadonlyMap<string, DoneFigures>> {
  const { rows } = await sql<DoneFigures & { user_id: string }>`
    select assigned_user_id as user_id,
      count(*) filter (where list_code = 'done' and done_at >= ${today})::integer as done_today,
      count(*) filter (where list_code = 'done')::integer as done_7_days,
      count(*) filter (where list_code in ('done', 'cancelled') and assigned_at >= ${firstDay})::integer as received
    from assignment
    where org_id = ${orgId} and assigned_user_id = any (${userIds}::uuid[]) and done_at >= ${firstDay}
    group by assigned_user_id`.execute(tx);
  return new Map(rows.map(({ user_id: userId, ...figures }) => [userId, figures]));
}

/** The kinds of policies and of work with their names, for the skills of a person. */
export async function findKinds(tx: Tx, orgId: string, language: Language) {
  const name = sql.ref(`name_${language}`);
  const { rows: policyTypes } = await sql<{ code: string; name: string }>`
    select policy_type_code as code, ${name} as name from policy_type order by position limit 100`.execute(
    tx,
  );
  const { rows: assignmentTypes } = await sql<{ code: string; name: string }>`
    select assignment_type_code as code, ${name} as name from assignment_type
    where org_id = ${orgId} and is_active order by position limit 100`.execute(tx);
  return { policyTypes, assignmentTypes };
}

type Profile = Pick<
  Member,
  'capacity_points' | 'county_codes' | 'policy_type_codes' | 'assignment_type_codes' | 'row_version'
>;

/** Stores the capacity and skills of a person; `false` when they changed since they were read. */
export async function keepProfile(
  tx: Tx,
  { orgId, userId }: { orgId: string; userId: string },
  { row_version: version, ...profile }: Profile,
): Promise<boolean> {
  if (version === 0) {
    const inserted = await tx
      .insertInto('work_profile')
      .values({ org_id: orgId, user_id: userId, ...profile })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    return inserted !== undefined;
  }
  const updated = await tx
    .updateTable('work_profile')
    .set((eb) => ({ ...profile, row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('row_version', '=', version)
    .returning('user_id')
    .executeTakeFirst();
  return updated !== undefined;
}
