import type { Call } from '#src/kernel/http/route-table.ts';
import { cappedCount, countWorklistNews } from './worklist-counts.ts';

/** How many assignments have come into a list since its rows were read. */
export async function countNews({ body, caller, tx, now }: Call<'countNews'>) {
  const { settings, known_ids: knownIds, shown_for: shownFor } = body;
  const since = shownFor === null ? null : new Date(now.getTime() - shownFor * 1000);
  const { columns: _columns, sort: _sort, ...filter } = settings;
  const viewer = { orgId: caller.orgId, userId: caller.userId, now };
  return cappedCount(await countWorklistNews(tx, filter, viewer, { knownIds, since }));
}
