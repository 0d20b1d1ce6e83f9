import { sql, type Transaction } from 'kysely';
import type { Days, StandIn } from '#src/areas/account/extension-points.ts';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;
type Who = { orgId: string; userId: string };

const standIn = sql`replacement.replacement_id as "replacementId", replacement.deputy_user_id as "deputyId",
  deputy.full_name as "deputyName", replacement.date_from::text as "from", replacement.date_to::text as "to",
  replacement.source = 'absence' as "isOfAbsence"`;

/** Who works in the name of somebody now or later, the nearest first. */
export async function findStandIns(
  tx: Tx,
  { orgId, userId, now }: Who & { now: Date },
): Promise<readonly StandIn[]> {
  const { rows } = await sql<StandIn>`
    select ${standIn} from replacement
    join app_user deputy on deputy.org_id = replacement.org_id and deputy.user_id = replacement.deputy_user_id
    where replacement.org_id = ${orgId} and replacement.replaced_user_id = ${userId}
      and replacement.revoked_at is null and replacement.ends_at > ${now}
    order by replacement.begins_at, replacement.replacement_id limit 50`.execute(tx);
  return rows;
}

// Nothing is given to an account that nobody gets into: gone, locked, never opened, or waiting for a new password.
const isAble = ({ from, to }: Days) => sql`
  deputy.is_active and not deputy.is_locked and not deputy.is_external and not deputy.is_password_expired
  and deputy.last_seen_at is not null
  and exists (select from user_role held where held.org_id = deputy.org_id and held.user_id = deputy.user_id
    and (held.role_code in ('claims.handler', 'AC.Assessor') or held.role_code like '_%.manager'))
  and not exists (
    select from absence join absence_type type on type.absence_type_code = absence.absence_type_code
    where absence.org_id = deputy.org_id and absence.user_id = deputy.user_id and absence.status = 'approved'
      and type.counts_as_away and absence.date_from <= ${to} and absence.date_to >= ${from})`;

/** Who could work in the name of somebody during some days, by name. */
export async function findAbleToReplace(
  tx: Tx,
  { orgId, userId, language }: Who & { language: Language },
  days: Days,
): Promise<readonly { user_id: string; full_name: string; team_name: string | null }[]> {
  const { rows } = await sql<{ user_id: string; full_name: string; team_name: string | null }>`
    select deputy.user_id, deputy.full_name, team.${sql.ref(`name_${language}`)} as team_name
    from app_user deputy left join team on team.org_id = deputy.org_id and team.team_id = deputy.team_id
    where deputy.org_id = ${orgId} and deputy.user_id <> ${userId} and ${isAble(days)}
    order by deputy.full_name, deputy.user_id limit 500`.execute(tx);
  return rows;
}

/** Holds somebody who is to work in another's name; false when they cannot. */
export async function holdDeputy(tx: Tx, { orgId, userId }: Who, days: Days): Promise<boolean> {
  const { rows } = await sql`
    select from app_user deputy where deputy.org_id = ${orgId} and deputy.user_id = ${userId} and ${isAble(days)}
    for share of deputy`.execute(tx);
  return rows.length === 1;
}

/** Lets somebody work in the name of another, with no absence behind it. */
export async function insertSetReplacement(
  tx: Tx,
  { orgId, userId, deputyId, from, to, reason }: Who & Days & { deputyId: string; reason: string },
): Promise<void> {
  await tx
    .insertInto('replacement')
    .values({
      org_id: orgId,
      replaced_user_id: userId,
      deputy_user_id: deputyId,
      date_from: from,
      date_to: to,
      source: 'manual',
      reason,
    })
    .execute();
}

/** Ends one that was set for somebody; `undefined` when it is over, of an absence, or of somebody else. */
export async function endSetReplacement(
  tx: Tx,
  { orgId, userId, replacementId, now }: Who & { replacementId: string; now: Date },
): Promise<StandIn | undefined> {
  const { rows } = await sql<StandIn>`
    update replacement set revoked_at = ${now}, row_version = replacement.row_version + 1 from app_user deputy
    where replacement.org_id = ${orgId} and replacement.replacement_id = ${replacementId}
      and replacement.replaced_user_id = ${userId} and replacement.source = 'manual'
      and replacement.revoked_at is null and replacement.ends_at > ${now}
      and deputy.org_id = replacement.org_id and deputy.user_id = replacement.deputy_user_id
    returning ${standIn}`.execute(tx);
  return rows[0];
}

/** Replacements that somebody who leaves was given by an administrator, as far as they are not over. */
export async function findSetReplacementsOf(
  tx: Tx,
  { orgId, userId, now }: Who & { now: Date },
): Promise<{ replacementId: string; replacedId: string; replacedName: string; from: string; to: string }[]> {
  const { rows } = await sql<{
    replacementId: string;
    replacedId: string;
    replacedName: string;
    from: string;
    to: string;
  }>`
    select replacement.replacement_id as "replacementId", replaced.user_id as "replacedId",
      replaced.full_name as "replacedName", replacement.date_from::text as "from", replacement.date_to::text as "to"
    from replacement
    join app_user replaced on replaced.org_id = replacement.org_id and replaced.user_id = replacement.replaced_user_id
    where replacement.org_id = ${orgId} and replacement.deputy_user_id = ${userId} and replacement.source = 'manual'
      and replacement.revoked_at is null and replacement.ends_at > ${now}
    order by replacement.begins_at, replacement.replacement_id limit 5000`.execute(tx);
  return rows;
}

/** Lets somebody else go on with one, with the days that it has. */
export async function passSetReplacementOn(
  tx: Tx,
  {
    orgId,
    replacementId,
    deputyId,
    now,
  }: { orgId: string; replacementId: string; deputyId: string; now: Date },
): Promise<void> {
  await sql`
    with ended as (
      update replacement set revoked_at = ${now} where org_id = ${orgId} and replacement_id = ${replacementId}
        and revoked_at is null returning *)
    insert into replacement (org_id, replaced_user_id, deputy_user_id, date_from, date_to, first_part, last_part, source,
      reason)
    select org_id, replaced_user_id, ${deputyId}, date_from, date_to, first_part, last_part, source, reason
    from ended`.execute(tx);
}
