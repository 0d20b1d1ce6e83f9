import type { PageModule } from '@dosar/areas';
import { SettingsPage, settingsQuery } from './settings-page.tsx';

export const route: PageModule = {
  page: async () => SettingsPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(settingsQuery()),
};
