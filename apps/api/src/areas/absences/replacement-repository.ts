import type { Deputyship, LeavePeriod } from '@dosar/absences-domain';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared } from '#src/kernel/database/index.ts';

/** A replaced colleague, with the first and the last day. */
type Replaced = { user_id: string; full_name: string; date_from: string; date_to: string };

// Nobody replaces more colleagues in one day than a team has.
const mostReplaced = 50;

/** The colleagues whom a person replaces on a day and in whose name they may act. */
export async function findReplaced(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  date: string,
): Promise<Replaced[]> {
  const { rows } = await sql<Replaced>`${prepared}
    select replaced.user_id, replaced.full_name, chain.date_from::text, chain.date_to::text
    from replaced_users(${orgId}, ${userId}, ${date}::date) as chain
      join app_user replaced on replaced.org_id = ${orgId} and replaced.user_id = chain.replaced_user_id
    where may_act_for(${orgId}, ${userId}, chain.replaced_user_id, ${date}::date)
    order by replaced.full_name collate "ro-x-icu", replaced.user_id
    limit ${sql.lit(mostReplaced)}`.execute(tx);
  return rows;
}

/** A query of the ids of the colleagues whom a person replaces at a moment, for conditions on owners of work. */
export function replacedUserIds(viewer: { orgId: string; userId: string; now: Date }): RawBuilder<unknown> {
  const { orgId, userId, now } = viewer;
  return sql`select replaced_user_id from replaced_users_at(${orgId}, ${userId}, ${now}::timestamptz)`;
}

/** Serialises the replacements of an organisation, because two at once could close a circle that neither of them sees. */
export async function holdReplacements(tx: Transaction<Database>, orgId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`replacement|${orgId}`}, 0))`.execute(tx);
}

/** The approved replacements in a period. */
export async function findDeputyships(
  tx: Transaction<Database>,
  orgId: string,
  { date_from: from, date_to: to }: { date_from: string; date_to: string },
): Promise<Deputyship[]> {
  return tx
    .selectFrom('replacement')
    .select(['replaced_user_id', 'deputy_user_id'])
    .where('org_id', '=', orgId)
    .where('revoked_at', 'is', null)
    .where('date_from', '<=', to)
    .where('date_to', '>=', from)
    .execute();
}

/**
 * The person responsible for somebody's work at a moment: that person or their replacement, through any number of
 * replacements; `undefined` when all of them are away.
 */
export async function findContact(
  tx: Transaction<Database>,
  { orgId, userId, now }: { orgId: string; userId: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select contact_at(${orgId}, ${userId}, ${now}) as id`.execute(tx);
  return rows[0]?.id ?? undefined;
}

/** Stores the replacement of an approved absence. */
export async function insertReplacement(
  tx: Transaction<Database>,
  { orgId, ...row }: Deputyship & LeavePeriod & { orgId: string; absence_id: string },
): Promise<void> {
  await tx
    .insertInto('replacement')
    .values({ org_id: orgId, ...row, source: 'absence' })
    .execute();
}

/** Ends the replacement of an absence now. */
export async function revokeReplacement(
  tx: Transaction<Database>,
  orgId: string,
  absenceId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('replacement')
    .set({ revoked_at: now })
    .where('org_id', '=', orgId)
    .where('absence_id', '=', absenceId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Changes the replacement of an absence for its remaining days. */
export async function passReplacementOn(
  tx: Transaction<Database>,
  { orgId, absenceId, deputyId, now }: { orgId: string; absenceId: string; deputyId: string; now: Date },
): Promise<void> {
  await sql`
    with ended as (
      update replacement set revoked_at = ${now}
      where org_id = ${orgId} and absence_id = ${absenceId} and revoked_at is null returning *)
    insert into replacement (org_id, replaced_user_id, deputy_user_id, absence_id, date_from, date_to, first_part, last_part,
      source)
    select org_id, replaced_user_id, ${deputyId}, absence_id, date_from, date_to, first_part, last_part, source
    from ended`.execute(tx);
}

/** The people who can take over the replacements of a person who leaves, with the number of their replacements. */
export async function findReplacementTakers(
  tx: Transaction<Database>,
  { orgId, userId, now }: { orgId: string; userId: string; now: Date },
): Promise<{ userId: string; load: number }[]> {
  const { rows } = await sql<{ userId: string; load: number }>`
    select person.user_id as "userId", (select count(*)::integer from replacement
      where replacement.org_id = ${orgId} and replacement.deputy_user_id = person.user_id
        and replacement.revoked_at is null and replacement.ends_at > ${now}) as load
    from app_user person
    where person.org_id = ${orgId} and person.user_id <> ${userId}
      and person.is_active and not person.is_locked and not person.is_external
      and exists (select from user_role held where held.org_id = ${orgId} and held.user_id = person.user_id
        and (held.role_code in ('claims.handler', 'AC.Assessor') or held.role_code like '_%.manager'))
    order by load, person.full_name limit 500`.execute(tx);
  return rows;
}
