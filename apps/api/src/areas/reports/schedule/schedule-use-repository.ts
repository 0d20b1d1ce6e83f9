import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

/** The first owners of reports that go out by themselves, with how many such reports there are. */
export async function findScheduleRows(tx: Transaction<Database>, orgId: string): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total, owner.full_name as label, null as address
    from report_schedule schedule
    join app_user owner on owner.org_id = schedule.org_id and owner.user_id = schedule.owner_user_id
    where schedule.org_id = ${orgId} and schedule.status = 'active'
    order by owner.full_name, schedule.report_schedule_id limit ${mostExamples}`.execute(tx);
  return rows;
}
