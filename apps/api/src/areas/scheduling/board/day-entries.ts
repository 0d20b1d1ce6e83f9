import { agendaSources, dashboardTiles, filterKey } from '#src/areas/worklist/extension-points.ts';
import { countVisitsOfToday, readVisitsOfDay } from './visits-of-day.ts';

/** What the visits of a day add to the dashboard. */
export const dayEntries = [
  agendaSources.entry({ read: readVisitsOfDay }),
  dashboardTiles.entry({
    code: 'visits_today',
    position: 55,
    count: countVisitsOfToday,
    settings: { filter_keys: filterKey.mine, category_code: 'active' },
    roles: 'AC.Assessor',
  }),
];
