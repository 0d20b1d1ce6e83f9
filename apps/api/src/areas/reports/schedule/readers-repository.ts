import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { Report } from '../extension-points.ts';
import { mayBeRunBy } from '../run/runnable-reports.ts';

/** Somebody who may get a report by e-mail. */
export type Reader = {
  user_id: string;
  full_name: string;
  email: string | null;
  language: Language;
  is_active: boolean;
  roles: string[];
};

const mostPeople = 20_000;

/** People with their roles; all of the organisation without ids. */
async function findPeople(
  tx: Transaction<Database>,
  orgId: string,
  userIds: readonly string[] | undefined,
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select person.user_id, person.full_name, person.email, person.language, person.is_active and not person.is_locked as is_active,
      array(select role_code from user_role where org_id = ${orgId} and user_id = person.user_id) as roles
    from app_user person
    where person.org_id = ${orgId} ${userIds === undefined ? sql`` : sql`and person.user_id = any (${[...userIds]}::uuid[])`}
    order by person.full_name, person.user_id limit ${sql.lit(mostPeople)}`.execute(tx);
  return rows;
}

/** Whether somebody may run a report now. */
export const mayRun = ({ is_active: isActive, roles }: Reader, report: Report): boolean =>
  isActive && mayBeRunBy(roles, report);

/** Colleagues who may run a report and can be written to; what counts one person's cases goes to that person alone. */
export async function findReaders(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  report: Report,
): Promise<Reader[]> {
  const people = await findPeople(tx, orgId, report.isPersonal ? [userId] : undefined);
  return people.filter((person) => person.email !== null && mayRun(person, report));
}

/** Certain people, whether they may run anything or not. */
export async function findPeopleById(
  tx: Transaction<Database>,
  orgId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Reader>> {
  return new Map((await findPeople(tx, orgId, userIds)).map((person) => [person.user_id, person]));
}
