import { addDays } from '@dosar/kernel/dates';
import { localDateOf, startOfDay } from '@dosar/kernel/zone';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Moment = { orgId: string; now: Date };

const hoursAfterMidnight = 3;
const keptChecks = 30;
const mostNamed = 100;
/** Work that is put off comes back within a minute or two; after this, nobody brings it back any more. */
const patienceMinutes = 15;

/** When the lists should last have been looked through: at night, when nobody works. */
export function lastNight(now: Date): Date {
  const today = localDateOf(now);
  const at = (day: string) => new Date(startOfDay(day).getTime() + hoursAfterMidnight * 3_600_000);
  return at(today) <= now ? at(today) : at(addDays(today, -1));
}

/**
 * Looks once a night, in one of all processes, for open work that nobody can get to, and keeps what it found.
 *
 * The first look is at once: who opens a new installation sees a number and not a gap.
 */
export async function checkLists(tx: Transaction<Database>, { orgId, now }: Moment): Promise<void> {
  const { rows } = await sql<{ is_due: boolean }>`
    select not exists (select from worklist_check where org_id = ${orgId} and checked_at >= ${lastNight(now)})
      and pg_try_advisory_xact_lock(hashtextextended(${`worklist check|${orgId}`}, 0)) as is_due`.execute(tx);
  if (rows[0]?.is_due !== true) return;
  // Another process may have finished between the question and the lock; its row then is the one of this night.
  await sql`
    with forgotten as materialized (${forgottenWork({ orgId, now })}),
      named as (select * from forgotten order by assignment_id limit ${sql.lit(mostNamed)})
    insert into worklist_check (org_id, checked_at, orphan_count, orphans)
    select ${orgId}, ${now}, (select count(*) from forgotten), coalesce((
      select jsonb_agg(jsonb_build_object('assignment_id', assignment_id, 'reason', reason)) from named), '[]')
    where not exists (select from worklist_check where org_id = ${orgId} and checked_at >= ${lastNight(now)})`.execute(
    tx,
  );
  await sql`
    delete from worklist_check where org_id = ${orgId} and checked_at < (
      select min(checked_at) from (
        select checked_at from worklist_check where org_id = ${orgId} order by checked_at desc
        limit ${sql.lit(keptChecks)}) as kept)`.execute(tx);
}

function forgottenWork({ orgId, now }: Moment) {
  return sql`
    select work.assignment_id, case
        when work.list_code not in ('active', 'waiting', 'snoozed')
          or num_nonnulls(work.assigned_user_id, work.queue_id) <> 1 then 'in_no_list'
        when not (owner.is_active and not owner.is_locked) then 'owner_inactive'
        when work.queue_id is not null and queue.team_id is null then 'queue_without_team'
        when work.snoozed_until < ${now}::timestamptz - make_interval(mins => ${patienceMinutes}) then 'snooze_overdue'
      end as reason
    from assignment work
    left join app_user owner on owner.org_id = ${orgId} and owner.user_id = work.assigned_user_id
    left join queue on queue.org_id = ${orgId} and queue.queue_id = work.queue_id
    where work.org_id = ${orgId} and work.category_code in ('new', 'active', 'waiting')
      and (work.list_code not in ('active', 'waiting', 'snoozed')
        or num_nonnulls(work.assigned_user_id, work.queue_id) <> 1
        or not (owner.is_active and not owner.is_locked)
        or work.queue_id is not null and queue.team_id is null
        or work.snoozed_until < ${now}::timestamptz - make_interval(mins => ${patienceMinutes}))`;
}
