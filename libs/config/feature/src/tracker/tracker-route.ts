import type { PageModule } from '@dosar/areas';
import { trackerSettings } from './tracker-history.ts';
import { TrackerPage, trackerSettingsQuery } from './tracker-page.tsx';

export const route: PageModule = {
  page: async () => TrackerPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(trackerSettingsQuery()),
};

export const settings = trackerSettings;
