import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { LeavePeriod } from '@dosar/absences-domain';
import type { Database } from '#src/generated/database.ts';
import { isManagedBy } from '../rules/people-repository.ts';

type Manager = { orgId: string; userId: string };

/** A request for time off as the inbox of managers shows it. */
export type AskedAbsence = LeavePeriod & {
  absence_id: string;
  row_version: number;
  user_id: string;
  full_name: string;
  short_ro: string;
  short_en: string;
  half_days: number;
  sent_at: string;
};

// What was passed on is decided by any manager; an own request is seen, and decided by somebody else.
const isSeenBy = ({ orgId, userId }: Manager) => sql`absence.org_id = ${orgId} and absence.status = 'asked'
  and (absence.user_id = ${userId} or absence.passed_on_at is not null
    or absence.user_id in (select person.user_id from app_user person where ${isManagedBy(orgId, userId)}))`;

/** What waits for the decision of a manager, and the manager's own requests; what was asked first, first. */
export async function findAsked(
  tx: Transaction<Database>,
  manager: Manager,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<AskedAbsence[]> {
  const { rows } = await sql<AskedAbsence>`
    select absence.absence_id, absence.row_version, absence.user_id, person.full_name, type.short_ro, type.short_en,
      absence.date_from, absence.date_to, absence.first_part, absence.last_part, absence.half_days,
      to_char(coalesce(absence.sent_at, absence.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sent_at
    from absence join absence_type type on type.absence_type_code = absence.absence_type_code
      join app_user person on person.org_id = ${manager.orgId} and person.user_id = absence.user_id
    where ${isSeenBy(manager)} and ${condition}
    order by absence.sent_at, absence.absence_id limit 200`.execute(tx);
  return rows;
}

/** How many of them there are. */
export async function countAsked(tx: Transaction<Database>, manager: Manager): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from absence where ${isSeenBy(manager)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** When a request was sent, in whatever state it is now. */
export async function findSentAt(
  tx: Transaction<Database>,
  orgId: string,
  absenceId: string,
): Promise<string> {
  const { rows } = await sql<{ sent_at: string }>`
    select to_char(coalesce(sent_at, created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sent_at
    from absence where org_id = ${orgId} and absence_id = ${absenceId}`.execute(tx);
  return rows[0]?.sent_at ?? new Date(0).toISOString();
}

/** What people are called. */
export async function findNames(
  tx: Transaction<Database>,
  orgId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ full_name: string }>`
    select full_name from app_user where org_id = ${orgId} and user_id = any (${userIds}::uuid[])
    order by full_name limit 20`.execute(tx);
  return rows.map((row) => row.full_name);
}
