import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Where a visit was before an approved absence moved it, and the version that the move led to. */
export type EarlierPlace = {
  visitId: string;
  rowVersion: number;
  placeId: string;
  laneId: string | null;
  userId: string;
  startsAt: Date;
  endsAt: Date;
};

/** What an approved absence moved and nobody has put back. */
export async function findMovesOf(
  tx: Transaction<Database>,
  orgId: string,
  absenceId: string,
): Promise<EarlierPlace[]> {
  const { rows } = await sql<EarlierPlace>`
    select distinct on (visit_id) visit_id as "visitId", row_version as "rowVersion", place_id as "placeId", lane_id as "laneId",
      user_id as "userId", starts_at as "startsAt", ends_at as "endsAt"
    from visit_change where org_id = ${orgId} and absence_id = ${absenceId}
    order by visit_id, changed_at desc limit 200`.execute(tx);
  return rows;
}
