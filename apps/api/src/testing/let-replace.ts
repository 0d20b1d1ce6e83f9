import { sql } from 'kysely';
import type { TestApi } from './start-test-api.ts';

/** Lets somebody stand in for a colleague, without a day for the week of the moment of the world. */
export async function letReplace(
  api: TestApi,
  deputy: string,
  replaced: string,
  { from = '2026-03-02', to = '2026-03-06' }: { from?: string; to?: string } = {},
): Promise<void> {
  await sql`
    insert into replacement (org_id, replaced_user_id, deputy_user_id, date_from, date_to, reason)
    select deputy.org_id, replaced.user_id, deputy.user_id, ${from}, ${to}, 'test'
    from app_user deputy join app_user replaced on replaced.username = ${replaced}
    where deputy.username = ${deputy}`.execute(api.database.kysely);
}
