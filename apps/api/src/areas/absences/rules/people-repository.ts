import { sql, type Transaction } from 'kysely';
import { takesWork } from '#src/kernel/access/takes-work-sql.ts';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Person = { user_id: string; full_name: string };

/** The condition for people whose absences are planned: active staff, without partners. */
export const isStaff = (person: string) =>
  sql`${sql.ref(`${person}.is_active`)} and not ${sql.ref(`${person}.is_external`)}`;

/**
 * The condition for people whose absences a manager decides.
 *
 * They are the members of the manager's team, the people who report to the manager, and other managers who report to nobody,
 * because nobody decides about their own absences.
 */
export const isManagedBy = (orgId: string, managerId: string) => sql`
  person.org_id = ${orgId} and ${isStaff('person')} and person.user_id <> ${managerId}
  and (person.manager_user_id = ${managerId}
    or person.team_id = (select team_id from app_user where org_id = ${orgId} and user_id = ${managerId})
    or (person.manager_user_id is null and exists (
      select from user_role held where held.org_id = ${orgId} and held.user_id = person.user_id
        and held.role_code like '_%.manager')))`;

/** The ids of the people whose absences a manager decides. */
export async function findManagedIds(tx: Transaction<Database>, orgId: string, managerId: string) {
  const { rows } = await sql<{ user_id: string }>`
    select person.user_id from app_user person where ${isManagedBy(orgId, managerId)}
    order by person.user_id limit 1000`.execute(tx);
  return new Set(rows.map((row) => row.user_id));
}

/** Whether a manager decides about an absence: that of a managed person, or one that was passed on to all managers. */
export async function mayDecide(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  absence: {
    user_id: string;
    status: string;
    passed_on_at: Date | null;
    decided_by_user_id: string | null;
  },
): Promise<boolean> {
  if (absence.user_id === userId || absence.status === 'draft') return false;
  // A passed-on request is open to every manager until its decision; afterwards the reason is private again.
  const isOfDecider = absence.status === 'asked' || absence.decided_by_user_id === userId;
  if (absence.passed_on_at !== null && isOfDecider) return true;
  return (await findManagedIds(tx, orgId, userId)).has(absence.user_id);
}

/** The teams of the people whose absences a manager decides, each with all its members. */
export async function findTeamsOfManager(
  tx: Transaction<Database>,
  orgId: string,
  managerId: string,
  language: Language,
): Promise<{ team_id: string; name: string; people: Person[] }[]> {
  const { rows } = await sql<{ team_id: string; name: string; people: Person[] }>`
    select team.team_id, team.${sql.ref(`name_${language}`)} as name,
      jsonb_agg(jsonb_build_object('user_id', member.user_id, 'full_name', member.full_name)
        order by member.full_name collate "ro-x-icu") as people
    from team join app_user member on member.org_id = ${orgId} and member.team_id = team.team_id and ${isStaff('member')}
    where team.org_id = ${orgId} and team.team_id in (
      select person.team_id from app_user person where ${isManagedBy(orgId, managerId)})
    group by team.team_id, name
    order by team.team_id = (select team_id from app_user where org_id = ${orgId} and user_id = ${managerId}) desc, name
    limit 50`.execute(tx);
  return rows;
}

/** The members of a person's team, the person included; without a team there are none. */
export async function findTeamOf(tx: Transaction<Database>, orgId: string, userId: string) {
  const { rows } = await sql<Person & { team_id: string }>`
    select colleague.user_id, colleague.full_name, colleague.team_id
    from app_user me join app_user colleague on colleague.org_id = ${orgId} and colleague.team_id = me.team_id
      and ${isStaff('colleague')}
    where me.org_id = ${orgId} and me.user_id = ${userId}
    order by colleague.full_name limit 500`.execute(tx);
  return { teamId: rows[0]?.team_id, people: rows };
}

/** A possible replacement. */
export type Candidate = Person & { has_same_roles: boolean };

/** Colleagues of the same team who can work on files and are not away in a period; first those with the same roles. */
export async function findCandidates(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  { date_from: from, date_to: to }: { date_from: string; date_to: string },
): Promise<Candidate[]> {
  const working = sql`role_code in ('claims.handler', 'AC.Assessor')`;
  const { rows } = await sql<Candidate>`
    select colleague.user_id, colleague.full_name, not exists (
        select role_code from user_role where org_id = ${orgId} and user_id = ${userId} and ${working}
        except
        select role_code from user_role where org_id = ${orgId} and user_id = colleague.user_id) as has_same_roles
    from app_user me join app_user colleague on colleague.org_id = ${orgId} and colleague.team_id = me.team_id
      and colleague.user_id <> me.user_id and ${isStaff('colleague')} and ${takesWork('colleague')}
    where me.org_id = ${orgId} and me.user_id = ${userId}
      and exists (select from user_role where org_id = ${orgId} and user_id = colleague.user_id and ${working})
      and not exists (
        select from absence join absence_type type on type.absence_type_code = absence.absence_type_code
        where absence.org_id = ${orgId} and absence.user_id = colleague.user_id and absence.status = 'approved'
          and type.counts_as_away and absence.date_from <= ${to} and absence.date_to >= ${from})
    order by has_same_roles desc, colleague.full_name limit 50`.execute(tx);
  return rows;
}

/** The address and language for notices to a person, and whether they plan their own absences here. */
export async function findAddressee(tx: Transaction<Database>, orgId: string, userId: string) {
  return tx
    .selectFrom('app_user')
    .select(['full_name', 'email', 'language'])
    .select(
      sql<boolean>`exists (select from user_role held where held.org_id = ${orgId}
        and held.user_id = app_user.user_id and held.role_code like '_%.selfmanaged')`.as('plans_absences'),
    )
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** All other managers, to whom undecided requests are passed on. */
export async function findSecondDeciders(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  firstIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select manager.user_id from app_user manager
    where manager.org_id = ${orgId} and ${isStaff('manager')} and not manager.is_locked and manager.user_id <> ${userId}
      and manager.user_id <> all (${firstIds}::uuid[])
      and exists (select from user_role held where held.org_id = ${orgId} and held.user_id = manager.user_id
        and held.role_code like '_%.manager')
    order by manager.user_id limit 20`.execute(tx);
  return rows.map((row) => row.user_id);
}

/** The deciders about a person's absences: the person they report to, else the managers of their team. */
export async function findDeciders(
  tx: Transaction<Database>,
  orgId: string,
  userId: string,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select manager.user_id from app_user person join app_user manager on manager.org_id = ${orgId}
      and ${isStaff('manager')} and manager.user_id <> person.user_id
      and (manager.user_id = person.manager_user_id or (person.manager_user_id is null and exists (
        select from user_role held where held.org_id = ${orgId} and held.user_id = manager.user_id
          and held.role_code like '_%.manager')))
    where person.org_id = ${orgId} and person.user_id = ${userId} limit 20`.execute(tx);
  return rows.map((row) => row.user_id);
}
