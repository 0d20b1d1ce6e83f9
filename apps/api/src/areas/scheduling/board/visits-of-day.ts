import type { AgendaSource } from '#src/areas/worklist/extension-points.ts';
import { findVisitsIn } from '../visit-repository.ts';

const mostVisits = 50;

/** What visits somebody makes on a day, with hour and place. */
export const readVisitsOfDay: AgendaSource['read'] = async ({ tx, owner, from, until }) => {
  const rows = await findVisitsIn(tx, owner.orgId, {
    from,
    until,
    now: from,
    most: mostVisits + 1,
    userId: owner.userId,
  });
  return {
    items: rows.slice(0, mostVisits).map((row) => ({
      kind: 'visit',
      at: row.starts_at.toISOString(),
      visit_id: row.visit_id,
      assignment_id: row.assignment_id,
      claim_file_no: row.claim_file_no,
      plate: row.plate,
      place_name: row.place_name,
      status: row.status,
    })),
    capped: rows.length > mostVisits,
  };
};
