import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { placesStartCheck } from '../start-check.ts';
import { visitUses } from '../uses/visit-uses.ts';
import { placesPage } from './places-page.ts';

/** What the settings know of places: their history, what uses them, and whether there are enough to begin. */
export const placesInSettings = (needs: Parameters<typeof placesPage>[0]) => [
  settingPages.entry(placesPage(needs)),
  ...visitUses,
  placesStartCheck,
];
