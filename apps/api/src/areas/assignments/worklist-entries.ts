import { agendaSources, dashboardTiles, filterKey } from '../worklist/extension-points.ts';
import { findDeadlines } from './agenda/deadline-repository.ts';

// A day with more deadlines than this is planned in the worklist.
const mostDeadlines = 100;

/** What the worklist, its dashboard and its agenda know of the work itself. */
export const worklistEntries = [
  dashboardTiles.entry({
    code: 'returned',
    position: 80,
    settings: { filter_keys: filterKey.mine | filterKey.returned, category_code: 'active' },
  }),
  dashboardTiles.entry({
    code: 'snoozed',
    position: 110,
    settings: { filter_keys: filterKey.mine, category_code: 'snoozed' },
  }),
  // Deadlines of the owner's open work, and of that of the colleagues whom they replace.
  agendaSources.entry({
    async read({ tx, owner, replaced, from, until, language }) {
      const userIds = [owner.userId, ...replaced.map(({ user_id }) => user_id)];
      const asked = { userIds, from, until, limit: mostDeadlines + 1 };
      const deadlines = await findDeadlines(tx, owner, asked, language);
      return {
        items: deadlines.slice(0, mostDeadlines).map((deadline) => ({ kind: 'deadline', ...deadline })),
        capped: deadlines.length > mostDeadlines,
      };
    },
  }),
];
