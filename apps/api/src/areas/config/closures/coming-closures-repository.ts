import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

const mostDays = 1000;

/** The own closed days of an organisation from a day on. */
export function findComingClosures(tx: Transaction<Database>, orgId: string, from: string) {
  return tx
    .selectFrom('closure')
    .select(['closure_date', 'name_ro', 'name_en'])
    .select([
      sql<string | null>`to_char(closed_from, 'HH24:MI')`.as('closed_from'),
      sql<string | null>`to_char(closed_until, 'HH24:MI')`.as('closed_until'),
    ])
    .where('org_id', '=', orgId)
    .where('closure_date', '>=', from)
    .orderBy('closure_date')
    .limit(mostDays)
    .execute();
}
