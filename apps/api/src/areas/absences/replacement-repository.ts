import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared } from '#src/kernel/database/index.ts';

/** A colleague whom somebody replaces, from one day to another. */
type Replaced = { user_id: string; full_name: string; date_from: string; date_to: string };

// A replacement lasts from a day in Romania to another one, wherever the server stands.
const zone = 'Europe/Bucharest';

// Nobody replaces more colleagues in one day than a team has.
const mostReplaced = 50;

/** The colleagues whom somebody replaces on a day, in whose name they may act then. */
export async function findReplaced(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  date: string,
): Promise<Replaced[]> {
  const { rows } = await sql<Replaced>`${prepared}
    select replaced.user_id, replaced.full_name,
      min(replacement.date_from)::text as date_from, max(replacement.date_to)::text as date_to
    from replacement
      join app_user replaced on replaced.org_id = ${orgId} and replaced.user_id = replacement.replaced_user_id
    where replacement.org_id = ${orgId} and replacement.deputy_user_id = ${userId}
      and replacement.revoked_at is null
      and ${date}::date between replacement.date_from and replacement.date_to
      and may_act_for(${orgId}, ${userId}, replacement.replaced_user_id, ${date}::date)
    group by replaced.user_id, replaced.full_name
    order by replaced.full_name collate "ro-x-icu", replaced.user_id
    limit ${sql.lit(mostReplaced)}`.execute(tx);
  return rows;
}

/** The ids of whom somebody replaces at a moment, as a query for a condition on who owns work. */
export function replacedUserIds(viewer: { orgId: string; userId: string; now: Date }): RawBuilder<unknown> {
  const { orgId, userId, now } = viewer;
  return sql`select replaced_user_id from replacement
      where org_id = ${orgId} and deputy_user_id = ${userId} and revoked_at is null
        and (${now}::timestamptz at time zone ${zone})::date between date_from and date_to`;
}
