import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

type Period = { from: string; to: string | null };

/** The first people who are away within some days or have asked for it, with how many there are. */
export async function findAwayRows(
  tx: Transaction<Database>,
  orgId: string,
  { from, to }: Period,
): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, person.full_name as label, null as address
    from app_user person where person.org_id = ${orgId} and exists (select from absence
      where absence.org_id = ${orgId} and absence.user_id = person.user_id and absence.status in ('asked', 'approved')
        and absence.date_to >= ${from}::date and (${to}::date is null or absence.date_from <= ${to}::date))
    order by person.full_name, person.user_id limit ${mostExamples}`.execute(tx);
  return rows;
}
