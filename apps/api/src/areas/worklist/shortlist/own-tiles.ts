import { dashboardTiles, filterKey } from '../extension-points.ts';

const { mine, myTeam, unassigned, overdue, dueToday, untouched } = filterKey;
const active = { category_code: 'active' } as const;
const managers = '*.manager';

/** The numbers about whose work it is and when it is due, which no other area knows better. */
export const ownTiles = [
  dashboardTiles.entry({ code: 'mine', position: 30, settings: { filter_keys: mine, ...active } }),
  dashboardTiles.entry({
    code: 'overdue',
    position: 40,
    settings: { filter_keys: mine | overdue, ...active },
  }),
  dashboardTiles.entry({
    code: 'due_today',
    position: 50,
    settings: { filter_keys: mine | dueToday, ...active },
  }),
  dashboardTiles.entry({
    code: 'new',
    position: 60,
    settings: { filter_keys: mine, category_code: 'new' },
  }),
  dashboardTiles.entry({
    code: 'untouched',
    position: 90,
    settings: { filter_keys: mine | untouched, ...active },
  }),
  dashboardTiles.entry({
    code: 'unassigned',
    position: 200,
    settings: { filter_keys: unassigned, ...active },
    roles: managers,
  }),
  dashboardTiles.entry({
    code: 'team_overdue',
    position: 220,
    settings: { filter_keys: myTeam | overdue, ...active },
    roles: managers,
  }),
];
