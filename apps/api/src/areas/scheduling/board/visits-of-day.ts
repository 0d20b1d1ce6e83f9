import type { AgendaSource, DashboardTile } from '#src/areas/worklist/extension-points.ts';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf, startOfDay } from '@dosar/kernel/zone';
import { countVisitsOf, findVisitsIn } from '../visit-repository.ts';

const mostVisits = 50;

/** The visits of a person on a day, with hour and place. */
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

/** How many visits the viewer makes today, those that are over as well. */
export const countVisitsOfToday: NonNullable<DashboardTile['count']> = (tx, { orgId, userId, now }, most) => {
  const today = localDateOf(now);
  const day = { from: startOfDay(today), until: startOfDay(addDays(today, 1)) };
  return countVisitsOf(tx, orgId, { ...day, userId, most });
};
